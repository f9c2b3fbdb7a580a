import { sql } from 'drizzle-orm';

import { readBookingPage } from '#src/contract/desk/booking-page.ts';
import { findAnything } from '#src/contract/desk/find.ts';
import { listLedger, sumLedger } from '#src/contract/desk/ledger.ts';
import { readMonth } from '#src/contract/desk/month.ts';
import { readNumbers } from '#src/contract/desk/numbers.ts';
import { readPerson } from '#src/contract/desk/person.ts';
import { listProposals, readProposal } from '#src/contract/desk/proposals.ts';
import { readQueue } from '#src/contract/desk/queue.ts';
import { startServer } from '#src/local/serve.ts';
import { closeDatabase } from '#src/server/db/client.ts';
import { bookings } from '#src/server/db/schema.ts';
import { seedBookings } from '#src/server/db/seed-bookings.ts';

import { answerTimes } from './answer-times.ts';
import { fillDesk } from './fill-desk.ts';
import { fillMoney, fillOffers } from './fill-money.ts';
import { signIn } from './measure-lists.ts';
import { openSiteData } from './site-data.ts';

/** What an agency has after years. */
const ofTheDesk = {
	bookings: 100_000,
	letters: 300_000,
	people: 50_000,
	waiting: 20_000,
	payments: 30_000,
	offers: 5_000,
} as const;
const runs = 40;

/** What callers say, from the telling to the common. */
const said = [
	'BD',
	'555 1234',
	'5551234',
	'jfk lhr',
	'new york london',
	'lisbon',
	'mar',
	'@example.com',
	'maria',
	'kyoto may',
] as const;

/** Milliseconds of the desk's answers with what an agency has after years. */
export async function measureDesk(say: (line: string) => void): Promise<Record<string, object>> {
	const { db, remove } = await openSiteData();
	const server = await startServer({ port: 0, onClosed: closeDatabase });
	try {
		const cookie = await signIn(server.url);
		await db.execute(sql`truncate ${bookings} cascade`);
		const now = new Date();
		say(
			`Filling: ${Object.entries(ofTheDesk)
				.map(([what, count]) => `${count} ${what}`)
				.join(', ')}`,
		);
		await seedBookings(db, ofTheDesk.bookings, now);
		await fillDesk(db, ofTheDesk, now);
		await fillMoney(db, ofTheDesk.payments);
		await fillOffers(db, ofTheDesk.offers);
		const [{ first } = { first: 1 }] = await db
			.select({ first: sql<number>`min(${bookings.id})` })
			.from(bookings);
		const ask = (path: string) => () => fetch(server.url + path, { headers: { cookie } });
		const each = (pathOf: (index: number) => string) =>
			answerTimes(Array.from({ length: runs }, (_, index) => ask(pathOf(index))));
		const booking = (index: number) => first + ((index * 7919) % ofTheDesk.bookings);
		return {
			'the queue': round(await each(() => readQueue.path)),
			'the queue, its second page': round(await each(() => `${readQueue.path}?offset=50`)),
			'the queue, one kind': round(await each(() => `${readQueue.path}?kind=inquiry`)),
			'what was done lately': round(await each(() => `${readQueue.path}?view=done`)),
			'the page of a booking': round(
				await each((index) => readBookingPage.path.replace(':id', String(booking(index)))),
			),
			'the ledger': round(await each(() => listLedger.path)),
			'what the ledger comes to': round(await each(() => sumLedger.path)),
			'the numbers, by months': round(await each(() => `${readNumbers.path}?by=month`)),
			'a month': round(await each(() => readMonth.path)),
			'the offers': round(await each(() => listProposals.path)),
			'an offer': round(
				await each((index) => readProposal.path.replace(':id', String(1 + index * 97))),
			),
			'a person': round(await each((index) => `${readPerson.path}?of=booking-${booking(index)}`)),
			...Object.fromEntries(
				await inTurn(said, async (words) => [
					`Find '${words}'`,
					round(await each(() => `${findAnything.path}?q=${encodeURIComponent(words)}`)),
				]),
			),
		};
	} finally {
		await server.close();
		await remove();
	}
}

async function inTurn<Item, Result>(
	items: readonly Item[],
	act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	for (const item of items) results.push(await act(item));
	return results;
}

function round({ median, p95, slowest }: { median: number; p95: number; slowest: number }) {
	const whole = (value: number) => Number(value.toFixed(1));
	return { 'median ms': whole(median), 'p95 ms': whole(p95), 'slowest ms': whole(slowest) };
}
