import { asc, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { sendProposal } from '#src/contract/desk/new-proposal.ts';
import type { Database } from '#src/server/db/database.ts';
import { departures, deskItems, outbox } from '#src/server/db/schema.ts';
import type { Dependencies } from '#src/server/world/dependencies.ts';

import { administratorCalls } from './administrator-calls.ts';
import { send, testNow } from './api.ts';
import { offerOf, tourRow } from './bookings.ts';
import { insertTours } from './tours.ts';

/** What the desk offers to Ada: two on the tour at 10 percent less, and what it puts together itself. */
export const tourPart = {
	type: 'tour',
	itemId: 1,
	totalPrice: 3740,
	details: { departureDate: '2027-05-15' },
	agreed: { total: 3366, reason: 'A regular guest' },
} as const;
export const ownPart = {
	type: 'own',
	totalPrice: 240,
	details: {
		title: 'Transfers in Lisbon',
		departureDate: '2027-05-15',
		days: 7,
		lines: [{ text: 'Airport and back', amount: 240 }],
	},
} as const;

const flight = offerOf('2026-11-21');
export const flightPart = { type: 'flight', itemId: flight.id, totalPrice: flight.price } as const;

const words = { message: 'As we said on the phone.', terms: '', lastDay: '2026-11-28' };
export const offered = { travelers: 2, parts: [tourPart, ownPart], ...words };
export const newOffer = {
	customOfferId: null,
	name: 'Ada Lovelace',
	phone: '+44 20 7946 0958',
	email: 'ada@example.com',
	...offered,
};

/** The calls of the desk and of whoever gets an offer, over a database. */
export function offerCalls(db: Database) {
	const { deps, signedIn } = administratorCalls(db);

	/** The cookie of an agent of the desk. */
	async function agentCookie(): Promise<string> {
		const ana = { email: 'ana@example.com', fullName: 'Ana Reyes', isAgent: true };
		return (await signedIn(ana)).cookie;
	}

	function desk(cookie: string, path: string, body: object, attempt?: string) {
		const headers = { Cookie: cookie, ...(attempt !== undefined && { 'X-Client-Id': attempt }) };
		return send(handle, deps, 'POST', `/api/desk/proposals${path}`, { body, headers });
	}

	/** Sends an offer; it has to be taken. */
	async function sent(cookie: string, body: object = newOffer) {
		const answer = await desk(cookie, '', body);
		if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
		return z.parse(sendProposal.reply, answer.body);
	}

	/** The key in the newest letter with an offer. */
	async function newestKey(): Promise<string> {
		const [letter] = await db
			.select({ body: outbox.body })
			.from(outbox)
			.where(eq(outbox.kind, 'offer-sent'))
			.orderBy(desc(outbox.id))
			.limit(1);
		return /\?key=([\w-]{43})/.exec(letter?.body ?? '')?.[1] ?? '';
	}

	/** Answers an offer as whoever has the key of a letter does, at a moment. */
	function answer(
		act: 'accept' | 'decline' | 'question',
		{ reference, key, now = testNow, ...body }: Answering,
		changed: Partial<Dependencies> = {},
	) {
		const headers = { Cookie: `__Host-offer-${reference}=${key}` };
		const world = { ...deps, ...changed, now: () => now };
		return send(handle, world, 'POST', `/api/offers/${act}`, {
			body: { reference, ...body },
			headers,
		});
	}

	/** Accepts a version of it. */
	function accept(offer: { reference: string; key: string; now?: Date }, version = 1) {
		return answer('accept', { ...offer, version, name: 'Ada Lovelace', termsAccepted: true });
	}

	/** Books as a visitor of the site does. */
	function book(body: object) {
		return send(handle, deps, 'POST', '/api/bookings', { body });
	}

	/** All letters, in their order. */
	function letters() {
		return db.select().from(outbox).orderBy(asc(outbox.id));
	}

	/** Where the one of its kind stands in Today. */
	async function standing(kind: 'proposal' | 'custom offer') {
		const [item] = await db.select().from(deskItems).where(eq(deskItems.kind, kind));
		return item?.state;
	}

	/** Opens the world of an offer: its tour, the id of its departure, and the cookie of an agent. */
	async function openWorld() {
		await insertTours(db, tourRow());
		const isMeant = eq(departures.date, tourPart.details.departureDate);
		const [row] = await db.select({ id: departures.id }).from(departures).where(isMeant);
		return { departure: row?.id ?? 0, cookie: await agentCookie() };
	}

	return {
		deps,
		signedIn,
		openWorld,
		desk,
		sent,
		newestKey,
		answer,
		accept,
		book,
		letters,
		standing,
	};
}

type Answering = { reference: string; key: string; now?: Date } & Record<string, unknown>;
