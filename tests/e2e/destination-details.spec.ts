import type { Page } from 'playwright/test';

import { makeNewer } from '../support/catalog-versions.ts';
import { expect, test } from '../support/site.ts';

const failure = 'Failed to load destinations. Please try again later.';
const madeira = {
	id: 900,
	name: 'Madeira, Portugal',
	region: 'Europe',
	description: 'Levadas, laurel woods and wine.',
	image: '/posters/lisbon-800.webp',
	startingPrice: 745,
	place: null,
	pictureWords: {},
	featured: false,
};

test('an inquiry about a destination begins with its name as the subject', async ({ page }) => {
	await page.goto('/destinations');
	await page.getByRole('link', { name: 'Explore Packages Petra, Jordan' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Petra, Jordan');
	await page.getByRole('link', { name: 'Inquire Now' }).click();
	await expect(page).toHaveURL(/\/contact\?subject=Inquiry\+about\+Petra/);
	await expect(page.getByLabel('Subject')).toHaveValue('Inquiry about Petra, Jordan');
});

test('the tours that the API has for a place are listed, and no others', async ({ page }) => {
	await page.goto('/destinations/1');
	const region = page.getByRole('region', { name: 'Tour packages to Kyoto' });
	const tours = region.getByRole('link', { name: /^View Details/ });
	await expect(tours).toHaveAccessibleName('View Details Kyoto on Foot');
	await page.route('**/api/tours', (route) => route.fulfill({ json: [] }));
	await makeNewer(page, 'tours');
	await page.reload();
	await expect(region.getByText('No tour package goes to Kyoto at the moment.')).toBeVisible();
});

const nowhere = [
	['/destinations/999999', 'Destination Not Found'],
	['/destinations/0', 'Destination Not Found'],
	['/destinations/kyoto', 'Invalid Destination ID'],
	['/destinations/1.5', 'Invalid Destination ID'],
] as const;
test('a destination that is not there, or whose number is none, is a 404 that leads back', async ({
	page,
}) => {
	const back = page.getByRole('link', { name: 'See all destinations' });
	for (const [address, heading] of nowhere) {
		await test.step(address, async () => {
			const answer = await page.goto(address);
			expect(answer?.status()).toBe(404);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
			await expect(back).toHaveAttribute('href', '/destinations');
		});
	}
	await back.click();
	await expect(page).toHaveURL('/destinations');
});

test('a destination entered after the build is loaded into the shell, which says when it cannot be, or is gone', async ({
	page,
}) => {
	const answer = Promise.withResolvers<void>();
	await openShell(page);
	await page.route('**/api/destinations/900', async (route) => {
		await answer.promise;
		await route.fulfill({ json: madeira });
	});
	await page.goto('/destinations/900/');
	await expect(page.getByRole('status', { name: 'Loading the destination' })).toBeVisible();
	answer.resolve();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Madeira, Portugal');
	await expect(page.getByText('$745')).toBeVisible();
	await expect(page.getByText('No tour package goes to Madeira')).toBeVisible();

	await page.route('**/api/destinations/900', (route) =>
		route.fulfill({ status: 503, json: { message: 'away' } }),
	);
	await page.goto('/destinations/900');
	await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();

	await page.route('**/api/destinations/900', (route) =>
		route.fulfill({ status: 404, json: { message: 'gone' } }),
	);
	await page.goto('/destinations/900');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destination Not Found');
});

test('while the API does not answer, the built page stays, under the specified messages', async ({
	page,
}) => {
	await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: {} }));
	await page.goto('/destinations/1');
	await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
	await expect(
		page.getByText('Failed to load tour packages. Please try again later.'),
	).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kyoto, Japan');
	await expect(page.getByRole('link', { name: 'View Details Kyoto on Foot' })).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a destination is there to read, with its tours and the way to ask', async ({ page }) => {
		await page.goto('/destinations/1');
		for (const name of ['About Kyoto', 'Tour packages to Kyoto', 'Travel information']) {
			await expect(page.getByRole('heading', { name })).toBeVisible();
		}
		await expect(page.getByText('valid for 6 months beyond the day you return')).toBeVisible();
		await expect(page.getByRole('link', { name: 'View Details Kyoto on Foot' })).toBeVisible();
		await expect(page.getByRole('link', { name: 'Inquire Now' })).toBeVisible();
	});
});

/** Serves the shell at an address that the build did not know, as the site does for a row entered later. */
async function openShell(page: Page): Promise<void> {
	await page.route(/\/destinations\/900\/?$/, async (route) => {
		const shell = await route.fetch({
			url: new URL('/destinations/shell', route.request().url()).href,
		});
		await route.fulfill({ response: shell });
	});
}
