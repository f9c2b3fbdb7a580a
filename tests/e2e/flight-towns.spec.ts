import { formIsReady, searchFor, suggestions } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

test('a town without an airport is suggested by the airports near it, and means the nearest where nothing is chosen', async ({
	page,
}) => {
	await page.goto('/flights');
	await formIsReady(page);
	const to = page.getByLabel('To', { exact: true });
	await to.click();
	await page.keyboard.type('oxford');
	await expect(suggestions(page).first()).toContainText('39 miles from Oxford, England');
	await expect(suggestions(page).first()).toContainText('LHR');
	await suggestions(page).nth(1).click();
	await expect(to).toHaveValue('London (LTN)');

	await searchFor(page, 'New York', 'Oxford');
	const results = page.getByRole('region', { name: 'Search results' });
	await expect(results).toContainText(
		'Oxford, England, United Kingdom has no airport: the nearest is London (LHR), 39 miles away.',
	);
	await page.getByRole('link', { name: 'Oxford, Mississippi, United States' }).click();
	await expect(page.locator('#results-heading')).toHaveText(
		'New York, all airports (NYC) to Tupelo (TUP)',
	);
});

test('where the towns cannot be had, the airports are enough', async ({ page }) => {
	await page.route(/\/towns\//, (route) => route.abort());
	await page.goto('/flights');
	await searchFor(page, 'gatwick', 'Siena');
	const to = page.getByLabel('To', { exact: true });
	await expect(to).toHaveAccessibleDescription('Choose an airport from the list.');
});

for (const path of ['/', '/flights']) {
	test(`on ${path} the one of two cities is meant that is nearer to home, and the other is one press away`, async ({
		page,
	}) => {
		await page.goto(path);
		await searchFor(page, 'Manchester', 'London');
		await expect(page.locator('#results-heading')).toHaveText(
			'Manchester (MHT) to London, all airports (LON)',
		);
		await page.getByRole('link', { name: 'Manchester (MAN), United Kingdom' }).click();
		await expect(page.locator('#results-heading')).toHaveText(
			'Manchester (MAN) to London, all airports (LON)',
		);
	});
}
