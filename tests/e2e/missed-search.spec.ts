import { searchFor } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

test('what a list does not have is counted once it has stood for a moment, and once a page', async ({
	page,
}) => {
	const sent: unknown[] = [];
	await page.route('**/api/missed-searches', async (route) => {
		sent.push(route.request().postDataJSON());
		await route.continue();
	});
	await page.goto('/destinations');
	const field = page.getByRole('searchbox', { name: 'Search destinations' });
	await field.fill('Atl');
	const counted = page.waitForResponse('**/api/missed-searches');
	await field.fill('Atlantis');
	await expect(page.getByRole('heading', { name: 'No destination for “Atlantis”' })).toBeVisible();
	expect((await counted).status()).toBe(200);
	await field.fill('London');
	await field.fill('Atlantis');
	const next = page.waitForResponse('**/api/missed-searches');
	await field.fill('Lemuria');
	await next;
	expect(sent).toEqual([
		{ kind: 'destinations', words: 'Atlantis' },
		{ kind: 'destinations', words: 'Lemuria' },
	]);
});

for (const path of ['/', '/flights']) {
	test(`on ${path} a place that no airport and no town has the name of is counted, and one that is one of several is not`, async ({
		page,
	}) => {
		const sent: unknown[] = [];
		await page.route('**/api/missed-searches', async (route) => {
			sent.push(route.request().postDataJSON());
			await route.continue();
		});
		await page.goto(path);
		const counted = page.waitForResponse('**/api/missed-searches');
		await searchFor(page, 'lond', 'Neverland');
		expect((await counted).status()).toBe(200);
		expect(sent).toEqual([{ kind: 'airports', words: 'Neverland' }]);
	});
}
