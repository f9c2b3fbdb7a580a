import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { bookingReceipt } from '#src/contract/bookings/booking.ts';
import { listDepartures, readDeparture } from '#src/contract/desk/departures.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { formatMonthAndDay } from '#src/domain/calendar/format-date.ts';
import { seatsLabel } from '#src/domain/tours/departure.ts';
import { noFacts } from '#src/domain/tours/tour-facts.ts';
import { drawQuote } from '#src/islands/quotes/served/draw-quote.ts';
import { BookTour } from '#src/islands/tours/BookTour.tsx';
import { tourData } from '#src/seo/tour-data.ts';
import { bookingRows } from '#src/server/bookings/booking-rows.ts';
import { tripCalendar } from '#src/server/bookings/trip-calendar.ts';
import { selectTourWithSeats } from '#src/server/catalog/tours.ts';
import { selectRow } from '#src/server/changes/change-row.ts';
import { bookings, departures, tours } from '#src/server/db/schema.ts';
import { quoteView } from '#src/server/quotes/quote-view.ts';

import { send, testNow } from '../support/api.ts';
import { tourBooking } from '../support/bookings.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { tries } from '../support/depth.ts';
import { deskTour, price } from '../support/desk-tour.ts';
import { markupOf } from '../support/every-field.ts';
import { tripPageText } from '../support/trip-page-text.ts';

const db = await testDatabase();
const desk = deskTour(db);
const { deps, read, bookingNow } = desk;

const seats = 5;
const leavesFrom = 3;

let seconds = 0;
const later = () => new Date(testNow.getTime() + 1000 * (seconds += 1));

/** What becomes of a departure, one after the other; what is refused changes nothing. */
type Act =
	| { does: 'book'; travellers: number }
	| { does: 'confirm' | 'cancel'; nth: number }
	| { does: 'guarantee' | 'close' | 'open' };

const nth = fc.nat(5);
const act: fc.Arbitrary<Act> = fc.oneof(
	{
		weight: 4,
		arbitrary: fc.record({
			does: fc.constant('book' as const),
			travellers: fc.integer({ min: 1, max: 4 }),
		}),
	},
	{ weight: 4, arbitrary: fc.record({ does: fc.constant('confirm' as const), nth }) },
	{ weight: 2, arbitrary: fc.record({ does: fc.constant('cancel' as const), nth }) },
	{
		weight: 1,
		arbitrary: fc.record({ does: fc.constantFrom('guarantee', 'close', 'open') }),
	},
);

/** Tried each time: what stays guaranteed although nobody is left, also while it is closed; its last seat. */
const examples: [Act[]][] = [
	[
		[
			{ does: 'book', travellers: 3 },
			{ does: 'confirm', nth: 0 },
			{ does: 'cancel', nth: 0 },
			{ does: 'book', travellers: 1 },
		],
	],
	[[{ does: 'guarantee' }, { does: 'book', travellers: 4 }, { does: 'close' }]],
	[
		[
			{ does: 'book', travellers: 2 },
			{ does: 'book', travellers: 3 },
			{ does: 'confirm', nth: 1 },
		],
	],
];

type Party = { id: number; travellers: number; status: 'held' | 'confirmed' | 'cancelled' };

/** A departure as its rules in words have it: nothing of it is asked of the code that is tried. */
function plainDeparture() {
	const parties: Party[] = [];
	let [isGuaranteed, isClosed] = [false, false];
	const sum = (...statuses: Party['status'][]) =>
		parties
			.filter(({ status }) => statuses.includes(status))
			.reduce((total, { travellers }) => total + travellers, 0);
	return {
		parties,
		seatsLeft: () => seats - sum('held', 'confirmed'),
		confirmed: () => sum('confirmed'),
		isClosed: () => isClosed,
		isGuaranteed: () => isGuaranteed,
		guarantee() {
			isGuaranteed = true;
		},
		close(closed: boolean) {
			isClosed = closed;
		},
		/** Once enough are confirmed of one that is sold it leaves, whoever cancels then. */
		settle() {
			if (!isClosed && sum('confirmed') >= leavesFrom) isGuaranteed = true;
		},
	};
}

async function departureNow() {
	const { body } = await read('/api/admin/departures/1');
	return readDeparture.reply.parse(body);
}

async function setState(state: 'guaranteed' | 'closed' | 'open'): Promise<number> {
	const { departure } = await departureNow();
	const { date, capacity, price: own, guaranteedFrom, version } = departure;
	const body = { date, capacity, price: own, state, guaranteedFrom, version };
	return (await desk.put('/api/admin/departures/1', body)).status;
}

test('whatever becomes of a departure, every surface says alike how many seats it has and whether it leaves', async () => {
	let guaranteed = 0;
	await fc.assert(
		fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (acts) => {
			await emptyDatabase(db);
			await desk.begin();
			await db.update(departures).set({ capacity: seats, guaranteedFrom: leavesFrom });
			await db
				.update(tours)
				.set({ facts: { ...noFacts, groupSize: { least: leavesFrom, most: 8 } } });
			seconds = 0;
			const departure = plainDeparture();
			for (const each of acts) await doIt(departure, each);

			const facts: [what: string, told: unknown, is: unknown][] = [];
			const says = (what: string, told: unknown, is: unknown) => facts.push([what, told, is]);
			const left = departure.seatsLeft();
			const { departure: record } = await departureNow();
			const day = record.date;
			const words = departure.isGuaranteed()
				? 'Guaranteed to leave'
				: `Leaves with ${leavesFrom} or more, decided by ${formatMonthAndDay('2027-04-15')}`;
			if (departure.isGuaranteed()) guaranteed += 1;

			says('desk: taken', [record.taken, record.confirmed], [seats - left, departure.confirmed()]);
			says('desk: guaranteed', record.guaranteedAt !== null, departure.isGuaranteed());
			const { body: list } = await read('/api/admin/departures?tour=1');
			const listed = listDepartures.reply.parse(list).find(({ id }) => id === 1);
			says('desk: list', listed, record);

			const tour = await selectTourWithSeats(db, 1, testNow);
			if (!tour) throw new Error('The tour is gone.');
			const panel = markupOf(BookTour, { tour });
			const row = textOf(/<li data-departure="2027-05-15".*?<\/li>/.exec(panel)?.[0] ?? '');
			const isSold = !departure.isClosed();
			says('panel: row', row !== '', isSold);
			if (isSold) {
				says('panel: seats', row.includes(left > 0 ? seatsLabel(left) : 'Full'), true);
				says('panel: leaves', row.includes(words), left > 0);
			}
			const data = JSON.stringify(tourData(tour));
			says('search engines', data.includes(day), isSold);

			const asked = { id: 'tour-1', travelers: '1', date: day, room: '' };
			const view = await quoteView(asked, { openDatabase: async () => db, now: () => testNow });
			const quote = view ? textOf(drawQuote({ view }).html) : '';
			const isQuoted = view?.kind === 'tour' && view.departure?.date === day;
			says('quote', isQuoted, isSold);
			if (isQuoted) says('quote: leaves', quote.includes(words), true);

			for (const party of departure.parties) {
				const booking = await bookingNow(party.id);
				const isCancelled = party.status === 'cancelled';
				const { text } = await tripPageText(deps, db, booking);
				says(`trip ${party.id}: leaves`, text.includes(words), !isCancelled);
				const bookingRow = await selectRow(db, bookingRows, party.id);
				const file = await tripCalendar(db, bookingRow, { siteUrl: 'https://site.example' });
				const told = (file ?? '').replaceAll('\r\n ', '').replaceAll('\\,', ',');
				if (file) says(`calendar ${party.id}: leaves`, told.includes(words), !isCancelled);
			}

			// What is read is what is enforced: one more than there are seats is refused, as many are taken.
			const over = await book(Math.min(left + 1, 8));
			says('too many', over.status, isSold ? 409 : 400);
			if (left > 0) says('as many', (await book(left)).status, isSold ? 201 : 400);

			expect(facts.map(([what, told]) => [what, told])).toEqual(
				facts.map(([what, , is]) => [what, is]),
			);
		}),
		{ numRuns: tries(150, 12), examples },
	);
	expect(guaranteed).toBeGreaterThan(1);
});

async function doIt(departure: ReturnType<typeof plainDeparture>, each: Act): Promise<void> {
	switch (each.does) {
		case 'book': {
			const { status, body } = await book(each.travellers);
			if (status !== 201) return;
			const { bookingId } = z.parse(bookingReceipt, body);
			const [stored] = await db.select().from(bookings).where(eq(bookings.reference, bookingId));
			const id = stored?.id ?? 0;
			departure.parties.push({ id, travellers: each.travellers, status: 'held' });
			return;
		}
		case 'confirm':
		case 'cancel': {
			const party = departure.parties[each.nth % Math.max(1, departure.parties.length)];
			if (!party) return;
			const { status } = await desk.perform(party.id, each.does, {}, { at: later() });
			if (status === 200) party.status = each.does === 'confirm' ? 'confirmed' : 'cancelled';
			break;
		}
		case 'guarantee':
			if ((await setState('guaranteed')) === 200) {
				departure.guarantee();
				departure.close(false);
			}
			break;
		case 'close':
			if ((await setState('closed')) === 200) departure.close(true);
			break;
		case 'open':
			if ((await setState('open')) === 200) departure.close(false);
	}
	departure.settle();
}

function book(travellers: number) {
	const sent = tourBooking(1, travellers, tourTotal(price, travellers));
	return send(handle, deps, 'POST', '/api/bookings', {
		body: sent,
		headers: { 'X-Client-Id': crypto.randomUUID() },
	});
}

function textOf(html: string): string {
	return html
		.replaceAll(/<[^>]*>/g, ' ')
		.replaceAll('\u00A0', ' ')
		.replaceAll(/\s+/g, ' ');
}
