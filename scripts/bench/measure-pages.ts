import { readdirSync } from 'node:fs';

import { type Browser, type Page, chromium } from 'playwright';

import type { FlightDeal } from '#src/contract/catalog/catalog.ts';
import { addDays, utcToday } from '#src/domain/calendar/calendar-date.ts';
import { destinationPath, flightCheckoutPath, flightPath, paths, tourPath } from '#src/paths.ts';
import { emptyFlightSearch, flightSearchPath } from '#src/stores/flights/search-fields.ts';

import { findBrowser } from '../browser.mjs';
import type { BenchSite } from './bench-site.ts';
import { pageWeight } from './page-weight.ts';

const search = flightSearchPath({
	...emptyFlightSearch,
	origin: 'New York (JFK)',
	destination: 'London (LHR)',
	departureDate: addDays(utcToday(new Date()), 45),
	passengers: '2-adults',
});

const runs = 5;
type Paint = { lcp: number; cls: number; blocking: number; kilobytes: number; requests: number };

/** Largest paint, layout shift, blocking time and weight of each page, beside an empty page. */
export async function measurePages({ url, deal, floorUrl }: BenchSite) {
	const executablePath = await findBrowser();
	if (executablePath === null)
		throw new Error('There is no browser: run npm test, which finds one.');
	const browser = await chromium.launch({
		executablePath,
		args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
	});
	const floor = await paints(browser, floorUrl);
	const table: Record<string, object> = { 'floor: empty page': row(floor, floor) };
	for (const { name, path, file } of pagesToMeasure(deal)) {
		const { html, scripts } = await pageWeight('dist', file);
		table[name] = {
			...row(await paints(browser, url + path), floor),
			'HTML br': html.brotli,
			'JS gz': scripts.gzip,
			'JS br': scripts.brotli,
		};
	}
	await browser.close();
	return table;
}

function pagesToMeasure(deal: FlightDeal) {
	return [
		{ name: '404', path: '/nowhere', file: '404.html' },
		{ name: 'home', path: paths.home, file: 'index.html' },
		{ name: 'flights', path: paths.flights, file: 'flights.html' },
		{ name: 'flights with results', path: search, file: 'flights.html' },
		{ name: 'deal', path: flightPath(deal.id), file: `flights/${deal.id}.html` },
		{ name: 'tours', path: paths.tours, file: 'tours.html' },
		{ name: 'tour', path: tourPath(1), file: 'tours/1.html' },
		{ name: 'destinations', path: paths.destinations, file: 'destinations.html' },
		{ name: 'destination', path: destinationPath(1), file: 'destinations/1.html' },
		{ name: 'blog', path: paths.blog, file: 'blog.html' },
		{ name: 'post', ...firstPageIn('blog') },
		{ name: 'guides', path: paths.guides, file: 'guides.html' },
		{ name: 'guide', ...firstPageIn('guides') },
		{ name: 'careers', path: paths.careers, file: 'careers.html' },
		{ name: 'job', ...firstPageIn('careers/apply') },
		{ name: 'questions', path: paths.faqs, file: 'faqs.html' },
		{ name: 'about', path: paths.about, file: 'about.html' },
		{ name: 'refund policy', path: paths.refundPolicy, file: 'refund-policy.html' },
		{ name: 'terms', path: paths.terms, file: 'terms.html' },
		{ name: 'contact', path: paths.contact, file: 'contact.html' },
		{ name: 'sign in', path: paths.auth, file: 'auth.html' },
		{ name: 'back office, signed out', path: paths.admin, file: 'admin.html' },
		{ name: 'checkout', path: flightCheckoutPath(deal), file: 'flight-checkout.html' },
	];
}

/** Editors come and go with texts: whichever page of a folder comes first stands for all. */
function firstPageIn(folder: string) {
	const [file] = readdirSync(`dist/${folder}`).filter((name) => name.endsWith('.html'));
	if (file === undefined) throw new Error(`There is no page in dist/${folder}.`);
	return { path: `/${folder}/${file.replace('.html', '')}`, file: `${folder}/${file}` };
}

function row(paint: Paint, floor: Paint) {
	return {
		'LCP ms': Math.round(paint.lcp),
		ratio: Number((paint.lcp / floor.lcp).toFixed(2)),
		'TBT ms': Math.round(paint.blocking),
		CLS: Number(paint.cls.toFixed(3)),
		'total KB': Math.round(paint.kilobytes),
		requests: paint.requests,
	};
}

async function paints(browser: Browser, url: string): Promise<Paint> {
	const measured: Paint[] = [];
	for (let run = 0; run < runs; run += 1) measured.push(await paint(browser, url));
	const median = (key: keyof Paint) =>
		measured.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
	return {
		lcp: median('lcp'),
		cls: median('cls'),
		blocking: median('blocking'),
		kilobytes: median('kilobytes'),
		requests: median('requests'),
	};
}

async function paint(browser: Browser, url: string): Promise<Paint> {
	const context = await browser.newContext({
		viewport: { width: 412, height: 823 },
		deviceScaleFactor: 1.75,
		isMobile: true,
		hasTouch: true,
	});
	const page = await context.newPage();
	const network = await throttle(page);
	await page.addInitScript(observePaints);
	await page.goto(url, { waitUntil: 'load' });
	await page.waitForLoadState('networkidle');
	const { lcp, cls, blocking } = await page.evaluate(() => Reflect.get(window, 'paints'));
	await context.close();
	return { lcp, cls, blocking, ...network };
}

async function throttle(page: Page) {
	const devtools = await page.context().newCDPSession(page);
	const network = { kilobytes: 0, requests: 0 };
	await devtools.send('Network.enable');
	devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
		network.kilobytes += encodedDataLength / 1000;
		network.requests += 1;
	});
	await devtools.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: 150,
		downloadThroughput: (1.6 * 1024 * 1024) / 8,
		uploadThroughput: (750 * 1024) / 8,
	});
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	return network;
}

// Runs in the page, before anything else does.
function observePaints(): void {
	const paints = { lcp: 0, cls: 0, blocking: 0 };
	Reflect.set(window, 'paints', paints);
	observe('largest-contentful-paint', (entry) => (paints.lcp = entry.startTime));
	observe('layout-shift', (entry) => (paints.cls += Number(Reflect.get(entry, 'value'))));
	observe('longtask', (entry) => (paints.blocking += entry.duration - 50));
	function observe(type: string, note: (entry: PerformanceEntry) => void): void {
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) note(entry);
		}).observe({ type, buffered: true });
	}
}
