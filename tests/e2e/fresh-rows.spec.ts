import type { Page } from 'playwright/test';

import type { CatalogKind } from '#src/contract/catalog/catalog.ts';
import type { FreshRows, FreshView } from '#src/contract/catalog/fresh-rows.ts';

import { makeNewer, openAndCompare } from '../support/catalog-versions.ts';
import { answerRows, isAskedFor } from '../support/fresh-rows.ts';
import { expect, test } from '../support/site.ts';

type Detail = {
	path: string;
	kind: CatalogKind;
	view: FreshView;
	// The API answers with the row.
	withRow: (row: never) => FreshRows;
	failure: string;
	drawnAnew: string;
	expectKept: (page: Page, asked: readonly string[]) => Promise<void>;
};

const details: Detail[] = [
	{
		path: '/tours/1',
		kind: 'tours',
		view: 'tour',
		withRow: (tour) => ({ view: 'tour', tour, destinations: [] }),
		failure: 'Failed to load tour packages.',
		drawnAnew: 'keeps the map of its route',
		expectKept: async (page: Page) => {
			await expect(page.getByRole('heading', { name: 'Route', exact: true })).toBeVisible();
			await expect(mapOf(page)).toHaveCount(1);
			await expect(page.locator('#route-days')).toContainText(/^Days? 1/);
		},
	},
	{
		path: '/flights/1',
		kind: 'flights',
		view: 'deal',
		withRow: (deal) => ({ view: 'deal', deal }),
		failure: 'Failed to load flight deals.',
		drawnAnew: 'is still there to be booked',
		expectKept: async (page: Page) => {
			await expect(page.getByRole('link', { name: 'Book this deal' })).toBeVisible();
		},
	},
	{
		path: '/destinations/1',
		kind: 'destinations',
		view: 'destination',
		withRow: (destination) => ({
			view: 'destination',
			destination,
			tours: [],
			toursVersion: 'newer',
		}),
		failure: 'Failed to load destinations.',
		drawnAnew: 'keeps the tours that it has, which are asked for by themselves',
		expectKept: async (page: Page, asked: readonly string[]) => {
			await expect(page.getByRole('link', { name: 'View Details Kyoto on Foot' })).toBeVisible();
			expect(asked.filter((address) => address.includes('tours-there'))).toEqual([]);
		},
	},
];

for (const { path, kind, view, withRow, failure, drawnAnew, expectKept } of details) {
	test(`${path} asks for the versions once, and is as it was built, as the row is now, or under a message; drawn anew it ${drawnAnew}`, async ({
		page,
		request,
	}) => {
		const title = page.getByRole('heading', { level: 1 });
		await test.step('up to date, it loads no React', async () => {
			await makeNewer(page);
			const asked = askedBy(page);
			await openAndCompare(page, path);
			const calls = asked().filter((address) => address.startsWith('/api/'));
			// A tour asks for the seats of its departures beside it: no version tells those.
			const alone = calls.filter((address) => !address.includes('view=departures'));
			expect(alone).toEqual(['/api/catalog-versions']);
			const later = asked().slice(asked().indexOf('/api/catalog-versions'));
			expect(later.filter((address) => address.endsWith('.js'))).toEqual([]);
			expect(await drawnByReact(page)).toBe(0);
		});

		for (const address of ['**/api/catalog-versions', isAskedFor(view)]) {
			await test.step(`it stays as it was built while ${String(address)} fails`, async () => {
				await page.unrouteAll({ behavior: 'wait' });
				await makeNewer(page, kind);
				await page.route(address, (route) => route.fulfill({ status: 503, json: {} }));
				await page.goto(path);
				const before = await title.textContent();
				await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
				await expect(title).toHaveText(before ?? '');
			});
		}

		await test.step('out of date, it shows the row as it is now, where the reader is', async () => {
			await page.unrouteAll({ behavior: 'wait' });
			const row = await (await request.get(`/api${path}`)).json();
			await answerRows(page, withRow({ ...row, description: 'Words of this minute.' } as never));
			await makeNewer(page, kind);
			const asked = askedBy(page);
			await page.goto(path);
			await expect(page.getByText('Words of this minute.')).toBeVisible();
			await expectKept(page, asked());
			await expect(title).toHaveCount(1);
			await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveCount(0);
			expect(await drawnByReact(page)).toBe(0);
		});
	});
}

test('what was chosen and typed stays, and the focus too, when a newer tour is drawn; a route that is another is said in words', async ({
	page,
	request,
}) => {
	const tour = await (await request.get('/api/tours/1')).json();
	const answer = Promise.withResolvers<void>();
	const departures = tour.departures.map((each: object) => ({ ...each, price: 400 }));
	const itinerary = tour.itinerary.slice(0, 1);
	const cheaper = { ...tour, price: 500, discountPrice: 400, departures, itinerary };
	await answerRows(page, { view: 'tour', tour: cheaper, destinations: [] }, answer.promise);
	await answerRows(page, { view: 'departures', departures }, answer.promise);
	await makeNewer(page, 'tours');
	await page.goto('/tours/1');
	const departure = page.getByRole('radio').nth(2);
	await departure.check();
	await page.getByLabel('Travelers').fill('3');
	answer.resolve();
	const panel = page.getByRole('region', { name: 'Book this tour' });
	await expect(panel.getByText('$400 × 3 travelers')).toBeVisible();
	await expect(panel.locator('strong')).toHaveText('$1,320');
	await expect(page.getByLabel('Travelers')).toBeFocused();
	await expect(departure).toBeChecked();
	await expect(page.getByRole('heading', { name: 'Route', exact: true })).toBeVisible();
	await expect(mapOf(page)).toHaveCount(0);
	await expect(page.locator('#route-days')).toContainText(/^Days? 1/);
	await page.getByRole('button', { name: 'Book Now' }).click();
	await expect(page).toHaveURL('/flight-checkout');
	await expect(page.getByText('$1,320').first()).toBeVisible();
});

function mapOf(page: Page) {
	return page.getByRole('img', { name: /^Map of the route of / });
}

/** The addresses that the page asks for from now on. */
function askedBy(page: Page): () => string[] {
	const asked: string[] = [];
	page.on('request', (request) =>
		asked.push(request.url().slice(new URL(request.url()).origin.length)),
	);
	return () => asked;
}

/** How many elements React has drawn, or taken over. */
function drawnByReact(page: Page): Promise<number> {
	return page.evaluate(() => {
		const elements = [...document.querySelectorAll('*')];
		return elements.filter((each) => Object.keys(each).some((key) => key.startsWith('__react')))
			.length;
	});
}
