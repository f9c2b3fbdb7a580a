import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { proposalMessages } from '#src/contract/proposals/answers.ts';
import { seatsTaken } from '#src/server/catalog/taken-seats.ts';
import {
	bookings,
	customOffers,
	departures,
	mutedAddresses,
	proposals,
} from '#src/server/db/schema.ts';

import { send, testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { flightPart, newOffer, offerCalls, ownPart, tourPart } from '../support/offer-calls.ts';
import { customOffer } from '../support/request-calls.ts';
import { wrongField } from '../support/wrong-field.ts';

const db = await testDatabase();
const { deps, openWorld, desk, sent, newestKey, accept, letters, standing } = offerCalls(db);

let cookie = '';
let departure = 0;
beforeEach(async () => {
	({ cookie, departure } = await openWorld());
});

const afterwards = new Date('2026-11-29T05:00:01Z');

describe('what is sent', () => {
	test('an offer has a reference, its parts at their prices, seats that are kept, and a letter with its key', async () => {
		const story = await sent(cookie);
		expect(story).toMatchObject({
			reference: expect.stringMatching(/^BDO[2-9A-HJ-NP-Z]{7}$/),
			answer: 'open',
			until: '2026-11-29T05:00:00.000Z',
			versions: [
				{
					number: 1,
					total: 3606,
					isOpen: true,
					author: 'Ana Reyes',
					parts: [
						{ kind: 'tour', title: 'Island Light', listed: 3740, amount: 3366 },
						{ kind: 'own', title: 'Transfers in Lisbon', listed: 240, amount: 240 },
					],
				},
			],
		});
		expect(await seatsTaken(db, departure, testNow)).toBe(2);
		expect(await seatsTaken(db, departure, afterwards)).toBe(0);
		const [letter] = await letters();
		expect(letter).toMatchObject({ kind: 'offer-sent', recipient: 'ada@example.com' });
		expect(letter?.body).toContain('As we said on the phone.');
		expect(letter?.body).toContain('$3,606.00');
		expect(await newestKey()).toHaveLength(43);
	});

	test('the request that it answers is under way, and the offer comes back to the desk once its time is over', async () => {
		await db.insert(customOffers).values(customOffer);
		await sent(cookie, { ...newOffer, customOfferId: 1 });
		expect(await standing('custom offer')).toBe('Waiting for them');
		const headers = { Cookie: cookie };
		const queue = () => send(handle, deps, 'GET', '/api/desk/queue?kind=proposal', { headers });
		expect((await queue()).body).toMatchObject({ rows: [] });
		const before = { ...deps, now: () => new Date('2026-11-13T12:00:00Z') };
		const body = { ...newOffer, name: 'Grace Hopper', lastDay: '2026-11-20' };
		await send(handle, before, 'POST', '/api/desk/proposals', { body, headers });
		expect((await queue()).body).toMatchObject({
			rows: [{ who: 'Grace Hopper', what: expect.stringContaining('open until Nov 20, 2026') }],
		});
	});

	test('the same attempt sends it once', async () => {
		const attempt = crypto.randomUUID();
		const answers = [
			await desk(cookie, '', newOffer, attempt),
			await desk(cookie, '', newOffer, attempt),
		];
		expect(answers.map(({ status }) => status)).toEqual([201, 200]);
		expect(answers[1]?.body).toEqual(answers[0]?.body);
		expect(await db.$count(proposals)).toBe(1);
		expect(await letters()).toHaveLength(1);
	});

	test.each([
		['a part that is not offered', { parts: [{ ...tourPart, itemId: 99 }] }, 'parts.0.itemId'],
		['another price than today’s', { parts: [{ ...tourPart, totalPrice: 1 }] }, 'parts.0'],
		[
			'more off than an agent may give',
			{ parts: [ownPart, { ...tourPart, agreed: { total: 100, reason: 'Too kind' } }] },
			'parts.1.agreed.total',
		],
		[
			'more than there are seats',
			{ travelers: 18, parts: [{ ...tourPart, totalPrice: 33660, agreed: undefined }] },
			'parts.0',
		],
		['a last day that has passed', { lastDay: '2026-11-20' }, 'lastDay'],
		['a last day that is too far', { lastDay: '2027-02-20' }, 'lastDay'],
		[
			'a last day after it leaves',
			{ parts: [{ ...ownPart, details: { ...ownPart.details, departureDate: '2026-11-28' } }] },
			'lastDay',
		],
		['a request that is not there', { customOfferId: 7 }, 'customOfferId'],
	])('%s is refused by its name', async (_, changes, field) => {
		const { body } = await desk(cookie, '', { ...newOffer, ...changes });
		expect(wrongField(body)).toBe(field);
		expect(await db.$count(proposals)).toBe(0);
		expect(await letters()).toEqual([]);
	});
});

test('an optional part is shown, and neither summed, kept nor booked', async () => {
	const story = await sent(cookie, { ...newOffer, parts: [ownPart, tourPart], optional: [1] });
	expect(story.versions).toMatchObject([
		{ total: 240, parts: [{ isOptional: false }, { isOptional: true, amount: 3366 }] },
	]);
	expect(await seatsTaken(db, departure, testNow)).toBe(0);
	const { reference } = story;
	await accept({ reference, key: await newestKey() });
	expect(await db.select().from(bookings).orderBy(asc(bookings.id))).toMatchObject([
		{ itemId: 'own', totalPrice: 240 },
	]);
	for (const optional of [[0, 1], [2]]) {
		const { body } = await desk(cookie, '', { ...newOffer, optional });
		expect(wrongField(body)).toBe('optional');
	}
});

test('nothing is sent to an address to which no letters go', async () => {
	await db.insert(mutedAddresses).values({ address: 'ada@example.com', reason: 'returned' });
	const { body } = await desk(cookie, '', newOffer);
	expect(wrongField(body)).toBe('email');
	expect(await db.$count(proposals)).toBe(0);
});

describe('what is accepted', () => {
	test('all parts are held at the prices of the offer, in bookings of their own with their letters', async () => {
		const parts = [flightPart, tourPart, ownPart];
		const { reference, versions } = await sent(cookie, { ...newOffer, parts });
		const key = await newestKey();
		const { status, headers } = await accept({ reference, key });
		expect(status).toBe(200);
		expect(headers.getSetCookie()).toHaveLength(3);
		const rows = await db.select().from(bookings).orderBy(asc(bookings.id));
		expect(rows.toSorted((one, other) => one.totalPrice - other.totalPrice)).toMatchObject([
			{ type: 'tour', itemId: 'own', totalPrice: 240, quotedPrice: null },
			{ type: 'flight', itemId: flightPart.itemId, totalPrice: flightPart.totalPrice },
			{
				type: 'tour',
				itemId: '1',
				totalPrice: 3366,
				quotedPrice: 3740,
				priceReason: `As offered: ${reference}`,
				departureId: departure,
				travelers: 2,
				status: 'Pending Confirmation',
			},
		]);
		expect(rows.reduce((sum, { totalPrice }) => sum + totalPrice, 0)).toBe(versions[0]?.total);
		expect(await seatsTaken(db, departure, testNow)).toBe(2);
		const kinds = (await letters()).map(({ kind }) => kind);
		expect(kinds.filter((kind) => kind === 'booking-received')).toHaveLength(3);
		expect(kinds).toContain('offer-answered-for-desk');
		expect(await standing('proposal')).toBe('Done');
	});

	test('accepted twice it is booked once, and the trips are open to whoever pressed again', async () => {
		const { reference } = await sent(cookie);
		const key = await newestKey();
		await accept({ reference, key });
		const again = await accept({ reference, key });
		expect([again.status, again.headers.getSetCookie()]).toEqual([
			200,
			[expect.anything(), expect.anything()],
		]);
		expect(await db.$count(bookings)).toBe(2);
	});

	test('a price that has risen meanwhile is not the one that is asked', async () => {
		const { reference } = await sent(cookie);
		await db.update(departures).set({ price: 2500 });
		await accept({ reference, key: await newestKey() });
		const [tour] = await db.select().from(bookings).where(eq(bookings.itemId, '1'));
		expect(tour).toMatchObject({ totalPrice: 3366, quotedPrice: 5500 });
	});

	test('nothing is booked where a part can no longer be had, and it is said which', async () => {
		const { reference } = await sent(cookie);
		await db.update(departures).set({ state: 'closed' }).where(eq(departures.id, departure));
		const { status, body } = await accept({ reference, key: await newestKey() });
		expect(status).toBe(409);
		expect(body).toMatchObject({ message: expect.stringContaining('Island Light') });
		expect(await db.$count(bookings)).toBe(0);
		const [row] = await db.select().from(proposals);
		expect(row).toMatchObject({ answer: 'open', acceptedVersion: null });
		expect(await seatsTaken(db, departure, testNow)).toBe(2);
	});

	test('after its last day it is not accepted any more', async () => {
		const { reference } = await sent(cookie);
		const late = await accept({ reference, key: await newestKey(), now: afterwards });
		expect(late).toMatchObject({ status: 409, body: { message: proposalMessages.lapsed } });
		expect(await db.$count(bookings)).toBe(0);
	});

	test('it is open to nobody without a key of one of its letters', async () => {
		const { reference } = await sent(cookie);
		for (const key of ['', 'A'.repeat(43)]) {
			expect(await accept({ reference, key })).toMatchObject({ status: 404 });
		}
		// Nor does the desk answer in their place.
		const body = { reference, version: 1, name: 'Ada Lovelace', termsAccepted: true };
		const headers = { Cookie: cookie };
		const byDesk = await send(handle, deps, 'POST', '/api/offers/accept', { body, headers });
		expect(byDesk.status).toBe(404);
	});
});
