import type { Locator, Page } from 'playwright/test';

import { daysBetween } from '#src/domain/calendar/calendar-date.ts';

import { expectAccessible } from '../support/accessible.ts';
import {
	addressOf,
	dayFromToday,
	offers,
	pricesOfAllDays,
	search,
} from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

/** 'Tue, Mar 9, $694'; of the lowest, it is said. */
const pricedDay = /^[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, \$[\d,]+(, lowest)?$/;

test('seven days around the chosen one say what the list says, and lead there with the rest of the search', async ({
	page,
}) => {
	await page.goto(addressOf({ ...search, sort: 'fastest' }));
	await expect(offers(page)).toHaveCount(8);
	await expect(strip(page)).toHaveCount(7);
	for (const link of await strip(page).all()) await expect(link).toHaveAccessibleName(pricedDay);
	const chosen = strip(page).nth(3);
	await expect(chosen).toHaveAttribute('aria-current', 'true');
	await expect(strip(page).and(page.locator('[aria-current]'))).toHaveCount(1);
	expect(await priceOf(chosen)).toBe(await lowestInList(page));
	await expect(page.getByText('Lowest total for 2 travelers, 10 nights')).toBeVisible();

	const next = strip(page).nth(4);
	const nextPrice = await priceOf(next);
	const href = await next.getAttribute('href');
	await chosen.focus();
	await page.keyboard.press('ArrowRight');
	await expect(next).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(
		addressOf({
			...search,
			departure: dayFromToday(41),
			return: dayFromToday(51),
			sort: 'fastest',
		}),
	);
	await expect(strip(page).nth(3)).toBeFocused();
	await expect(strip(page).nth(3)).toHaveAttribute('aria-current', 'true');
	await expect.poll(() => lowestInList(page)).toBe(nextPrice);
	await page.goBack();
	await expect(strip(page).nth(3)).toHaveAttribute(
		'href',
		addressOf({ ...search, sort: 'fastest' }),
	);

	await page.getByRole('radio', { name: /^Cheapest/ }).check();
	const cheapest = addressOf({ ...search, sort: 'cheapest' });
	await expect(strip(page).nth(3)).toHaveAttribute('href', cheapest);

	await page.getByRole('button', { name: 'Later days' }).click();
	await expect(strip(page).and(page.locator('[aria-current]'))).toHaveCount(0);
	await expect(strip(page).first()).toHaveAccessibleName(pricedDay);
	await page.goto(href ?? '');
	// The strip that the server drew has links for arrows.
	await expect(strip(page)).toHaveCount(7);
	await expect(strip(page).nth(3)).toHaveAccessibleName(pricedDay);
	expect(await priceOf(strip(page).nth(3))).toBe(nextPrice);
	await expect.poll(() => lowestInList(page)).toBe(nextPrice);

	await page.goto(addressOf({ ...search, departure: dayFromToday(1), return: '' }));
	const earlier = page.getByRole('button', { name: 'Earlier days' });
	await expect(earlier).toHaveAttribute('aria-disabled', 'true');
	await expect(strip(page).nth(1)).toHaveAttribute('aria-current', 'true');
	await earlier.press('Enter');
	await expect(strip(page).nth(1)).toHaveAttribute('aria-current', 'true');
	await expect(page.getByRole('button', { name: 'Show price grid' })).toHaveCount(0);
});

test('the price graph is walked by keys, its table says the same of every day, is seen in forced colors, and fits every screen', async ({
	page,
}) => {
	await page.goto(addressOf(search));
	await page.getByRole('button', { name: 'Show price graph' }).click();
	const figure = page.getByRole('figure', { name: 'Lowest price by day' });
	const slider = figure.getByRole('slider', { name: 'Departure day' });
	await expect(slider).toHaveAttribute('aria-valuetext', pricedDay);
	for (const day of [3, 4]) await expect(strip(page).nth(day)).toHaveAccessibleName(pricedDay);
	const days = [strip(page).nth(3), strip(page).nth(4)];
	const [chosen, next] = await Promise.all(days.map(pricedDayOf));
	await expect.poll(() => pricedDayOf(slider)).toBe(chosen);
	await slider.focus();
	await page.keyboard.press('ArrowRight');
	await expect.poll(() => pricedDayOf(slider)).toBe(next);

	await figure.getByText('All days as a table').click();
	const table = figure.getByRole('table', { name: 'Lowest price by day' });
	const prices = await pricesOfAllDays(table, slider);
	const last = prices.length - 1;
	await slider.focus();
	for (const [key, index] of [
		['Home', 0],
		['PageUp', 7],
		['ArrowLeft', 6],
		['End', last],
		['ArrowRight', last],
	] as const) {
		await page.keyboard.press(key);
		await expect(slider).toHaveAttribute('aria-valuenow', `${index}`);
		expect((await pricedDayOf(slider)).split(', ').at(-1)).toBe(prices[index]);
	}

	await figure.getByLabel('Trip length').selectOption('3 nights');
	await slider.focus();
	await page.keyboard.press('Home');
	for (let days = 0; days < 2; days += 1) await page.keyboard.press('PageUp');
	await expect(slider).toHaveAttribute('aria-valuenow', '14');
	const value = await valueOf(slider);
	const pointed = figure.getByRole('link', { name: /^Flights on .+, back / });
	const to = new URL((await pointed.getAttribute('href')) ?? '', page.url());
	const [departure, back] = ['departure', 'return'].map((end) => to.searchParams.get(end) ?? '');
	expect(daysBetween(departure ?? '', back ?? '')).toBe(3);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(to.href);
	await expect(slider).toBeFocused();
	await expect.poll(() => lowestInList(page)).toBe(dollars(value));

	await slider.hover({ position: { x: 5, y: 100 } });
	await expect(slider).toHaveAttribute('aria-valuenow', /^\d+$/);
	const link = figure.getByRole('link', { name: /^Flights on / });
	await expect(link).toContainText((await valueOf(slider)).split(', ').slice(0, 2).join(', '));

	await page.emulateMedia({ forcedColors: 'active' });
	const drawn = page.locator('.dates-graph path[class^="dates-bars"]');
	await expect(drawn).not.toHaveCount(0);
	const fills = await drawn.evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).fill));
	expect(new Set(fills).size).toBeGreaterThan(1);
	const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	expect(fills).not.toContain(canvas);
	await page.emulateMedia({ forcedColors: 'none' });
	await expectToFit(page);
});

test('Friday after work to Sunday night is looked for among all dates, kept in the address, and found with all its ways back', async ({
	page,
}) => {
	const trip = { departure: dayFromToday(40), return: dayFromToday(42) };
	await page.goto(addressOf({ ...search, ...trip, destination: 'LON', origin: 'NYC' }));
	await page.getByRole('button', { name: 'Show cheapest dates' }).click();
	const finder = page.getByRole('region', { name: 'Cheapest dates' });
	await finder.getByLabel('Trip').selectOption('Friday after work to Sunday night');
	await expect(finder.getByRole('status')).toHaveText(
		/^The best of \d+ possible trips, .*, evening departure, evening departure back$/,
	);
	await expect(page).toHaveURL(/&trip=after-work$/);
	await page.reload();
	await expect(finder.getByLabel('Trip')).toHaveValue('after-work');
	const best = finder.getByRole('link').first();
	const asked = await priceOf(best);
	await best.click();
	await expect(page).toHaveURL(/&departs=evening&return-departs=evening/);
	// Some of the eight leave at other times.
	await expect.poll(() => lowestShown(page)).toBe(asked);
	const offer = page.getByRole('article').first();
	await offer.getByText('Flight details').click();
	await expect(offer.getByRole('group', { name: /^Change return/ }).getByRole('radio')).toHaveCount(
		8,
	);
});

test('the grid and the ten cheapest dates lead to what they say, and fit every screen', async ({
	page,
}) => {
	await page.goto(addressOf({ ...search, departure: dayFromToday(2), return: dayFromToday(4) }));
	await page.getByRole('button', { name: 'Show price grid' }).click();
	const grid = page.getByRole('table', { name: /^Three days earlier or later/ });
	await expect(grid.getByRole('columnheader', { name: 'Departure' })).toBeVisible();
	await expect(grid.getByRole('rowheader')).toHaveCount(7);
	await expect(grid.getByText('Has passed')).toHaveCount(7);
	await expect(grid.getByText('Return before departure').first()).toBeAttached();
	const links = grid.getByRole('link');
	const [refused, all] = [await grid.locator('.dates-none').count(), 49];
	await expect(links).toHaveCount(all - refused);
	const cheapest = grid.getByRole('link', { name: /, lowest$/ }).first();
	const asked = await priceOf(cheapest);
	for (const link of await links.all()) expect(await priceOf(link)).toBeGreaterThanOrEqual(asked);
	await cheapest.click();
	await expect.poll(() => lowestInList(page)).toBe(asked);
	await expect(grid.locator('[aria-current]')).toHaveCount(1);
	await expectToFit(page);

	await page.getByRole('button', { name: 'Show cheapest dates' }).click();
	const finder = page.getByRole('region', { name: 'Cheapest dates' });
	await finder.getByLabel('Trip').selectOption('A weekend');
	await finder.getByLabel('When').selectOption('Autumn (Sep to Nov)');
	await expect(finder.getByRole('status')).toHaveText(
		/^The best of \d+ possible trips, total for 2/,
	);
	const found = finder.getByRole('link');
	await expect(found).toHaveCount(10);
	for (const width of [320, 390, 640]) {
		await page.setViewportSize({ width, height: 844 });
		expect(await cutWords(finder.getByRole('combobox')), `at ${width}`).toEqual([]);
	}
	const prices = await Promise.all((await found.all()).map((link) => priceOf(link)));
	expect(prices).toEqual(prices.toSorted((one, other) => one - other));
	await expect(found.first()).toHaveText(/^(Fri|Sat), (Sep|Oct|Nov) \d+ – (Sun|Mon), \w+ \d+/);
	await expectToFit(page);
	await found.first().click();
	await expect.poll(() => lowestInList(page)).toBe(prices[0]);
});

test('the offers do not wait for it and do not move, and stand where its code cannot be loaded', async ({
	page,
}) => {
	const held = Promise.withResolvers<void>();
	await page.route(/DateTools.*\.js/, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto(addressOf(search));
	await expect(offers(page)).toHaveCount(8);
	const before = await offers(page).first().boundingBox();
	held.resolve();
	await expect(strip(page).first()).toHaveAccessibleName(pricedDay);
	expect((await offers(page).first().boundingBox())?.y).toBe(before?.y);

	await page.unroute(/DateTools.*\.js/);
	await page.route(/DateTools.*\.js/, (route) => route.abort());
	await page.reload();
	await expect(page.getByText('The prices of other days could not be loaded.')).toBeVisible();
	await expect(offers(page)).toHaveCount(8);
});

/** The tool that is open is as wide as any screen, and obeys the rules of accessibility. */
async function expectToFit(page: Page): Promise<void> {
	await expect(page.locator('.dates [aria-busy="true"], .dates .skeleton')).toHaveCount(0);
	for (const width of [320, 390, 768, 1440]) {
		await page.setViewportSize({ width, height: 844 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
	}
	await expectAccessible(page);
}

/** What is chosen in selects that are too narrow for it. */
function cutWords(selects: Locator): Promise<string[]> {
	return selects.evaluateAll((all) => {
		const pen = document.createElement('canvas').getContext('2d');
		return all.flatMap((select) => {
			if (!(select instanceof HTMLSelectElement) || !pen) return ['no select'];
			const { font, paddingLeft, paddingRight } = getComputedStyle(select);
			pen.font = font;
			const words = select.selectedOptions[0]?.text ?? '';
			const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
			return pen.measureText(words).width > room ? [words] : [];
		});
	});
}

function strip(page: Page): Locator {
	return page.getByRole('region', { name: 'Prices by date' }).getByRole('link');
}

/** The lowest price of the offers below. */
async function lowestInList(page: Page): Promise<number> {
	await expect(offers(page)).toHaveCount(8);
	return lowestShown(page);
}

async function lowestShown(page: Page): Promise<number> {
	const texts = await page.locator('astro-island article').allInnerTexts();
	return Math.min(...texts.map(totalIn));
}

/** The total in an offer's text: the amount before 'for 2 adults'. */
function totalIn(text: string): number {
	const [, amount = ''] = /\$([\d,]+)\s+for \d+ adult/.exec(text) ?? [];
	return dollars(`$${amount}`);
}

async function priceOf(link: Locator): Promise<number> {
	return dollars(await link.innerText());
}

/** What a day of the strip or the graph says, without that it is the lowest there: of seven, or of all. */
async function pricedDayOf(day: Locator): Promise<string> {
	const said = (await day.getAttribute('aria-valuetext')) ?? (await day.getAttribute('aria-label'));
	return (said ?? '').replace(', lowest', '');
}

async function valueOf(slider: Locator): Promise<string> {
	return (await slider.getAttribute('aria-valuetext')) ?? '';
}

function dollars(text: string): number {
	const [, amount = 'none'] = /\$([\d,]+)/.exec(text) ?? [];
	return Number(amount.replaceAll(',', ''));
}
