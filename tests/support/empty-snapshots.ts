import { expect, type Page } from 'playwright/test';

/**
 * Opens a page as it would be had the build found nothing in the database: every list that an island
 * starts from is empty, and the API is what `page.route` says.
 * @param property what the island calls the list
 */
export async function openWithoutSnapshots(
	page: Page,
	path: string,
	property = 'snapshot',
): Promise<void> {
	await page.route(
		(url) => url.pathname === path,
		async (route) => {
			const response = await route.fetch();
			const html = await response.text();
			const emptied = html.replace(/ props="([^"]*)"/g, (_, props: string) => {
				const values: unknown = JSON.parse(
					props.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
				);
				const emptyList = [1, []];
				const json = JSON.stringify({ ...Object(values), [property]: emptyList });
				return ` props="${json.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
			});
			expect(emptied).not.toBe(html);
			await route.fulfill({ response, body: emptied });
		},
	);
	await page.goto(path);
}
