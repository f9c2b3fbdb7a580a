import type { Page } from 'playwright/test';

import { openBuiltEmpty } from '../support/built-empty.ts';
import { answerRows } from '../support/fresh-rows.ts';
import { expect, test } from '../support/site.ts';

const failure = 'Failed to load destinations. Please try again later.';

test('a search follows the typing, without case or accents, says how much it found, and survives a reload and a shared link', async ({
	page,
	context,
}) => {
	await page.goto('/destinations');
	const all = await posters(page).count();
	expect(all).toBeGreaterThanOrEqual(12);
	await expect(page.getByRole('status').first()).toHaveText(`${all} destinations`);
	await searchBox(page).pressSequentially('REYKJAVIK');
	await expect(posters(page)).toHaveCount(1);
	await expect(posters(page)).toHaveAccessibleName('Explore Packages Reykjavík, Iceland');
	await expect(page.getByRole('status').first()).toHaveText(
		`1 of ${all} destinations for “REYKJAVIK”`,
	);
	await searchBox(page).fill('middle east');
	await expect(posters(page)).toHaveAccessibleName('Explore Packages Petra, Jordan');
	await searchBox(page).fill('moraine lake');
	await expect(posters(page)).toHaveAccessibleName('Explore Packages Banff, Canada');
	await searchBox(page).fill('africa');
	await expect(page).toHaveURL('/destinations?q=africa');
	const found = await posters(page).count();
	await page.reload();
	await expect(searchBox(page)).toHaveValue('africa');
	await expect(posters(page)).toHaveCount(found);
	const shared = await context.newPage();
	await shared.goto(page.url());
	await expect(searchBox(shared)).toHaveValue('africa');
	await expect(posters(shared)).toHaveCount(found);
});

test('each search is one step Back, however many letters it took, until nobody has typed for a second', async ({
	page,
}) => {
	// A second passes where it is said so, however slow the machine is.
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.goto('/destinations?q=asia');
	await searchBox(page).fill('bali');
	await page.clock.runFor(1000);
	await searchBox(page).fill('petra');
	await page.goBack();
	await expect(searchBox(page)).toHaveValue('bali');
	await page.goBack();
	await expect(searchBox(page)).toHaveValue('asia');

	await page.goto('/destinations');
	const steps = () => page.evaluate(() => history.length);
	const before = await steps();
	await searchBox(page).pressSequentially('kyoto');
	await searchBox(page).press('Enter');
	await searchBox(page).fill('');
	await searchBox(page).pressSequentially('bali');
	await searchBox(page).blur();
	expect((await steps()) - before).toBe(2);
	await page.goBack();
	await expect(searchBox(page)).toHaveValue('kyoto');
	await expect(posters(page)).toHaveCount(1);
	await page.goBack();
	await expect(searchBox(page)).toHaveValue('');
	await expect(page).toHaveURL('/destinations');
	await page.goForward();
	await expect(posters(page)).toHaveAccessibleName(/Kyoto/);
	await posters(page).click();
	await expect(page).toHaveURL(/\/destinations\/\d+$/);
	await page.goBack();
	await expect(searchBox(page)).toHaveValue('kyoto');
	await expect(posters(page)).toHaveCount(1);
});

test('a search that finds nothing says so and leads on, by keyboard alone', async ({ page }) => {
	await page.goto('/destinations?q=atlantis');
	await expect(page.getByRole('heading', { name: 'No destination for “atlantis”' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Ask for a custom offer' })).toHaveAttribute(
		'href',
		'/contact?subject=Custom+offer%3A+atlantis',
	);
	await page.getByRole('button', { name: 'Show all destinations' }).focus();
	await page.keyboard.press('Enter');
	await expect(searchBox(page)).toBeFocused();
	expect(await posters(page).count()).toBeGreaterThanOrEqual(12);
	await expect(page).toHaveURL('/destinations');
});

test('where the address asks for some, the others are never seen, and early letters stay', async ({
	page,
}) => {
	const held = Promise.withResolvers<void>();
	await page.route(/\/_astro\/.*\.js$/, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto('/destinations?q=asia', { waitUntil: 'commit' });
	await expect(page.getByRole('contentinfo')).toBeVisible();
	await expect(posters(page)).toHaveCount(0);
	await searchBox(page).fill('bali');
	held.resolve();
	await expect(posters(page)).toHaveAccessibleName(/Bali/);
	await expect(page).toHaveURL('/destinations?q=bali');
});

test('while the API does not answer, the built list stays, under the specified message', async ({
	page,
}) => {
	await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: {} }));
	await page.goto('/destinations');
	await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
	expect(await posters(page).count()).toBeGreaterThanOrEqual(12);
	await searchBox(page).fill('petra');
	await expect(posters(page)).toHaveCount(1);
});

test('a list that was built empty is not said to be until the API has answered', async ({
	page,
}) => {
	const answer = Promise.withResolvers<void>();
	await answerRows(page, { view: 'destinations', destinations: [] }, answer.promise);
	await openBuiltEmpty(page, '/destinations');
	await expect(page.getByText('There are no destinations at the moment.')).toHaveCount(0);
	answer.resolve();
	await expect(page.getByText('There are no destinations at the moment.')).toBeVisible();
	await expect(page.getByRole('status').first()).toHaveText('0 destinations');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('every destination is listed, with no search that would do nothing', async ({ page }) => {
		await page.goto('/destinations');
		expect(await posters(page).count()).toBeGreaterThanOrEqual(12);
		await expect(searchBox(page)).toBeHidden();
		await expect(page.locator('noscript p')).toContainText('Searching needs JavaScript.');
	});
});

function searchBox(page: Page) {
	return page.getByLabel('Search destinations');
}

function posters(page: Page) {
	return page.getByRole('link', { name: /^Explore Packages/ });
}
