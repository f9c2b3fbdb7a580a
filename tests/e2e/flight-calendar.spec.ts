import type { Locator, Page } from 'playwright/test';

import { violations } from '../support/accessible.ts';
import { addressOf, dayFromToday, formIsReady, offers, search } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

/** One way, for one: a list of it names no prices but totals. */
const priced = { ...search, return: '', passengers: '1-adult' };

test('by keyboard to the cheapest day, whose price is the lowest of its list, and back from there', async ({
	page,
}) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await page.goto(addressOf(priced));
	await expect(offers(page)).toHaveCount(8);
	await page.getByRole('button', { name: 'Edit' }).click();
	const open = page.getByRole('button', { name: 'Open calendar for Departure date' });
	await open.press('Enter');
	const calendar = page.getByRole('dialog', { name: 'Choose a day to leave' });
	await expect(calendar.getByRole('grid')).toHaveCount(2);
	const day = page.locator('[role=gridcell] button:focus');
	await expect(day).toHaveAccessibleName(named(search.departure, ', departure'));
	await expect(calendar.getByText('Lowest totals one way for 1 adult.')).toBeVisible();
	await expect(calendar.getByText('The cheapest third of the days shown')).toBeVisible();
	expect(await violations(page, { except: '.toasts' })).toEqual([]);

	const { date, price } = await cheapest(calendar);
	await walkTo(page, search.departure, date);
	await expect(day).toHaveAccessibleName(named(date, `\\${price}, among the cheapest`));
	await page.keyboard.press('Enter');
	await expect(page.getByLabel('Departure date')).toHaveValue(date);
	const homeward = page.getByRole('dialog', { name: 'Choose a day to return' });
	await expect(homeward.getByRole('status').last()).toHaveText(/^Departure .* Now choose a day/);
	await expect(homeward.getByText('Lowest totals there and back for 1 adult.')).toBeVisible();
	await expect(day).toHaveAccessibleName(named(date, ', departure'));
	await page.keyboard.press('ArrowLeft');
	await expect(day).toHaveAccessibleName(named(date, ', departure'));
	await page.keyboard.press('PageDown');
	await expect(day).not.toHaveAccessibleName(named(date, ', departure'));
	const back =
		(await day.evaluate((it) => it.closest('[data-day]')?.getAttribute('data-day'))) ?? '';
	expect(back > date).toBe(true);
	await expect(day).toContainText('$');
	const total = await day.locator('.trip-price').textContent();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Open calendar for Return date' })).toBeFocused();

	expect(await lowestOfList(page, { ...priced, departure: date })).toBe(price);
	expect(await lowestOfList(page, { ...priced, departure: date, return: back })).toBe(total);
});

test('Escape, leaving and typing close it; the other field, a later departure and the end of the range', async ({
	page,
}) => {
	await page.goto(addressOf(search));
	await expect(offers(page)).toHaveCount(8);
	const departure = page.getByLabel('Departure date');
	const back = page.getByLabel('Return date', { exact: true });
	const calendar = page.getByRole('dialog');
	for (const key of ['Space', 'F4', 'Alt+ArrowDown']) {
		await departure.press(key);
		await expect(calendar.locator(`[data-day="${search.departure}"] button`)).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(calendar).toHaveCount(0);
		await expect(page.getByRole('button', { name: 'Open calendar for Departure' })).toBeFocused();
	}
	await departure.click();
	await expect(departure).toBeFocused();
	await expect(calendar.getByText(/^Lowest totals for 2 adults, back on/)).toBeVisible();
	await expect(calendar.getByText(/Return · 10 nights/)).toBeVisible();
	await expect(calendar.getByRole('button', { name: /, return$/ })).toBeVisible();
	await back.click();
	await expect(page.getByRole('dialog', { name: 'Choose a day to return' })).toBeVisible();
	const before = calendar
		.locator(`[data-day="${search.departure}"]`)
		.locator('xpath=preceding-sibling::td | ../preceding-sibling::tr/td');
	await expect(before.locator('button:not([disabled])')).toHaveCount(0);
	await page.keyboard.press('Escape');
	await expect(back).toBeFocused();

	await departure.click();
	await calendar.getByRole('button', { name: 'Go to the Next Month' }).click();
	await calendar.getByRole('button', { name: 'Go to the Next Month' }).click();
	const late = calendar.locator('[data-day$="-28"] button').last();
	await expect(late).not.toContainText('$');
	await late.dblclick();
	await expect(back).toHaveValue('');
	await expect(departure).toHaveValue(/-28$/);
	await expect(late).toContainText('$');
	await calendar.getByRole('button', { name: 'Fly one way' }).click();
	await expect(calendar).toHaveCount(0);
	await expect(departure).toBeFocused();
});

test('without prices it says why, and says what is early', async ({ page }) => {
	await page.goto('/flights');
	await formIsReady(page);
	const departure = page.getByLabel('Departure date');
	const calendar = page.getByRole('dialog');
	const closed = async () => {
		await page.keyboard.press('Escape');
		await expect(calendar).toHaveCount(0);
	};
	await departure.click();
	await expect(calendar.getByText('Choose both places to see prices.')).toBeVisible();
	await expect(
		calendar.getByRole('button', { name: named(dayFromToday(1), '', 'long') }),
	).toBeEnabled();
	await closed();
	await page.getByLabel('From', { exact: true }).fill('London (LHR)');
	await page.getByLabel('To', { exact: true }).fill('London (LHR)');
	await departure.click();
	await expect(calendar.getByText('Choose two different places to see prices.')).toBeVisible();
	await closed();
	await page.getByLabel('To', { exact: true }).fill('Paris (CDG)');
	await page.getByLabel('Return date', { exact: true }).click();
	await expect(
		calendar.getByText('Choose the departure to see prices for the return.'),
	).toBeVisible();
	await closed();
	await departure.fill(dayFromToday(335));
	await departure.click();
	await expect(calendar.getByText(/early estimates: airlines have not opened/)).toBeVisible();
	await expect(calendar.getByRole('button', { name: /, early estimate/ }).first()).toBeVisible();
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test('a tap opens a sheet with one month, and none of the phone', async ({ page }) => {
		await page.goto(addressOf(priced));
		await expect(offers(page)).toHaveCount(8);
		await page.getByRole('button', { name: 'Edit' }).tap();
		const departure = page.getByLabel('Departure date');
		await departure.evaluate((field: HTMLInputElement) => {
			field.showPicker = () => document.body.setAttribute('data-phones-picker', '');
		});
		await departure.tap();
		const sheet = page.getByRole('dialog');
		await expect(sheet).toHaveAccessibleName('Choose a day to leave');
		await expect(sheet).toBeInViewport({ ratio: 1 });
		await expect(sheet.getByRole('grid')).toHaveCount(1);
		await expect(sheet.getByText('$').first()).toBeVisible();
		await expect(sheet.locator(':focus')).toHaveAccessibleName(/, departure$/);
		await expect(page.locator('[data-phones-picker]')).toHaveCount(0);
		expect(await violations(page, { except: '.toasts' })).toEqual([]);

		await sheet.getByRole('button', { name: 'Go to the Next Month' }).tap();
		await sheet.locator('[data-day$="-15"] button').tap();
		await sheet.locator('[data-day$="-20"] button').tap();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(departure).toHaveValue(/-15$/);
		await expect(page.getByRole('button', { name: 'Open calendar for Return' })).toBeFocused();
		await expect(page.getByLabel('Return date', { exact: true })).toHaveValue(/-20$/);
		await expect(page.getByLabel('Return date', { exact: true })).toBeEditable();

		// A touch beside the sheet closes it and presses nothing there.
		await page.getByLabel('Return date', { exact: true }).tap();
		await expect(sheet).toBeVisible();
		await page.touchscreen.tap(200, 12);
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await page.getByLabel('Return date', { exact: true }).tap();
		await page.getByRole('button', { name: 'Remove return' }).tap();
		await expect(page.getByLabel('Return date', { exact: true })).toHaveValue('');
	});

	test('a date of another form opens in a sheet, and can be taken away', async ({ page }) => {
		await page.goto('/tours/search');
		const dates = page.getByLabel('Dates', { exact: true });
		await expect(page.getByRole('button', { name: 'Open calendar for Dates' })).toBeVisible();
		await dates.tap();
		const sheet = page.getByRole('dialog', { name: 'Choose a day' });
		await expect(sheet).toBeInViewport({ ratio: 1 });
		await sheet.locator('[role=gridcell] button:not([disabled])').last().tap();
		await expect(dates).not.toHaveValue('');
		await dates.tap();
		await sheet.getByRole('button', { name: 'Clear date' }).tap();
		await expect(dates).toHaveValue('');
	});
});

/** A day's name that begins with the day and ends so: 'Tue, March 9, 2027, $694, among the cheapest'. */
function named(date: string, end: string, weekday: 'short' | 'long' = 'short'): RegExp {
	const format = {
		weekday,
		month: 'long',
		day: 'numeric',
		year: 'numeric',
		timeZone: 'UTC',
	} as const;
	return new RegExp(
		`${new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', format)}.*${end}$`,
	);
}

/** The day with the lowest price that the calendar shows; the first of several. */
async function cheapest(calendar: Locator): Promise<{ date: string; price: string }> {
	const days = await calendar.locator('[data-day]:has(.trip-price)').evaluateAll((cells) =>
		cells.map((cell) => ({
			date: cell.getAttribute('data-day') ?? '',
			price: cell.querySelector('.trip-price')?.textContent ?? '',
		})),
	);
	const amount = ({ price }: { price: string }) => Number(price.replaceAll(/\D/g, ''));
	const [first] = days.toSorted((one, other) => amount(one) - amount(other));
	if (!first) throw new Error('The calendar shows no prices.');
	return first;
}

async function walkTo(page: Page, from: string, to: string): Promise<void> {
	const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
	const [week, single] = days < 0 ? ['ArrowUp', 'ArrowLeft'] : ['ArrowDown', 'ArrowRight'];
	for (let left = Math.abs(days); left > 0; left -= left >= 7 ? 7 : 1) {
		await page.keyboard.press(left >= 7 ? week : single);
	}
}

/** The lowest amount in the list that the server draws of a search. */
async function lowestOfList(page: Page, asked: Record<string, string>): Promise<string> {
	const html = await (await page.request.get(addressOf(asked))).text();
	const offered = await page.evaluate((text) => {
		const answer = new DOMParser().parseFromString(text, 'text/html');
		return [...answer.querySelectorAll('[data-served] .offer-row')].map((row) => row.textContent);
	}, html);
	expect(offered).toHaveLength(8);
	const amounts = [...offered.join(' ').matchAll(/\$([\d,]+)/g)].map(([, digits = '']) =>
		Number(digits.replaceAll(',', '')),
	);
	return `$${Math.min(...amounts).toLocaleString('en-US')}`;
}
