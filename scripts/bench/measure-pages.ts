import type { LaunchedChrome } from 'chrome-launcher';
import { chromium } from 'playwright';

import { paths } from '#src/paths.ts';
import { ErrorForPeople } from '#src/server/platform/error-for-people.ts';

import { barePaths, tellBareServer } from './bare-server.ts';
import { administratorPassword, type BenchSite } from './bench-site.ts';
import { openChrome, otherScores, type Visit, visit } from './lighthouse.ts';
import { type BenchPage, floorPages, sitePages } from './pages.ts';

type Protocol = 'http1' | 'http2';

/** How often a page is visited. HTTP/2 needs fewer visits: it is there to show the difference. */
const usualRuns = { http1: 5, http2: 3 } as const;

type PageFigures = {
	LCP: number;
	'÷ empty': number;
	'÷ hero': number;
	FCP: number;
	TBT: number;
	CLS: number;
	score: number;
	/** Accessibility, best practices, search engines; only over HTTP/2, as with TLS. */
	others?: string;
	'JS KB': number;
	requests: number;
	'total KB': number;
};

/** Of each page by its name, floors included. */
export type PagesFigures = Record<Protocol, Record<string, PageFigures>>;

type Choice = {
	/** Names of pages; none for one page of each kind. */
	names?: readonly string[];
	runs?: number | null;
	say?: (line: string) => void;
};

/**
 * The median of several visits to each page and each floor by Lighthouse, visited in turns, so that all of them have
 * the same machine: first what visitors see, then what the desk does, each beside the floors.
 */
export async function measurePages(
	site: BenchSite,
	{ names = [], runs = null, say = () => {} }: Choice,
): Promise<PagesFigures> {
	const chosen = chosenPages(site, names);
	const ofVisitors = chosen.filter(({ bookings }) => bookings === undefined);
	const ofDesk = chosen.filter(({ bookings }) => bookings !== undefined);
	const visitors = await measureInTurns(site, ofVisitors, { runs, say });
	if (ofDesk.length === 0) return visitors;
	// Bookings may guarantee a departure, and each page that tells of it is older than its row then: they come last.
	const bookings = Math.max(...ofDesk.map((page) => page.bookings ?? 0));
	await tellBareServer(site.bare, barePaths.addBookings, bookings);
	const desk = await measureInTurns(site, ofDesk, { runs, say });
	return {
		http1: { ...visitors.http1, ...desk.http1, ...visitors.http1 },
		http2: { ...visitors.http2, ...desk.http2, ...visitors.http2 },
	};
}

type Turns = { runs: number | null; say: (line: string) => void };

async function measureInTurns(
	site: BenchSite,
	ours: BenchPage[],
	{ runs, say }: Turns,
): Promise<PagesFigures> {
	const pages: BenchPage[] = [...Object.values(floorPages), ...ours];
	const measured = {
		http1: await visits(site, { protocol: 'http1', pages, runs: runs ?? usualRuns.http1, say }),
		http2: await visits(site, { protocol: 'http2', pages, runs: runs ?? usualRuns.http2, say }),
	};
	const others = await otherScoresOf(site, ours);
	return { http1: figures(measured.http1), http2: figures(measured.http2, others) };
}

function chosenPages({ deal }: BenchSite, names: readonly string[]): BenchPage[] {
	const known = sitePages(deal);
	const unknown = names.filter((name) => !known.some((page) => page.name === name));
	if (unknown.length > 0) {
		const list = known.map(({ name }) => name).join(', ');
		throw new ErrorForPeople(`There is no page ${unknown.join(', ')}, only ${list}.`);
	}
	if (names.length === 0) return known.filter(({ isExtra = false }) => !isExtra);
	return known.filter(({ name }) => names.includes(name));
}

type Round = { protocol: Protocol; pages: BenchPage[]; runs: number; say: (line: string) => void };

async function visits(site: BenchSite, { protocol, pages, runs, say }: Round) {
	const all = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]));
	for (let run = 1; run <= runs; run += 1) {
		say(`${protocol}, run ${run} of ${runs}`);
		await inChrome(site, protocol, pages, async (chrome, url, { name }) => {
			all.get(name)?.push(await visit(chrome, url));
		});
	}
	return all;
}

async function otherScoresOf(site: BenchSite, pages: BenchPage[]): Promise<Map<string, string>> {
	const scores = new Map<string, string>();
	await inChrome(site, 'http2', pages, async (chrome, url, { name }) => {
		scores.set(name, (await otherScores(chrome, url)).join(' '));
	});
	return scores;
}

/** Does something with each page in one new browser: last with those that want an administrator. */
async function inChrome(
	site: BenchSite,
	protocol: Protocol,
	pages: BenchPage[],
	work: (chrome: LaunchedChrome, url: string, page: BenchPage) => Promise<void>,
): Promise<void> {
	const origins = site[protocol];
	const chrome = await openChrome(site.fingerprint);
	try {
		let isSignedIn = false;
		for (const page of pages) {
			if (page.bookings !== undefined && !isSignedIn) {
				await signIn(chrome, origins.site);
				isSignedIn = true;
			}
			await work(chrome, (page.isFloor ? origins.floors : origins.site) + page.path, page);
		}
	} finally {
		chrome.kill();
	}
}

async function signIn(chrome: LaunchedChrome, url: string): Promise<void> {
	const browser = await chromium.connectOverCDP(`http://localhost:${chrome.port}`);
	const [context] = browser.contexts();
	if (!context) throw new Error('The browser has no window.');
	const page = await context.newPage();
	await page.goto(url + paths.admin);
	await page.getByLabel('Password', { exact: true }).fill(administratorPassword);
	await page.getByRole('button', { name: 'Sign In' }).click();
	await page.getByRole('tab', { selected: true }).waitFor();
	await page.close();
	await browser.close();
}

function figures(
	visited: Map<string, Visit[]>,
	others: Map<string, string> = new Map(),
): Record<string, PageFigures> {
	const lcpOf = ({ name }: BenchPage) => median(visited.get(name) ?? [], 'lcp');
	const [empty, hero] = [lcpOf(floorPages.empty), lcpOf(floorPages.hero)];
	const rows = [...visited].map(([name, list]): [string, PageFigures] => {
		const lcp = median(list, 'lcp');
		const scores = others.get(name);
		return [
			name,
			{
				LCP: Math.round(lcp),
				'÷ empty': rounded(lcp / empty, 2),
				'÷ hero': rounded(lcp / hero, 2),
				FCP: Math.round(median(list, 'fcp')),
				TBT: Math.round(median(list, 'tbt')),
				CLS: rounded(median(list, 'cls'), 3),
				score: Math.round(median(list, 'score')),
				...(scores !== undefined && { others: scores }),
				'JS KB': rounded(median(list, 'scripts'), 1),
				requests: median(list, 'requests'),
				'total KB': Math.round(median(list, 'total')),
			},
		];
	});
	return Object.fromEntries(rows);
}

function median(visited: Visit[], key: keyof Visit): number {
	const values = visited.map((one) => one[key]).toSorted((a, b) => a - b);
	return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

function rounded(value: number, digits: number): number {
	return Number(value.toFixed(digits));
}
