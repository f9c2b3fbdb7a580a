import { makeNewer } from '../support/catalog-versions.ts';
import { answerRows } from '../support/fresh-rows.ts';
import { expect, test } from '../support/site.ts';

const failure = 'Failed to load destinations. Please try again later.';
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
	await answerRows(page, { view: 'tours-there', name: 'Kyoto, Japan', place: 'kyoto', tours: [] });
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

test('a destination that was withdrawn since the build says so, and the shell of one entered later when it cannot be loaded', async ({
	page,
}) => {
	await makeNewer(page, 'destinations');
	await answerRows(page, { view: 'destination', destination: null, tours: [], toursVersion: '' });
	await page.goto('/destinations/1');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destination Not Found');

	await page.goto('/destinations/shell');
	await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
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
