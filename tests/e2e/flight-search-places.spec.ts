import { searchFor, suggestions } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

for (const path of ['/', '/flights']) {
	test(`on ${path} a city that is typed in full means all its airports, others their busiest, and anything else asks for an airport and opens the list`, async ({
		page,
	}) => {
		await page.goto(path);
		await searchFor(page, 'JFK', 'lond');
		const to = page.getByLabel('To', { exact: true });
		await expect(to).toBeFocused();
		await expect(to).toHaveAccessibleDescription('Choose an airport from the list.');
		await expect(suggestions(page).first()).toContainText('London, all airports');
		await expect(page).toHaveURL(path);
		const message = await page.locator('main .field-error:not(:empty)').boundingBox();
		const list = await suggestions(page).first().boundingBox();
		expect(message && message.y + message.height).toBeLessThan(list?.y ?? 0);

		await page.keyboard.press('Escape');
		await expect(suggestions(page)).toHaveCount(0);
		await page.keyboard.press('Enter');
		await expect(suggestions(page).first()).toContainText('London, all airports');
		await suggestions(page).nth(1).click();
		await expect(to).toHaveValue('London (LHR)');
		await expect(to).toHaveAccessibleDescription('');
		await page.getByRole('button', { name: 'Search flights' }).click();
		await expect(page.locator('#results-heading')).toHaveText('New York (JFK) to London (LHR)');

		await page.goBack();
		await expect(page).toHaveURL(path);
		await searchFor(page, 'London', 'seattle');
		await expect(page).toHaveURL(
			/origin=London%2C\+all\+airports\+%28LON%29&destination=Seattle\+%28SEA%29/,
		);
		await expect(page.locator('#results-heading')).toHaveText(
			'London, all airports (LON) to Seattle (SEA)',
		);
	});
}

test('where the airports cannot be loaded, the home form’s field stays a text field and says so, leads on with what was typed, and the server answers', async ({
	page,
}) => {
	await page.route(/airports-.*\.json/, (route) => route.abort());
	await page.goto('/');
	const from = page.getByLabel('From', { exact: true });
	await from.click();
	await page.keyboard.type('Boston (BOS)');
	await expect(page.getByText('Airport suggestions are not available right now.')).toBeVisible();
	await expect(from).toHaveValue('Boston (BOS)');
	await searchFor(page, 'London', 'Paris');
	await expect(page).toHaveURL(/\/flights\?origin=London&destination=Paris/);
	await expect(page.getByRole('button', { name: 'Select' })).toHaveCount(8);
});
