import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';

import { findBrowser } from '../browser.mjs';

/** What Lighthouse says of one visit, on a phone: in milliseconds and kilobytes as transferred. */
export type Visit = {
	lcp: number;
	fcp: number;
	tbt: number;
	cls: number;
	/** 0 to 100 */
	score: number;
	scripts: number;
	requests: number;
	total: number;
};

/**
 * Opens a browser that remembers nothing.
 * @param fingerprint of the certificate that it shall believe
 */
export async function openChrome(fingerprint: string): Promise<LaunchedChrome> {
	const chromePath = await findBrowser();
	if (chromePath === null) throw new Error('There is no browser: run npm test, which finds one.');
	return launch({
		chromePath,
		logLevel: 'silent',
		chromeFlags: [
			'--headless=new',
			'--no-sandbox',
			'--disable-gpu',
			`--ignore-certificate-errors-spki-list=${fingerprint}`,
		],
	});
}

/** Visits a page as Lighthouse's mobile preset does: slow 4G and a slow processor, both simulated. */
export async function visit(chrome: LaunchedChrome, url: string): Promise<Visit> {
	for (let attempt = 1; ; attempt += 1) {
		const { audits, categories } = await run(url, {
			port: chrome.port,
			onlyAudits: [...metrics, 'network-requests'],
			disableFullPageScreenshot: true,
		});
		// Now and then a browser that is kept waiting leaves something out of its trace.
		const failed = metrics
			.map((id) => audits[id])
			.find((audit) => audit?.numericValue === undefined);
		if (!failed) return figuresOf(audits, categories['performance']?.score ?? Number.NaN);
		if (attempt === mostAttempts) throw new Error(`${url}: ${failed.id}: ${failed.errorMessage}`);
	}
}

const mostAttempts = 3;

function figuresOf(audits: Result['audits'], score: number): Visit {
	const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
	const requests = requestsOf(audits['network-requests']);
	return {
		lcp: value('largest-contentful-paint'),
		fcp: value('first-contentful-paint'),
		tbt: value('total-blocking-time'),
		cls: value('cumulative-layout-shift'),
		score: 100 * score,
		scripts: kilobytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
		requests: requests.length,
		total: kilobytes(requests),
	};
}

/** The other scores of a page, 0 to 100: accessibility, best practices and search engines. */
export async function otherScores(chrome: LaunchedChrome, url: string): Promise<number[]> {
	const onlyCategories = ['accessibility', 'best-practices', 'seo'];
	const { categories } = await run(url, { port: chrome.port, onlyCategories });
	return onlyCategories.map((name) => Math.round(100 * (categories[name]?.score ?? Number.NaN)));
}

/** All that the score is made of. */
const metrics = [
	'first-contentful-paint',
	'largest-contentful-paint',
	'total-blocking-time',
	'cumulative-layout-shift',
	'speed-index',
];

async function run(url: string, flags: Flags): Promise<Result> {
	const result = await lighthouse(url, { ...flags, logLevel: 'error' });
	if (!result) throw new Error(`Lighthouse says nothing of ${url}.`);
	const { lhr } = result;
	if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
	return lhr;
}

type NetworkRequest = { resourceType: unknown; transferSize: number };

function requestsOf(audit: Result['audits'][string] | undefined): NetworkRequest[] {
	const details = audit?.details;
	if (details?.type !== 'table') throw new Error('Lighthouse lists no requests.');
	return details.items.map((item) => ({
		resourceType: item['resourceType'],
		transferSize: Number(item['transferSize']),
	}));
}

function kilobytes(requests: NetworkRequest[]): number {
	return requests.reduce((bytes, { transferSize }) => bytes + transferSize, 0) / 1000;
}
