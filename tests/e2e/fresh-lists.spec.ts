import type { Page } from 'playwright/test';

import type { ListedTour } from '#src/contract/catalog/catalog.ts';

import { makeNewer, openAndCompare } from '../support/catalog-versions.ts';
import { answerRows } from '../support/fresh-rows.ts';
import { expect, test } from '../support/site.ts';

const pages = ['/tours', '/tours/search?destination=japan', '/destinations?q=asia', '/'];

test('a list that is up to date asks for the versions, and for no rows', async ({ page }) => {
	await makeNewer(page);
	let asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	for (const path of pages) {
		await test.step(path, async () => {
			asked = [];
			await openAndCompare(page, path);
			const calls = asked.filter((address) => address.startsWith('/api/'));
			// The list of tours asks for the seats of their departures beside it: no version tells those.
			const alone = calls.filter((address) => address !== '/api/tours/seats');
			expect(alone).toEqual(['/api/catalog-versions']);
			if (path !== '/') expect(asked.filter((address) => /react/.test(address))).toEqual([]);
		});
	}
});

test('a tour that was added and one that was deleted: the list is narrowed anew', async ({
	page,
	request,
}) => {
	const tours: ListedTour[] = await (await request.get('/api/tours')).json();
	const [first] = tours;
	if (!first) throw new Error('There are no tours.');
	const kept = tours.filter(({ name }) => !name.includes('Bali'));
	const added = { ...first, id: 901, name: 'Madeira on Foot', destination: 'Madeira, Portugal' };
	await makeNewer(page, 'tours');
	await answerRows(page, { view: 'tours', tours: [...kept, added] });
	await page.goto('/tours?destination=madeira');
	await expect(page.getByRole('article')).toHaveCount(1);
	await expect(page.getByRole('article')).toContainText('Madeira on Foot');
	await expect(status(page)).toHaveText('1 of 12 tours');
	await expect(page.locator('datalist option', { hasText: 'Madeira, Portugal' })).toHaveCount(1);
	await page.getByRole('button', { name: 'Clear filter' }).click();
	await expect(page.getByRole('article')).toHaveCount(12);
	await expect(page.getByRole('article').filter({ hasText: 'Bali' })).toHaveCount(0);
});

test('tours that were all taken off sale are said to be none', async ({ page }) => {
	await makeNewer(page, 'tours');
	await answerRows(page, { view: 'tours', tours: [] });
	await page.goto('/tours');
	await expect(page.getByText('There are no tour packages at the moment.')).toBeVisible();
	await expect(status(page)).toHaveText('0 tours');
	await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveCount(0);
});

test('an API that is away, or newer tours that cannot be had, leave the built list, which is still narrowed', async ({
	page,
}) => {
	const failure = page.getByText('Failed to load tour packages. Please try again later.');
	await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: {} }));
	await page.goto('/tours');
	await expect(failure).toBeVisible();
	await expect(page.locator('#tour-list').getByRole('article')).toHaveCount(12);
	await expect(page.locator('#tour-list').getByRole('status')).toHaveText('12 tours');

	await makeNewer(page, 'tours');
	await page.reload();
	await expect(failure).toBeVisible();
	await page.getByLabel('Destination').fill('bali');
	await expect(page.getByRole('article')).toHaveCount(1);
	await expect(status(page)).toHaveText('1 of 12 tours');
});

test('what is typed while newer destinations are on their way is still searched for', async ({
	page,
	request,
}) => {
	const all = await (await request.get('/api/destinations')).json();
	const answered = Promise.withResolvers<void>();
	await makeNewer(page, 'destinations');
	const destinations = [...all, { ...all[0], id: 901, name: 'Kyoto Old Town, Japan' }];
	await answerRows(page, { view: 'destinations', destinations }, answered.promise);
	await page.goto('/destinations');
	const field = page.getByLabel('Search destinations');
	await field.fill('kyoto');
	await expect(page.getByRole('article')).toHaveCount(1);
	answered.resolve();
	await expect(page.getByRole('article')).toHaveCount(2);
	await expect(field).toHaveValue('kyoto');
	await expect(field).toBeFocused();
});

test('three hundred tours are narrowed letter by letter', async ({ page, request }) => {
	const [tour] = await (await request.get('/api/tours')).json();
	const tours = Array.from({ length: 300 }, (_, index) => ({
		...tour,
		id: index + 1,
		name: `Walk number ${index + 1}`,
		destination: index % 2 ? 'Lisbon, Portugal' : 'Nuuk, Greenland',
	}));
	await makeNewer(page, 'tours');
	await answerRows(page, { view: 'tours', tours });
	await page.goto('/tours');
	await expect(status(page)).toHaveText('300 tours');
	await page.getByLabel('Destination').pressSequentially('nuuk');
	await expect(status(page)).toHaveText('150 of 300 tours');
	await page.getByLabel('Destination').fill('lisbon number 278');
	await expect(page.getByRole('article')).toHaveCount(1);
	await expect(page.getByRole('article')).toContainText('Walk number 278');
});

test('deals that can no longer be sold since the page was built are not offered any more', async ({
	page,
}) => {
	await page.route('**/api/**', (route) => route.abort());
	await page.goto('/');
	const deals = page.getByRole('link', { name: /^View Deal/, includeHidden: true });
	const built = await deals.count();
	const moments = await page
		.locator('[data-sold-until]')
		.evaluateAll((items) => items.map((item) => item.getAttribute('data-sold-until') ?? ''));
	const [first = ''] = moments.toSorted();
	const gone = moments.filter((moment) => moment === first);
	await page.clock.setFixedTime(Date.parse(first));
	await page.reload();
	await expect(deals).toHaveCount(built);
	await page.clock.setFixedTime(Date.parse(first) + 1);
	await page.reload();
	await expect(deals).toHaveCount(built - gone.length);
	await expect(page.locator(`[data-sold-until="${first}"]`)).toHaveCount(0);
});

test('where every deal has departed, the API is asked for those of now', async ({
	page,
	request,
}) => {
	const html = await (await request.get('/')).text();
	const built = [...html.matchAll(/data-rows="(\w+)" data-version="(\w+)"/g)];
	const versions = Object.fromEntries(built.map(([, kind, version]) => [kind, version]));
	await page.route('**/api/catalog-versions', (route) => route.fulfill({ json: versions }));
	await answerRows(page, { view: 'featured-deals', deals: [] });
	await page.clock.setFixedTime('2099-01-01T12:00:00Z');
	await page.goto('/');
	await expect(page.getByText('There are no featured deals at the moment.')).toBeVisible();
});

test('a drawing takes the place of a picture that cannot be loaded', async ({ page }) => {
	await page.route('**/posters/**', (route) => route.abort());
	await page.goto('/tours');
	await expect(page.getByRole('article').locator('img').first()).toHaveAttribute(
		'src',
		/^data:image\/svg/,
	);
});

function status(page: Page) {
	return page.getByRole('status').first();
}
