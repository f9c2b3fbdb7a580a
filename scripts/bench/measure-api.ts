import { randomUUID } from 'node:crypto';

import autocannon from 'autocannon';

import { createBooking } from '#src/contract/bookings/booking.ts';
import {
	type FlightDeal,
	listFeaturedFlights,
	listFlights,
	listTours,
} from '#src/contract/catalog/catalog.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';
import { getHealth } from '#src/contract/http/health.ts';
import { createInquiry, subscribe } from '#src/contract/requests/requests.ts';

import { barePaths } from './bare-server.ts';
import type { BenchSite } from './bench-site.ts';

export type ApiFigures = {
	'req/s': number;
	/** Beside the floor that stands above it in the table. */
	'÷ floor': number;
	'p50 ms': number;
	'p99 ms': number;
	failed: number;
};

type Load = { name: string; options: autocannon.Options };

const seconds = 4;
/** Each is measured so often, in turns with the others: the best counts, which nothing else on the machine held up. */
const rounds = 2;

/** Requests a second of reads and writes, each beside a handler that does the same with nothing around it. */
export async function measureApi(
	site: BenchSite,
	say: (line: string) => void = () => {},
): Promise<Record<string, ApiFigures>> {
	const url = site.http1.site;
	const etag = (await fetch(url + listFeaturedFlights.path)).headers.get('etag') ?? '';
	const groups = apiGroups({ url, bare: site.bare, deal: site.deal, etag });
	const best = new Map<string, autocannon.Result>();
	for (let round = 1; round <= rounds; round += 1) {
		say(`API, round ${round} of ${rounds}`);
		for (const { name, options } of groups.flat()) {
			const result = await autocannon({ connections: 16, duration: seconds, ...options });
			const earlier = best.get(name);
			const isBetter = !earlier || result.requests.average > earlier.requests.average;
			if (isBetter) best.set(name, result);
		}
	}
	const rows = groups.flatMap((group) => {
		const floor = best.get(group[0]?.name ?? '')?.requests.average ?? Number.NaN;
		return group.map(({ name }) => [name, figures(best.get(name), floor)] as const);
	});
	return Object.fromEntries(rows);
}

type Addresses = { url: string; bare: string; deal: FlightDeal; etag: string };

/** The first of each group is the floor of the others. */
function apiGroups({ url, bare, deal, etag }: Addresses): Load[][] {
	const inquiry = {
		name: 'Ada Lovelace',
		email: 'ada@example.com',
		subject: 'A question about Kyoto',
		message: 'Which week of April is best for the cherry trees?',
	};
	const kept = url + listFeaturedFlights.path;
	return [
		[
			{ name: 'floor: Request and Response, constant', options: { url: bare + barePaths.web } },
			{ name: 'floor: node:http, constant', options: { url: bare + barePaths.node } },
			{ name: 'a kept read', options: { url: kept } },
			{
				name: 'a kept read, not modified',
				options: { url: kept, headers: { 'If-None-Match': etag } },
			},
			{ name: 'health', options: { url: url + getHealth.path } },
			{ name: 'home, HTML', options: { url: `${url}/` } },
		],
		[
			{ name: 'floor: Request, Response, drizzle', options: { url: bare + barePaths.tours } },
			{
				name: 'tours, not kept',
				options: reads(url, (limit) => `${listTours.path}?limit=${limit}`),
			},
			{
				name: 'search of deals, not kept',
				options: reads(url, (limit) => `${listFlights.path}?q=New+York&limit=${limit}`),
			},
		],
		[
			{
				name: 'floor: node:http, one insert',
				options: posts(bare + barePaths.insert, () => inquiry),
			},
			{ name: 'an inquiry', options: posts(url + createInquiry.path, () => inquiry) },
			{
				name: 'a subscription',
				options: posts(url + subscribe.path, () => ({ email: `${randomUUID()}@example.com` })),
			},
			{ name: 'a booking', options: posts(url + createBooking.path, () => booking(deal)) },
		],
	];
}

const shortestList = 100;
const limits = 900;

/** Reads of which no two are the same to a cache, and all to the database: it has fewer rows than any of them wants. */
function reads(url: string, path: (limit: string) => string): autocannon.Options {
	let count = 0;
	return {
		url,
		requests: [
			{
				setupRequest(request) {
					const limit = String(shortestList + (count % limits));
					const zeros = Math.floor(count / limits) % 7;
					count += 1;
					return { ...request, path: path('0'.repeat(zeros) + limit) };
				},
			},
		],
	};
}

export function booking({ id, price }: FlightDeal): object {
	return {
		name: 'Ada Lovelace',
		email: 'ada@example.com',
		phone: '+1 212 555 0100',
		type: 'flight',
		itemId: id,
		travelers: 1,
		totalPrice: price,
		details: {
			passengerName: 'Ada Lovelace',
			address: '12 Analytical Street',
			city: 'New York',
			country: 'United States',
			zipCode: '10001',
		},
	};
}

/** Writes, each an attempt of its own. */
function posts(url: string, body: () => object): autocannon.Options {
	return {
		url,
		requests: [
			{
				method: 'POST',
				setupRequest: (request) => ({
					...request,
					body: JSON.stringify(body()),
					headers: { 'Content-Type': 'application/json', [attemptHeader]: randomUUID() },
				}),
			},
		],
	};
}

function figures(result: autocannon.Result | undefined, floor: number): ApiFigures {
	if (!result) throw new Error('Something was not measured.');
	const { requests, latency, non2xx, errors, statusCodeStats } = result;
	const unchanged = statusCodeStats?.['304']?.count ?? 0;
	return {
		'req/s': Math.round(requests.average),
		'÷ floor': Number((requests.average / floor).toFixed(2)),
		'p50 ms': latency.p50,
		'p99 ms': latency.p99,
		failed: non2xx - unchanged + errors,
	};
}
