import { spawnSync } from 'node:child_process';

import type { Page } from 'playwright/test';

import { type FreshRows, type FreshView, readFreshRows } from '#src/contract/catalog/fresh-rows.ts';

/**
 * Answers a page that asks for a part of it with what the server draws of these rows.
 * @param until holds the answer back
 */
export async function answerRows(
	page: Page,
	rows: FreshRows,
	until?: Promise<void>,
): Promise<void> {
	const html = drawn(rows);
	await page.route(isAskedFor(rows.view), async (route) => {
		await until;
		await route.fulfill({ json: { html } });
	});
}

/** Whether an address asks for a part of a page. */
export function isAskedFor(view: FreshView): (url: URL) => boolean {
	return ({ pathname, searchParams }) =>
		pathname === readFreshRows.path && searchParams.get('view') === view;
}

/** Drawn in a process of its own: the one that runs browser tests makes something else of components. */
function drawn(rows: FreshRows): string {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		['tests/support/draw-fresh-rows.ts'],
		{ input: JSON.stringify(rows), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
	);
	if (status !== 0) throw new Error(stderr);
	return stdout;
}
