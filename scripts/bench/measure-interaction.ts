import { chromium } from 'playwright';

import { findTestBrowser } from '../browser.mjs';
import { barePaths, tellBareServer } from './bare-server.ts';
import type { BenchSite } from './bench-site.ts';
import { amongTours, type Interaction, interactions } from './interactions.ts';
import { onSlowPhone } from './slow-phone.ts';

const usualRuns = 3;
/** Four pages in the panel. */
const bookings = 100;
const manyTours = 1000;

export type InteractionFigures = Record<string, { median: number; slowest: number }>;

type Choice = { runs?: number | null; say?: (line: string) => void };

/**
 * Milliseconds of what a visitor notices after the first touch, with a processor four times slower than this one and a
 * network of 150 ms: how long until something is there, or how long the slowest key took to be painted.
 */
export async function measureInteraction(
	site: BenchSite,
	{ runs, say = () => {} }: Choice,
): Promise<InteractionFigures> {
	const executablePath = await findTestBrowser();
	if (executablePath === null)
		throw new Error('There is no browser: run npm test, which finds one.');
	const browser = await chromium.launch({
		executablePath,
		args: ['--no-sandbox', '--disable-gpu'],
	});
	const table: InteractionFigures = {};
	async function measureAll(all: Record<string, Interaction>): Promise<void> {
		for (const [name, interact] of Object.entries(all)) {
			say(name);
			const measured: number[] = [];
			for (let run = 0; run < (runs ?? usualRuns); run += 1) {
				measured.push(await onSlowPhone(browser, (page) => interact(page, site.http1.site)));
			}
			measured.sort((a, b) => a - b);
			const median = measured[Math.floor(measured.length / 2)] ?? Number.NaN;
			table[name] = { median: Math.round(median), slowest: Math.round(measured.at(-1) ?? 0) };
		}
	}
	try {
		await tellBareServer(site.bare, barePaths.addBookings, bookings);
		await measureAll(interactions);
		await tellBareServer(site.bare, barePaths.fillTours, manyTours);
		await measureAll(amongTours(manyTours));
	} finally {
		await browser.close();
	}
	return table;
}
