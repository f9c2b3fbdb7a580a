import { setTimeout as delay } from 'node:timers/promises';

import { sql } from 'drizzle-orm';

import { getTour, readCatalogVersions } from '#src/contract/catalog/catalog.ts';
import { type BookingPage, bookingPage, listBookings } from '#src/contract/desk/bookings.ts';
import { listDepartures } from '#src/contract/desk/departures.ts';
import { listLetters } from '#src/contract/desk/letters.ts';
import { readNumbers } from '#src/contract/desk/numbers.ts';
import { getCounts } from '#src/contract/desk/overview.ts';
import { listApplications } from '#src/contract/desk/requests.ts';
import { signInAdministrator } from '#src/contract/desk/sign-in.ts';
import { startServer } from '#src/local/serve.ts';
import { closeDatabase } from '#src/server/db/client.ts';
import type { Database } from '#src/server/db/database.ts';
import { pagedFromNearerEnd, type Stretch } from '#src/server/db/paged.ts';
import { bookings } from '#src/server/db/schema.ts';
import { seedBookings } from '#src/server/db/seed-bookings.ts';
import { countBookings, stretchOfBookings } from '#src/server/desk/bookings/queries.ts';

import { type AnswerTimes, answerTimes } from './answer-times.ts';
import { administratorPassword } from './bench-site.ts';
import { bookingLists } from './booking-lists.ts';
import { fillLetters } from './fill-letters.ts';
import { fillTours } from './fill-tours.ts';
import { queryPlan } from './query-plan.ts';
import { openSiteData } from './site-data.ts';

const fewBookings = 1000;
export const manyBookings = 100_000;
/** Tours of which each has eight departures. */
const manyTours = 250;
const runs = 25;

/**
 * Milliseconds of each answer to the panel with few bookings and with many, and what the database reads for it. It is
 * served in this process, because the database is asked too how it would read.
 */
export async function measureLists(): Promise<Record<string, object>> {
	const { db, remove } = await openSiteData();
	try {
		const server = await startServer({ port: 0, onClosed: closeDatabase });
		try {
			return await measureAt(server.url, db);
		} finally {
			await server.close();
		}
	} finally {
		await remove();
	}
}

async function measureAt(url: string, db: Database): Promise<Record<string, object>> {
	const cookie = await signIn(url);
	await db.execute(sql`truncate ${bookings} cascade`);
	await fillTours(db, manyTours);
	await addBookings(db, fewBookings);
	const before = await times(url, cookie, fewBookings);
	await addBookings(db, manyBookings - fewBookings);
	await fillLetters(db, manyBookings, new Date());
	const after = await times(url, cookie, manyBookings);

	const table: Record<string, object> = {};
	for (const [name, { median, slowest, total }] of Object.entries(after)) {
		const base = before[name]?.median ?? 0;
		table[name] = {
			rows: total,
			[`ms at ${fewBookings}`]: round(base),
			[`ms at ${manyBookings}`]: round(median),
			'slowest ms': round(slowest),
			growth: round(median / base),
			...(await plans(db, name, total)),
		};
	}
	return table;
}

/** @returns the administrator's cookie */
export async function signIn(url: string): Promise<string> {
	const answer = await fetch(url + signInAdministrator.path, {
		method: signInAdministrator.method,
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ password: administratorPassword }),
	});
	const [cookie] = answer.headers.getSetCookie();
	if (!answer.ok || cookie === undefined) throw new Error('The administrator cannot sign in.');
	return cookie.slice(0, cookie.indexOf(';'));
}

// It keeps this process so busy that connections time out unseen: their ends are awaited, or one would be used again.
async function addBookings(db: Database, count: number): Promise<void> {
	await seedBookings(db, count, new Date());
	await delay(500);
}

async function times(
	url: string,
	cookie: string,
	total: number,
): Promise<Record<string, AnswerTimes>> {
	const paths: Record<string, string> = {
		'floor: an empty list': listApplications.path,
		...bookingLists(total, (parameters) => `${listBookings.path}?${parameters}`),
		counts: getCounts.path,
		departures: listDepartures.path,
		'departures, fullest first': `${listDepartures.path}?sort=seats&direction=descending`,
		letters: listLetters.path,
		'letters that wait': `${listLetters.path}?state=waiting`,
		'letters: one searched for': `${listLetters.path}?q=traveller4321@`,
		'letters: every one searched for': `${listLetters.path}?q=booking`,
		'a tour with its seats': getTour.path.replace(':id', '1'),
		'the versions of the catalog': readCatalogVersions.path,
		numbers: readNumbers.path,
		'numbers by month': `${readNumbers.path}?by=month`,
	};
	const measured: Record<string, AnswerTimes> = {};
	for (const [name, path] of Object.entries(paths)) {
		const ask = () => fetch(url + path, { headers: { cookie } });
		measured[name] = await answerTimes(Array.from({ length: runs }, () => ask));
	}
	return measured;
}

/** Which indexes a list is read from and counted from; nothing for what is no list of bookings. */
async function plans(db: Database, name: string, total: number) {
	const { [name]: page } = bookingLists(manyBookings, (parameters) =>
		bookingPage.parse(Object.fromEntries(parameters)),
	);
	if (!page) return {};
	const stretch = await stretchOf(page, total);
	const now = new Date();
	return {
		'rows from': said(await queryPlan(db, stretchOfBookings(db, page, stretch, now).getSQL())),
		'total from': said(await queryPlan(db, sql`select ${countBookings(db, page, now)}`)),
	};
}

async function stretchOf(page: BookingPage, total: number): Promise<Stretch> {
	const stretches: Stretch[] = [];
	const read = (stretch: Stretch) => Promise.resolve(stretches.push(stretch) ? [] : []);
	await pagedFromNearerEnd(page, read, () => Promise.resolve(total));
	const [stretch] = stretches;
	// A page behind the end of a list is not read at all.
	return stretch ?? { limit: page.limit, offset: page.offset, isReversed: false };
}

function said(steps: readonly string[]): string {
	const scans = steps.filter((step) => step.includes('Scan') && !step.includes('_pkey'));
	const indexes = scans.flatMap((step) => / ((?:bookings|messages)_\w+)$/.exec(step)?.[1] ?? []);
	return indexes.length > 0 ? indexes.join(', ') : 'the whole table';
}

function round(value: number): number {
	return Number(value.toFixed(1));
}
