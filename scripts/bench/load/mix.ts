import { randomUUID } from 'node:crypto';

import type autocannon from 'autocannon';

import { createBooking } from '#src/contract/bookings/booking.ts';
import { listTours } from '#src/contract/catalog/catalog.ts';
import { listBookings } from '#src/contract/desk/bookings.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';

import { booking } from '../measure-api.ts';
import { floorPaths } from './floor-server.ts';
import type { LoadSite } from './load-site.ts';

type Kind = 'read' | 'book' | 'list';

/** Of twenty requests sixteen read, three book and one is the administrator's: 80 %, 15 % and 5 %. */
const order: Kind[] = 'rrrrrbrrrrrrbrrrrlrb'
	.split('')
	.map((letter) => ({ r: 'read', b: 'book', l: 'list' })[letter] as Kind);

/** Requests to the functions. Reads are such that no cache has the answer. */
export function siteMix(
	{ site, deal, cookie }: LoadSite,
	acknowledge: (reference: string) => void,
): autocannon.Options {
	const kinds: Record<Kind, autocannon.Request> = {
		read: {
			setupRequest: (request) => ({ ...request, path: `${listTours.path}?${uncachedQuery()}` }),
		},
		book: {
			method: createBooking.method,
			setupRequest: (request) => ({
				...request,
				path: createBooking.path,
				body: JSON.stringify(booking(deal)),
				headers: { 'Content-Type': 'application/json', [attemptHeader]: randomUUID() },
			}),
			onResponse(status, body) {
				if (status === 201) acknowledge(createBooking.reply.parse(JSON.parse(body)).bookingId);
			},
		},
		list: { path: `${listBookings.path}?limit=20`, headers: { cookie } },
	};
	return { url: site, ...inTurns(kinds) };
}

const shortestList = 100;
const limits = 900;
let reads = 0;

/** A list that is asked for like this once only, and is the same to the database: it has fewer rows than any asks for. */
function uncachedQuery(): string {
	const limit = shortestList + (reads % limits);
	const zeros = Math.floor(reads / limits);
	reads += 1;
	return `limit=${'0'.repeat(zeros % 7)}${limit}&offset=${'0'.repeat(1 + (Math.floor(zeros / 7) % 9))}`;
}

/** The same to the floor. */
export function floorMix({ floor, deal }: LoadSite): autocannon.Options {
	const kinds: Record<Kind, autocannon.Request> = {
		read: { path: floorPaths.read },
		book: { method: 'POST', path: floorPaths.store, body: JSON.stringify(booking(deal)) },
		list: { path: floorPaths.list },
	};
	return { url: floor, ...inTurns(kinds) };
}

/** Each connection begins at another place of the order, so that it is the mix from the first moment on. */
function inTurns(kinds: Record<Kind, autocannon.Request>): Omit<autocannon.Options, 'url'> {
	const requests = order.map((kind) => kinds[kind]);
	let begun = 0;
	return {
		requests,
		setupClient(client) {
			begun += 1;
			const first = begun % requests.length;
			client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
		},
	};
}
