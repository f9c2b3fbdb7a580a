import { vi } from 'vitest';

import { addDays, localToday } from '#src/domain/calendar/calendar-date.ts';
import { formatMonth } from '#src/domain/calendar/format-date.ts';

import { bookAsAda } from '../support/engines/checkout.ts';
import { complaints } from '../support/engines/complaints.ts';
import type { Page } from '../support/engines/page.ts';
import { expect, test } from '../support/engines/site.ts';

const departure = dayFromToday(40);
const back = dayFromToday(50);

const patience = { timeout: 30_000, interval: 100 };

test('a flight is found and booked by typing', async ({ page }) => {
	await page.open('/');
	await typeAirport(page, 'From', 'new y');
	await typeAirport(page, 'To', 'lond');
	await typeDate(page, 'Departure date', departure);
	await typeDate(page, 'Return date', back);
	await page.button('Search flights').click();
	await page.arrives(new RegExp(`departure=${departure}&return=${back}`));
	await selectFirst(page);
	expect(await bookAsAda(page)).toMatch(/^BD/);
	expect(complaints(page)).toEqual([]);
});

test('a flight is found and booked by pointing, its days in the calendar; Back shows the offers again', async ({
	page,
}) => {
	await page.open('/');
	await pointAtAirport(page, 'From', 'reykja', /Reykjav/);
	await pointAtAirport(page, 'To', 'tokyo', /Tokyo/);
	await page.button('Open calendar for Departure date').click();
	const second = monthAfter(dayFromToday(0).slice(0, 7));
	await pointAtDay(page, 'Choose a day to leave', departure, second);
	const turnedTo = [second, departure.slice(0, 7)].toSorted()[1] ?? second;
	await pointAtDay(page, 'Choose a day to return', back, turnedTo);
	expect(await page.field('Departure date').value()).toBe(departure);
	expect(await page.field('Return date').value()).toBe(back);
	await page.button('Passengers 1 adult').click();
	await page.button('2 Adults').click();
	await page.button('Done').click();
	await page.button('Search flights').click();
	await page.arrives(new RegExp(`departure=${departure}&return=${back}.*passengers=2-adults`));
	await selectFirst(page);
	await page.arrives(/^\/flight-checkout/);
	await page.button('Complete booking').seen();
	await page.tab.goBack();
	await page.arrives(/^\/flights\?/);
	await selectFirst(page);
	expect(await bookAsAda(page)).toMatch(/^BD/);
	expect(complaints(page)).toEqual([]);
});

/** Firefox complains of what was on its way when a page is left: the offers can be chosen before the prices have come. */
async function selectFirst(page: Page) {
	await page.button('Show price graph').seen();
	await page.part('.offer-select button').click();
}

async function typeAirport(page: Page, label: string, text: string) {
	const field = page.withRole('combobox', label);
	await field.click();
	await page.tab.type(text);
	await page.part('[role=option]').seen();
	await page.tab.press('ArrowDown');
	await page.tab.press('Enter');
	await page.part('[role=option]').gone();
	expect(await field.value()).toMatch(/ \([A-Z]{3}\)$/);
}

async function pointAtAirport(page: Page, label: string, text: string, found: RegExp) {
	const field = page.withRole('combobox', label);
	await field.click();
	await page.tab.type(text);
	await page.part('[role=option]').click();
	expect(await field.value()).toMatch(found);
}

async function typeDate(page: Page, label: string, date: string) {
	const field = page.field(label);
	await field.typeDate(date);
	expect(await field.value()).toBe(date);
}

/** Presses a day once its price has come, which moves it; `shown` is the last month that the calendar shows by then. */
async function pointAtDay(page: Page, calendar: string, date: string, shown: string) {
	const dialog = page.withRole('dialog', calendar);
	await dialog.seen();
	await turnTo(page, shown, date.slice(0, 7));
	const day = page.part(`[data-day="${date}"] button`);
	await vi.waitFor(async () => expect(await day.text()).toContain('$'), patience);
	// What comes a frame later may still move it: whoever missed presses again.
	const closed = { timeout: 1500, interval: 100 };
	await vi.waitFor(async () => {
		if (!(await dialog.isSeen())) return;
		await day.click();
		await vi.waitFor(async () => expect(await dialog.isSeen()).toBe(false), closed);
	}, patience);
}

/** Turns on to a month. A month is drawn a while after it was asked for: whoever does not wait for it goes too far. */
async function turnTo(page: Page, shown: string, month: string) {
	await gridOf(page, shown).seen();
	for (let last = shown; last < month;) {
		await page.button('Go to the Next Month').click();
		last = monthAfter(last);
		await gridOf(page, last).seen();
	}
}

function gridOf(page: Page, month: string) {
	return page.part(`[role=grid][aria-label="${formatMonth(month)}"]`);
}

/** '2027-01' after '2026-12'. */
function monthAfter(month: string): string {
	return addDays(`${month}-01`, 31).slice(0, 7);
}

/** A day some time from now, which no journey finds passed: 'yyyy-MM-dd'. */
function dayFromToday(count: number): string {
	return addDays(localToday(new Date()), count);
}
