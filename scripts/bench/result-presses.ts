import { setTimeout as delay } from 'node:timers/promises';

import type { Locator, Page } from 'playwright';

import { addDays, utcToday } from '#src/domain/calendar/calendar-date.ts';
import { paths } from '#src/paths.ts';

/** Something done by mouse or key on a page of results; nothing of `act` is looked up in the page. */
export type Press = { name: string; act: () => Promise<void> };

/** What a list of results is like where it is longest: a city to a city, there and back. */
export async function openResults(page: Page, origin: string): Promise<void> {
	const today = utcToday(new Date());
	const search = {
		origin: 'New York, all airports (NYC)',
		destination: 'London, all airports (LON)',
		departure: addDays(today, 106),
		return: addDays(today, 113),
		passengers: '2-adults-1-child',
	};
	await page.goto(`${origin}${paths.flights}?${new URLSearchParams(search)}`);
	await showDateTools(page);
	// What a page fetches and does when it has the time is done.
	await delay(3000);
}

/** Where a phone shows one row of days, the graph and its like open under it. */
export async function showDateTools(page: Page): Promise<void> {
	const graph = page.getByRole('button', { name: 'Show price graph' });
	const more = page.getByRole('button', { name: 'More dates' });
	await graph.or(more).first().waitFor();
	if (await more.isVisible()) await more.click();
	await graph.waitFor();
}

/** What opens, filters and orders, one after the other, each as the one before left the page. */
export async function* pressesOf(page: Page): AsyncGenerator<Press> {
	const button = (name: string | RegExp) => page.getByRole('button', { name });
	yield await pressOf(page, 'price graph', button('Show price graph'));
	yield await pressOf(page, 'its table', page.getByText('All days as a table'));
	yield await pressOf(page, 'price grid', button('Show price grid'));
	yield await pressOf(page, 'cheapest dates', button('Show cheapest dates'));
	await button('Hide cheapest dates').click();
	yield await pressOf(page, 'date strip, a week on', button('Later days'));
	const drawer = button('Filters');
	const isInDrawer = await drawer.isVisible();
	if (isInDrawer) yield await pressOf(page, 'filters opened', drawer);
	const panel = isInDrawer
		? page.getByRole('dialog', { name: 'Filters' })
		: page.getByRole('region', { name: 'Filters' });
	const filters = {
		direct: panel.getByRole('checkbox', { name: 'Direct flights only' }),
		evening: panel.getByRole('group', { name: 'Departure time' }).getByText('Evening'),
	};
	for (const [name, choice] of Object.entries(filters)) {
		yield await pressOf(page, `filter ${name}, on`, choice);
		yield await pressOf(page, `filter ${name}, off`, choice);
	}
	if (isInDrawer) await page.keyboard.press('Escape');
	const orders = page.getByRole('group', { name: 'Sort flights by' });
	yield await pressOf(page, 'order', orders.locator('label', { hasText: 'Cheapest' }));
	yield await pressOf(page, 'flight details', page.getByText('Flight details').first());
	const days = page.getByRole('region', { name: 'Prices by date' }).getByRole('link');
	yield await pressOf(page, 'another day', days.last());
	// A narrow page shows its search in one line.
	if (isInDrawer) yield await pressOf(page, 'search edited', button('Edit'));
	yield await pressOf(page, 'calendar', calendarButton(page));
	await page.keyboard.press('Escape');
}

/** The press that opens the calendar of a departure, as soon as the mouse is there. */
export async function calendarOf(page: Page): Promise<() => Promise<void>> {
	// A narrow page shows its search in one line.
	const edit = page.getByRole('button', { name: 'Edit' });
	if (await edit.isVisible()) await edit.click();
	const [x, y] = await middleOf(calendarButton(page));
	return () => page.mouse.click(x, y);
}

function calendarButton(page: Page): Locator {
	return page.getByRole('button', { name: /^Open calendar for Departure date/ });
}

/** The keys of a city's name in the first field, one after the other. */
export async function* keysOf(page: Page): AsyncGenerator<Press> {
	const field = page.getByLabel('From', { exact: true });
	await field.click();
	await field.fill('');
	// The airports are fetched with the first focus.
	await delay(2000);
	for (const key of 'new yor') {
		yield {
			name: 'a key in From',
			act: () => page.keyboard.press(key === ' ' ? 'Space' : key),
		};
	}
}

async function pressOf(page: Page, name: string, place: Locator): Promise<Press> {
	const [x, y] = await middleOf(place);
	return {
		name,
		async act() {
			await page.mouse.move(x, y);
			await delay(300);
			await page.mouse.down();
			await page.mouse.up();
		},
	};
}

async function middleOf(place: Locator): Promise<[number, number]> {
	await place.scrollIntoViewIfNeeded();
	const box = await place.boundingBox();
	if (!box) throw new Error(`There is nothing to press: ${place.toString()}.`);
	return [box.x + box.width / 2, box.y + box.height / 2];
}
