import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { deskCatalog } from '../support/desk-catalog.ts';
import { openAndCount } from '../support/page-costs.ts';
import { expect, test } from '../support/site.ts';

/** Less is rounded to none, as by whoever measures it. */
const leastShift = 0.0005;

const madeira = {
	name: 'Madeira, Portugal',
	region: 'Europe',
	description: 'Levadas, laurel woods and wine.',
	image: '/posters/lisbon-800.webp',
	startingPrice: 745,
	featured: true,
};

test('an edited destination is seen on every page that has it, drawn by the server, without React, and nothing moves', async ({
	page,
	request,
}) => {
	const desk = await deskCatalog(request);
	await desk.change('destinations', 1, { startingPrice: 1891 });
	// What typefaces move as they come is another test's.
	await page.route('**/*.woff2', (route) => route.abort());
	for (const path of ['/', '/destinations', '/destinations?q=kyoto', '/destinations/1']) {
		await test.step(path, async () => {
			const asked = scriptsAskedBy(page);
			const costs = await openAndCount(page, path);
			await expect(page.getByText('$1,891').first()).toBeAttached();
			await page.waitForLoadState('networkidle');
			const { layoutShift, hasReact } = await costs();
			expect({ path, hasReact, layoutShift: layoutShift < leastShift ? 0 : layoutShift }).toEqual({
				path,
				hasReact: false,
				layoutShift: 0,
			});
			// The home page has it ahead for its search form, which nobody has touched.
			if (path !== '/') expect(asked().filter((address) => /react/.test(address))).toEqual([]);
		});
	}
});

test('a row entered after the build has a page at once, is in its lists, found and in order, and leaves them when it is withdrawn', async ({
	page,
	request,
}) => {
	const desk = await deskCatalog(request);
	const id = await desk.enter('destinations', madeira);
	const poster = page.getByRole('link', { name: 'Explore Packages Madeira, Portugal' });

	await page.goto('/destinations?q=madeira');
	await expect(poster).toBeVisible();
	await expect(page.getByRole('status').first()).toHaveText(/^1 of 1\d destinations/);
	await poster.click();
	await expect(page).toHaveTitle(/^Madeira, Portugal: tour packages and travel information /);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Madeira, Portugal');
	await expect(page.getByText('$745')).toBeVisible();
	await expect(page.getByText('No tour package goes to Madeira')).toBeVisible();
	await expectAccessible(page);

	await desk.archive('destinations', id);
	expect((await page.reload())?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destination Not Found');
	await page.goto('/destinations?q=madeira');
	await expect(page.getByRole('heading', { name: 'No destination for “madeira”' })).toBeVisible();
	await expect(poster).toHaveCount(0);
});

test('a tour entered after the build can be read and booked', async ({ page, request }) => {
	const desk = await deskCatalog(request);
	const known = await (await request.get('/api/tours/1')).json();
	const { destination, description, price, duration, image, itinerary, places } = known;
	const name = 'Madeira on Foot';
	const facts = { name, destination, description, price, duration };
	const id = await desk.enter('tours', { ...facts, image, itinerary, places });
	const departures = { tourId: id, dates: ['2098-05-01'] };
	expect((await request.post('/api/admin/departures', { data: departures })).status()).toBe(201);

	await page.goto(`/tours/${id}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
	await page.getByRole('tab', { name: 'Reviews' }).click();
	await expect(page.getByText('Sample review', { exact: true })).toHaveCount(3);
	await page.getByRole('button', { name: 'Book Now' }).click();
	await expect(page).toHaveURL('/flight-checkout');
	await expect(page.getByRole('region', { name: 'Your trip' })).toContainText(name);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the page of a row entered after the build is there to read', async ({ page, request }) => {
		const desk = await deskCatalog(request);
		const id = await desk.enter('destinations', { ...madeira, name: 'Porto, Portugal' });
		await page.goto(`/destinations/${id}`);
		await expect(page.getByRole('heading', { name: 'About Porto' })).toBeVisible();
		await expect(page.getByText('Levadas, laurel woods and wine.')).toBeVisible();
	});
});

/** The scripts that the page asks for from now on. */
function scriptsAskedBy(page: Page): () => string[] {
	const asked: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
	});
	return () => asked;
}
