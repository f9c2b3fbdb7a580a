import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/site.ts';

test('each choice leaves as many tours as it promised, and the month that was chosen is the one to book', async ({
	page,
}) => {
	await page.goto('/tours');
	const found = await choose(page, 'Month', /^July \d{4} /);
	expect(await choose(page, 'Duration', /^8\+ days /)).toBeLessThan(found);
	await choose(page, 'Price', /^Up to \$3,500 /);
	const left = await choose(page, 'Pace', /^Up to moderate /);
	expect(left).toBeGreaterThan(0);
	await expect(page).toHaveURL(/\/tours\?duration=8%2B&month=\d{4}-07&price=3500&pace=3$/);
	await expect(
		page.getByRole('heading', {
			name: /^Tours of 8\+ days, up to \$3,500, pace up to moderate, leaving in July \d{4}$/,
		}),
	).toBeVisible();
	await expect(cards(page).first()).toContainText(/Leaves Jul 20, \d{4}/);
	await cards(page).first().getByRole('link').click();
	await expect(page).toHaveURL(/\/tours\/\d+\?departure=\d{4}-07-20$/);
	await expect(page.getByRole('radio', { name: /Jul 20/ }).first()).toBeChecked();
	await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
	await page.reload();
	await expect(page.getByRole('radio', { name: /Jul 20/ }).first()).toBeChecked();

	// What was chosen is still there, and what finds nothing says which part to drop.
	await page.goBack();
	await expect(cards(page)).toHaveCount(left);
	await page.getByLabel('Price').selectOption('1000');
	await expect(cards(page)).toHaveCount(0);
	await expect(page.getByText(/^At any price there (is 1 tour|are \d tours)/)).toBeVisible();
});

test('of a departure that a link names and that is no longer on sale it is said so, until another is chosen', async ({
	page,
}) => {
	await page.goto('/tours/2?departure=2025-05-15');
	const departures = page.getByRole('radiogroup', { name: 'Departure date' });
	await expect(departures).toHaveAccessibleDescription(/no longer on sale\. Please choose another/);
	await expect(departures.getByRole('radio', { checked: true })).toHaveCount(0);
	await departures.getByRole('radio').nth(1).check();
	await expect(departures).toHaveAccessibleDescription('');
	await expect(page).toHaveURL('/tours/2');
});

test('cards say the seats of now and that stars no traveller gave are ours, the list is sorted, and the map shows what the filter leaves', async ({
	page,
	request,
}) => {
	await page.goto('/tours');
	const seats: { tourId: number; date: string; seatsLeft: number }[] = await (
		await request.get('/api/tours/seats')
	).json();
	expect(seats.length).toBeGreaterThan(12);
	await expect(
		cards(page).getByText(
			/^Next departure \w+ \d+, \d{4} · (plenty of seats|\d left|last seat|full)$/,
		),
	).toHaveCount(12);

	const stars = cards(page).getByText(/of 5$/);
	await expect(stars).toHaveCount(12);
	await expect(stars.filter({ hasText: /^Our desk rates it \d\.\d of 5$/ })).toHaveCount(12);
	await expect(cards(page).getByText('No reviews yet')).toHaveCount(12);

	await page.getByLabel('Sort by').selectOption('Lowest price');
	await expect(page).toHaveURL('/tours?sort=price');
	await expect(cards(page).first()).toContainText('A Long Weekend in Cape Town');
	await page.getByLabel('Sort by').selectOption('Recommended');
	await expect(page).toHaveURL('/tours');

	// By keyboard alone.
	const map = page.getByRole('group', { name: 'Map of the tours' });
	await expect(map).toBeHidden();
	await page.getByText('Show the tours on a map').focus();
	await page.keyboard.press('Enter');
	await expect(map.getByRole('link')).toHaveCount(12);
	await expectAccessible(page);
	await page.getByLabel('Destination').fill('kyoto');
	await expect(map.getByRole('link')).toHaveCount(1);
	await map.getByRole('link', { name: 'Kyoto on Foot, Kyoto, Japan' }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kyoto on Foot');

	// The map of its route says in words where it goes.
	const route = page.getByRole('img', { name: 'Map of the route of Kyoto on Foot' });
	await expect(route).toBeVisible();
	await expect(route).toHaveAccessibleDescription(/^Day 1: .*Kyoto.*Nara/);
});

test('the region of a destination narrows the list, at an address of its own, and is left again', async ({
	page,
}) => {
	await page.goto('/destinations');
	const posters = page.locator('#all-places').getByRole('article');
	const all = await posters.count();
	const regions = page.getByRole('navigation', { name: 'Regions' });
	await regions.getByRole('link', { name: 'Middle East (1)' }).click();
	await expect(page).toHaveURL('/destinations?q=Middle+East');
	await expect(posters).toHaveCount(1);
	await expect(regions.locator('[aria-current]')).toHaveText('Middle East (1)');
	await regions.getByRole('link', { name: /^North America/ }).click();
	await expect(posters).toHaveText([/North America/]);
	await regions.getByRole('link', { name: `All (${all})` }).click();
	await expect(posters).toHaveCount(all);
	await page.goBack();
	await expect(posters).toHaveCount(1);
});

/** One click of somebody who chooses; its promise holds. @returns how many tours are left */
async function choose(page: Page, field: string, name: RegExp): Promise<number> {
	const option = page.getByLabel(field).getByRole('option', { name }).first();
	await expect(option).toHaveText(/\((\d+) tours?\)$/);
	const text = (await option.textContent()) ?? '';
	await page.getByLabel(field).selectOption((await option.getAttribute('value')) ?? '');
	const found = Number(/\((\d+) tour/.exec(text)?.[1]);
	await expect(cards(page)).toHaveCount(found);
	return found;
}

function cards(page: Page) {
	return page.locator('#tour-list').getByRole('article');
}
