import { expect, type Page } from 'playwright/test';

/**
 * Opens a page as it would be had the build found nothing in the database: no list of rows has any, nor a version of
 * them, and the API is what `page.route` says.
 */
export async function openBuiltEmpty(page: Page, path: string): Promise<void> {
	await page.route(
		(url) => url.pathname === path,
		async (route) => {
			const response = await route.fetch();
			const html = await response.text();
			const emptied = html
				.replace(/(<fresh-rows [^>]*>)[^]*?(?=<template>)/g, '$1<div aria-busy="true"></div>')
				.replace(/ data-version="[^"]*"/g, '')
				.replace(/(<p role="status"[^>]*>)[^<]*/g, '$1');
			expect(emptied).not.toBe(html);
			await route.fulfill({ response, body: emptied });
		},
	);
	await page.goto(path);
}
