import type { Page } from 'playwright/test';
import * as z from 'zod/mini';

import { type ShownDeal, shownDeal } from '#src/contract/catalog/catalog.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import { searchOfDeal } from '#src/domain/flights/deal-search.ts';
import { percentUnder } from '#src/domain/flights/deal.ts';
import { formatMoney } from '#src/domain/money.ts';

import { makeNewer } from '../support/catalog-versions.ts';
import { answerRows, isAskedFor } from '../support/fresh-rows.ts';
import { expect, test } from '../support/site.ts';

test('a party is typed over the one traveller it begins with', async ({ page }) => {
	await page.goto('/flights/1');
	const travellers = page.getByLabel('Travelers');
	const book = page.getByRole('link', { name: 'Book this deal' });
	await page.getByRole('button', { name: 'More travelers' }).click();
	await expect(travellers).toHaveValue('2');

	await travellers.press('End');
	await travellers.press('Backspace');
	await expect(travellers).toHaveValue('');
	await travellers.pressSequentially('3');
	await expect(page.getByText('for 3 travelers')).toBeVisible();
	await travellers.fill('99999999');
	await travellers.blur();
	await expect(travellers).toHaveValue('99999999');
	await expect(travellers).toHaveAccessibleDescription(
		'For so many travelers our desk makes the price. Please ask us.',
	);
	await expect(book).toHaveCount(0);

	await travellers.fill('120');
	await expect(travellers).toHaveAccessibleDescription('');
	await page.getByRole('button', { name: 'Fewer travelers' }).click();
	const address = new URL((await book.getAttribute('href')) ?? '', page.url());
	const flight = JSON.parse(address.searchParams.get('flightData') ?? '');
	expect(flight).toMatchObject({ id: 1, travelers: 119 });
});

test('a party typed before the scripts run is the one that is booked', async ({ page }) => {
	const held = Promise.withResolvers<void>();
	await page.route(/\/_astro\/.*\.js$/, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto('/flights/1', { waitUntil: 'commit' });
	await page.getByLabel('Travelers').fill('4');
	held.resolve();
	await expect(page.getByText('for 4 travelers')).toBeVisible();
});

test('the flights page leads to every deal, the featured ones first, as built and as asked for, and to none that can no longer be sold', async ({
	page,
}) => {
	await makeNewer(page, 'flights');
	await page.route(isAskedFor('deals'), (route) => route.abort());
	await page.goto('/flights');
	await expect(page.getByText('Failed to load flight deals.')).toBeVisible();
	const built = await linkedDeals(page);
	await page.unroute(isAskedFor('deals'));
	const all: ShownDeal[] = await (await page.request.get('/api/flights')).json();
	await page.reload();
	expect(all.some(({ featured }) => !featured)).toBe(true);
	const addresses = all.map(({ id }) => `/flights/${id}`);
	expect(built).toEqual(addresses);
	await expect.poll(() => linkedDeals(page)).toEqual(addresses);
	await expect(page.getByRole('heading', { name: 'More flight deals' })).toBeVisible();

	// Which of them can no longer be sold, the server knows: tests/api/fresh-rows.test.ts.
	const [, ...others] = all;
	await answerRows(page, { view: 'deals', deals: others });
	await page.reload();
	await expect(page.getByRole('link', { name: /View Deal/ })).toHaveCount(others.length);
});

test('a deal says how far it is under what our own search asks on its days, which it is', async ({
	page,
	request,
}) => {
	const [deal] = z.parse(z.array(shownDeal), await (await request.get('/api/flights')).json());
	if (!deal) throw new Error('There is no deal.');
	const percent = percentUnder(deal);
	expect(percent).toBeGreaterThan(0);
	const words = `${percent}% under today’s lowest fare on these days`;
	for (const path of ['/', '/flights', `/flights/${deal.id}`]) {
		await page.goto(path);
		await expect(page.locator('main').getByText(words).first()).toBeVisible();
	}
	const search = searchOfDeal(deal, airports);
	await page.goto(
		`/flights?origin=${search?.origin}&destination=${search?.destination}&departure=${search?.departureDate}&return=${search?.returnDate ?? ''}&passengers=1-adult&class=economy&sort=cheapest`,
	);
	const first = page.getByRole('article').first();
	await expect(first.locator('.offer-price a')).toHaveText(formatMoney(deal.lowestFare ?? 0));
});

test('a party that is too large to book asks for a custom offer, which takes it', async ({
	page,
}) => {
	for (const [path, party, why] of [
		['/flights/1', '99999999', 'For so many travelers our desk makes the price. Please ask us.'],
		['/tours/1', '150', /^Groups on this tour are at most \d+ travelers\.$/],
	] as const) {
		await page.goto(path);
		await expect(page.getByRole('button', { name: 'More travelers' })).toBeEnabled();
		await page.getByLabel('Travelers').fill(party);
		await page.getByLabel('Travelers').press('Enter');
		await expect(page.getByLabel('Travelers')).toHaveAccessibleDescription(why);
		await expect(page).toHaveURL(path);
		await page.getByRole('button', { name: 'Request a custom offer' }).click();
		const dialog = page.getByRole('dialog');
		await dialog.getByLabel('Adults').fill('150');
		await dialog.getByRole('button', { name: 'Submit request' }).click();
		await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
		await expect(dialog.getByLabel('Adults')).not.toHaveAttribute('aria-invalid', 'true');
	}
});

test('on a phone the price stays in sight and leads to the panel', async ({ page }) => {
	await page.goto('/flights/1');
	for (const size of [
		{ width: 320, height: 640 },
		{ width: 390, height: 844 },
	]) {
		await page.setViewportSize(size);
		await page.evaluate(() => scrollTo(0, 0));
		await expect(page.getByRole('link', { name: 'Book this deal' })).not.toBeInViewport();
		const link = page.getByRole('link', { name: 'Choose travelers' });
		await expect(link).toBeInViewport({ ratio: 1 });
		await link.click();
		await expect(page.getByLabel('Travelers')).toBeInViewport({ ratio: 1 });
		await expect(page.getByRole('link', { name: 'Book this deal' })).toBeInViewport({ ratio: 1 });
	}
	await page.setViewportSize({ width: 768, height: 1024 });
	await expect(page.getByRole('link', { name: 'Choose travelers' })).toBeHidden();
});

test('a deal that is gone says so under a heading', async ({ page }) => {
	await makeNewer(page, 'flights');
	await answerRows(page, { view: 'deal', deal: null });
	await page.goto('/flights/1');
	await expect(page.getByRole('alert').first()).toContainText('This deal is no longer available.');
	await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
	await expect(page.getByRole('link', { name: 'Book this deal' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a deal is there to read and to book, with no button that does nothing', async ({
		page,
	}) => {
		await page.goto('/flights/1');
		await expect(page.getByRole('heading', { name: 'Conditions' })).toBeVisible();
		await expect(page.getByRole('link', { name: 'Book this deal' })).toBeVisible();
		await expect(page.getByRole('button', { name: /travelers/ })).toHaveCount(0);
	});
});

async function linkedDeals(page: Page) {
	const links = await page.getByRole('link', { name: /View Deal/ }).all();
	return Promise.all(links.map((link) => link.getAttribute('href')));
}
