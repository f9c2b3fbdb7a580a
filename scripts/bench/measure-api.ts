import { randomUUID } from 'node:crypto';

import autocannon from 'autocannon';

import { createBooking } from '#src/contract/bookings/booking.ts';
import { type FlightDeal, listFeaturedFlights } from '#src/contract/catalog/catalog.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';
import { createInquiry, subscribe } from '#src/contract/requests/requests.ts';

import type { BenchSite } from './bench-site.ts';

/** Requests a second of the public reads and of booking, beside a constant answer of the same machine. */
export async function measureApi({ url, deal, floorUrl }: BenchSite) {
	const list = url + listFeaturedFlights.path;
	const etag = (await fetch(list)).headers.get('etag') ?? '';
	const floor = await load({ url: `${floorUrl}/api` });
	return {
		'floor: constant answer': summary(floor, floor),
		'featured deals, kept by the cache': summary(await load({ url: list }), floor),
		'the same, not modified': summary(
			await load({ url: list, headers: { 'If-None-Match': etag } }),
			floor,
		),
		'search over deals, every time another': summary(await load(searches(url)), floor),
		health: summary(await load({ url: `${url}/api/health` }), floor),
		'a booking': summary(await load(bookings(url, deal)), floor),
		'an inquiry': summary(await load(inquiries(url)), floor),
		'a subscription': summary(await load(subscriptions(url)), floor),
	};
}

function load(options: autocannon.Options): Promise<autocannon.Result> {
	return autocannon({ connections: 16, duration: 5, ...options });
}

function searches(url: string): autocannon.Options {
	let count = 0;
	return {
		url,
		requests: [
			{
				setupRequest: (request) => ({
					...request,
					path: `/api/flights?q=New+York&limit=20&offset=${(count += 1)}`,
				}),
			},
		],
	};
}

function bookings(url: string, deal: FlightDeal): autocannon.Options {
	const body = JSON.stringify({
		name: 'Ada Lovelace',
		email: 'ada@example.com',
		phone: '+1 212 555 0100',
		type: 'flight',
		itemId: deal.id,
		travelers: 1,
		totalPrice: deal.price,
		details: {
			passengerName: 'Ada Lovelace',
			address: '12 Analytical Street',
			city: 'New York',
			country: 'United States',
			zipCode: '10001',
		},
	});
	return posts(url + createBooking.path, () => body);
}

function inquiries(url: string): autocannon.Options {
	const body = JSON.stringify({
		name: 'Ada Lovelace',
		email: 'ada@example.com',
		subject: 'A question about Kyoto',
		message: 'Which week of April is best for the cherry trees?',
	});
	return posts(url + createInquiry.path, () => body);
}

function subscriptions(url: string): autocannon.Options {
	return posts(url + subscribe.path, () =>
		JSON.stringify({ email: `${randomUUID()}@example.com` }),
	);
}

/** Writes, each an attempt of its own. */
function posts(url: string, body: () => string): autocannon.Options {
	return {
		url,
		requests: [
			{
				method: 'POST',
				setupRequest: (request) => ({
					...request,
					body: body(),
					headers: { 'Content-Type': 'application/json', [attemptHeader]: randomUUID() },
				}),
			},
		],
	};
}

function summary(
	{ requests, latency, non2xx, errors }: autocannon.Result,
	floor: autocannon.Result,
) {
	return {
		'req/s': Math.round(requests.average),
		'÷ floor': Number((requests.average / floor.requests.average).toFixed(2)),
		'p50 ms': latency.p50,
		'p99 ms': latency.p99,
		'not 2xx': non2xx,
		errors,
	};
}
