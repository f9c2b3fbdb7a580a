import { setTimeout as delay } from 'node:timers/promises';

import type { Page } from 'playwright';

import { addDays, utcToday } from '#src/domain/calendar/calendar-date.ts';
import { paths } from '#src/paths.ts';

import { administratorPassword } from './bench-site.ts';
import { showDateTools } from './result-presses.ts';
import { longestTask, slowestEvent, untilSeen, watch } from './slow-phone.ts';

/** Does something on a new page and says how many milliseconds it took. */
export type Interaction = (page: Page, origin: string) => Promise<number>;

// Everything is found as visitors find it, by role and label: what makes it move may change.
const suggestions = '[role="listbox"] [role="option"]';
const statuses = '[role="status"], output';
const bodyRows = 'tbody tr';

/** With the catalog as it is. */
export const interactions: Record<string, Interaction> = {
	'home: combobox open after the first focus, page at rest': (page, origin) =>
		combobox(page, origin + paths.home, { isAtRest: true }),
	'home: combobox open after the first focus, at once': (page, origin) =>
		combobox(page, origin + paths.home, { isAtRest: false }),
	'flights: combobox open after the first focus, page at rest': (page, origin) =>
		combobox(page, origin + paths.flights, { isAtRest: true }),
	'flights: combobox open after the first focus, at once': (page, origin) =>
		combobox(page, origin + paths.flights, { isAtRest: false }),
	async 'home: slowest key while typing an airport'(page, origin) {
		await page.goto(origin + paths.home);
		await atRest(page);
		await watch(page, 'focusin', suggestions);
		await type(page, 'From', 'london');
		return slowestEvent(page);
	},
	async 'flights: graph of 330 days after a click'(page, origin) {
		await openFlights(page, origin);
		await watch(page, 'click', '[role="slider"]');
		await page.getByRole('button', { name: 'Show price graph' }).click();
		return untilSeen(page);
	},
	async 'flights: longest task while 330 days are priced and drawn'(page, origin) {
		await openFlights(page, origin);
		await watch(page, 'click', '[role="slider"]');
		await page.getByRole('button', { name: 'Show price graph' }).click();
		await untilSeen(page);
		return longestTask(page);
	},
	async 'contact: slowest key while typing a message'(page, origin) {
		await page.goto(origin + paths.contact);
		await atRest(page);
		await watch(page, 'focusin', 'textarea');
		await type(page, 'Message', 'When do the cherry trees bloom?');
		return slowestEvent(page);
	},
	async 'panel: next page of bookings after a click'(page, origin) {
		await page.goto(`${origin}${paths.admin}?tab=bookings`);
		await page.getByLabel('Password', { exact: true }).fill(administratorPassword);
		await page.getByRole('button', { name: 'Sign In' }).click();
		const next = page
			.getByRole('navigation', { name: 'Pages' })
			.getByRole('button', { name: 'Next' });
		await next.waitFor();
		await atRest(page);
		await watch(page, 'click', bodyRows);
		await next.click();
		return untilSeen(page);
	},
};

/** With very many tours, most of which the pages were not built with. */
export function amongTours(count: number): Record<string, Interaction> {
	return {
		async [`tours: ${count} filtered after a word`](page, origin) {
			await openTours(page, origin, count);
			await watch(page, 'input', statuses);
			await page.getByLabel('Destination').fill('kyoto');
			return untilSeen(page);
		},
		async [`tours: slowest key while filtering ${count}`](page, origin) {
			await openTours(page, origin, count);
			await watch(page, 'input', statuses);
			await type(page, 'Destination', 'kyoto');
			return slowestEvent(page);
		},
	};
}

async function combobox(page: Page, url: string, { isAtRest }: { isAtRest: boolean }) {
	await page.goto(url, { waitUntil: isAtRest ? 'load' : 'commit' });
	const field = page.getByLabel('From', { exact: true });
	await field.waitFor();
	if (isAtRest) await atRest(page);
	await watch(page, 'focusin', suggestions);
	await field.focus();
	await page.keyboard.type('lond');
	return untilSeen(page);
}

async function openTours(page: Page, origin: string, count: number): Promise<void> {
	await page.goto(origin + paths.tours);
	const all = new RegExp(`\\b${count.toLocaleString('en').replace(',', ',?')} tours`);
	await page.getByRole('status').filter({ hasText: all }).waitFor({ timeout: 120_000 });
	await atRest(page);
}

/** Results of a search, with the tools for other dates. */
async function openFlights(page: Page, origin: string): Promise<void> {
	const departure = addDays(utcToday(new Date()), 40);
	const search = { origin: 'New York (JFK)', destination: 'London (LHR)', departure };
	await page.goto(`${origin}${paths.flights}?${new URLSearchParams(search)}`);
	await showDateTools(page);
	await atRest(page);
}

/** What a page fetches and does when it has the time is done. */
async function atRest(page: Page): Promise<void> {
	await page.waitForLoadState('networkidle');
	await delay(1000);
	await page.waitForLoadState('networkidle');
}

async function type(page: Page, label: string, text: string): Promise<void> {
	await page.getByLabel(label, { exact: true }).focus();
	await page.keyboard.type(text, { delay: 100 });
	// An event is told of when it was painted.
	await delay(500);
}
