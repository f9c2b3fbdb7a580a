import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { beforeEach, expect, test, vi } from 'vitest';

import { handle as writeAhead } from '#functions/ahead-letters.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { beginningInWords, endInWords } from '#src/domain/tours/beginning-and-end.ts';
import { noFacts } from '#src/domain/tours/tour-facts.ts';
import { WhatIsIncluded } from '#src/islands/tours/WhatIsIncluded.tsx';
import { bookingRows } from '#src/server/bookings/booking-rows.ts';
import { tripCalendar } from '#src/server/bookings/trip-calendar.ts';
import { selectTourVersion } from '#src/server/catalog/tour-versions.ts';
import { selectRow } from '#src/server/changes/change-row.ts';
import { migrate } from '#src/server/db/migrate.ts';
import {
	bookings,
	departures,
	mutedAddresses,
	outbox,
	tours,
	tourVersions,
} from '#src/server/db/schema.ts';
import { firstCatalog } from '#src/server/db/seed-catalog.ts';
import { site } from '#src/site.ts';

import { testNow } from '../support/api.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { drawnTrip } from '../support/drawn-trip.ts';
import { databaseBefore, insertEarlier } from '../support/earlier-database.ts';
import { markupOf } from '../support/every-field.ts';
import { jobWorld } from '../support/job-world.ts';
import { operationCalls } from '../support/operation-calls.ts';
import { storedBooking } from '../support/stored-booking.ts';

const db = await testDatabase();
const bali = firstCatalog('2026-11-21').tours.find(({ name }) => name.startsWith('Bali'));
if (!bali) throw new Error('Bali is not among the first tours.');
const { facts } = bali;
const listed = { ...bali, id: 1, reviewCount: 0, places: bali.places ?? [] };
const leaves = '2027-05-15';
const details = { name: bali.name, destination: bali.destination, duration: bali.duration };
const tour = {
	type: 'tour',
	status: 'Confirmed',
	title: bali.name,
	departureDate: leaves,
	details: { ...details, departureDate: leaves },
} as const;

const begins = beginningInWords(facts, leaves);
const ends = endInWords(facts, addDays(leaves, 7));
/** What somebody has to know to be there, and to reach somebody. */
const place = [begins, facts.contact, facts.contactPhone, facts.emergencyPhone];

beforeEach(async () => {
	await emptyDatabase(db);
	vi.spyOn(console, 'info').mockImplementation(() => {});
	await db.insert(tours).values(bali);
});

const on = (day: string) => writeAhead(jobWorld(db, `${day}T14:10:00Z`));

async function letters() {
	const rows = await db.select().from(outbox).orderBy(outbox.id);
	return rows.map(({ recipient, subject, body }) => ({
		recipient,
		subject: subject.replace(`${site.name}: `, ''),
		body,
	}));
}

async function tripText(changes: Parameters<typeof storedBooking>[1]): Promise<string> {
	return textOf(await drawnTrip(db, storedBooking(1, { ...tour, ...changes }), { now: testNow }));
}

function textOf(html: string): string {
	return html
		.replaceAll(/<[^>]*>/g, ' ')
		.replaceAll(/\s+/g, ' ')
		.replaceAll(' ,', ',');
}

test('the words of a beginning are of a day and a place', () => {
	expect([begins, ends]).toEqual([
		'Sat, May 15, 2027, 2:00 PM: The arrivals hall of Denpasar airport, by the sign with our name',
		'Sat, May 22, 2027, by 4:00 PM: Denpasar airport',
	]);
	expect([beginningInWords(noFacts), endInWords(noFacts)]).toEqual(['', '']);
});

test('tour page, trip page, voucher, calendar and letters say the same of the day itself', async () => {
	const page = textOf(markupOf(WhatIsIncluded, { tour: listed }));
	expect(page).toContain(`Begins ${beginningInWords(facts)}`);
	expect(page).toContain(`Ends ${endInWords(facts)}`);
	for (const paper of facts.papers) expect(page).toContain(paper);
	expect(page).not.toContain(facts.emergencyPhone);

	const trip = await tripText({});
	for (const words of [...place, ends, ...facts.papers, ...facts.toBring]) {
		expect(trip).toContain(words);
	}
	expect(trip).toContain('Sat, May 15 Family-run hotel above the Wos valley, Ubud, 4 nights');
	expect(trip).toContain('Wed, May 19 Family-run hotel on the beach, Amed, 3 nights');
	expect(trip).toContain('Who needs a visa: the government of Indonesia says');
	// On the page, and on the paper.
	for (const words of place) expect(trip.split(words ?? '').length, `${words}`).toBeGreaterThan(2);

	const booking = await selectRow(db, bookingRows, 1);
	const file = await tripCalendar(db, booking, { siteUrl: 'https://site.example' });
	const events = new ICAL.Component(ICAL.parse(file ?? '')).getAllSubcomponents('vevent');
	const told = (name: string) =>
		events.map((event) => event.getFirstPropertyValue(name)?.toString() ?? '');
	expect(told('summary')).toEqual(
		bali.itinerary.map(({ title }) => `${bali.name}, ${title.replace('Day', 'day')}`),
	);
	expect(told('dtstart')).toEqual(bali.itinerary.map((_, index) => addDays(leaves, index)));
	expect(told('uid')[0]).toMatch(/-tour@/);
	expect(new Set(told('uid')).size).toBe(events.length);
	for (const words of place) expect(told('description')[0]).toContain(words);
	expect(told('description').at(-1)).toContain(ends);
	for (const description of told('description')) {
		expect(description).toContain(facts.emergencyPhone);
		expect(description).toContain('https://site.example/trip/BD2000001');
	}

	for (const day of ['2027-03-16', '2027-05-08', '2027-05-14']) await on(day);
	const written = await letters();
	expect(written.map(({ subject }) => subject)).toEqual([
		`${bali.name} is in 60 days: papers`,
		`${bali.name} in 7 days`,
		`${bali.name} tomorrow`,
	]);
	for (const { body } of written) for (const words of place) expect(body).toContain(words);
	const [papers, final] = written;
	for (const paper of facts.papers) expect(papers?.body).toContain(paper);
	expect(papers?.body).toContain('https://evisa.imigrasi.go.id/');
	for (const thing of facts.toBring) expect(final?.body).toContain(thing);
});

test('what is changed of the day itself is what everybody reads from then on', async () => {
	await tripText({});
	const moved = { ...facts, meetingTime: '09:15', emergencyPhone: '+62 812 5550 999' };
	await db.update(tours).set({ facts: moved });
	const trip = await tripText({});
	expect(trip).toContain(beginningInWords(moved, leaves));
	expect(trip).toContain('+62 812 5550 999');
	await on('2027-05-14');
	const [letter] = await letters();
	expect(letter?.body).toContain(beginningInWords(moved, leaves));
	expect(letter?.body).toContain('+62 812 5550 999');
});

test('a tour, and a version of one that was bought, from before there were such facts know none of them', async () => {
	const earlier = await databaseBefore('"meetingPoint"');
	const { meetingPoint: _, papers: __, ...known } = facts;
	const rest = sql`${JSON.stringify(known)}::jsonb - 'meetingTime' - 'endTime' - 'contact' - 'contactPhone' - 'emergencyPhone'`;
	await insertEarlier(earlier, tours, bali);
	await earlier.execute(sql`update tours set facts = ${rest}`);
	await insertEarlier(earlier, tourVersions, {
		tourId: 1,
		version: 1,
		tour: listed,
	});
	await earlier.execute(sql`update tour_versions set tour = jsonb_set(tour, '{facts}', ${rest})`);
	await migrate(earlier);
	const [row] = await earlier.select().from(tours);
	const unknown = { meetingPoint: null, meetingTime: null, endTime: null, contact: null };
	const nothing = { ...unknown, contactPhone: null, emergencyPhone: null, papers: [] };
	expect(row?.facts).toEqual({ ...facts, ...nothing });
	const version = await selectTourVersion(earlier, 1, 1);
	expect(version?.facts).toEqual({ ...facts, ...nothing });
});

test('calendar and letters say whether the departure leaves, and of a cancelled trip nothing', async () => {
	const guaranteedFrom = 4;
	const departure = { tourId: 1, date: leaves, capacity: 8, guaranteedFrom };
	await db.insert(departures).values(departure);
	await db.insert(bookings).values(storedBooking(1, { ...tour, departureId: 1 }));
	const booking = await selectRow(db, bookingRows, 1);
	const siteUrl = 'https://site.example';
	const undecided = await tripCalendar(db, booking, { siteUrl });
	expect(unfolded(undecided)).toContain('Leaves with 4 or more\\, decided by Apr 15');
	const joined = await tripCalendar(db, booking, { siteUrl, confirming: 2 });
	expect(unfolded(joined).split('Guaranteed to leave')).toHaveLength(2);
	await on('2027-03-16');
	expect((await letters())[0]?.body).toContain('Leaves with 4 or more, decided by Apr 15');
	const cancelled = await tripCalendar(db, { ...booking, status: 'Cancelled' }, { siteUrl });
	expect(unfolded(cancelled)).not.toContain('Leaves with');
});

test('a calendar that has the trip takes another meeting point for newer', async () => {
	await db.insert(bookings).values(storedBooking(1, tour));
	const booking = await selectRow(db, bookingRows, 1);
	const number = async () => {
		const file = await tripCalendar(db, booking, { siteUrl: 'https://site.example' });
		return Number(/SEQUENCE:(\d+)/.exec(file ?? '')?.[1]);
	};
	const before = await number();
	const moved = { ...facts, meetingPoint: 'The east gate' };
	const { asAgent, put } = operationCalls(db);
	await asAgent('Olga', { isAdmin: true });
	const body = { ...bali, facts: moved, version: 1 };
	expect((await put('/api/admin/tours/1', body)).status).toBe(200);
	expect(await number()).toBe(before + 1);
});

function unfolded(file: string | null): string {
	return file?.replaceAll('\r\n ', '') ?? '';
}

test('a held trip is told where and when, and nobody’s number; one that is over or off is told nothing', async () => {
	const heldUntil = new Date(testNow.getTime() + 3_600_000);
	const held = await tripText({ status: 'Pending Confirmation', heldUntil });
	expect(held).toContain(begins);
	expect(held).not.toContain(facts.contactPhone);
	const pending = await selectRow(db, bookingRows, 1);
	const file = unfolded(await tripCalendar(db, pending, { siteUrl: 'https://site.example' }));
	expect(file).toContain('The arrivals hall');
	expect(file).not.toContain(facts.contactPhone);
	await db.update(bookings).set({ status: 'Cancelled', heldUntil: null });
	expect(await tripText({})).not.toContain('Before you go');
});

test('of a trip that is over nobody reads what to do before it', async () => {
	const now = new Date('2027-05-24T12:00:00Z');
	expect(await drawnTrip(db, storedBooking(1, tour), { now })).not.toContain('Before you go');
});

test('each stage is written once, also where a day was missed or the trip was booked late; a new day is told anew', async () => {
	await db.insert(bookings).values(storedBooking(1, tour));
	for (const day of ['2027-03-15', '2027-03-20', '2027-03-21', '2027-05-01', '2027-05-10']) {
		await on(day);
	}
	expect((await letters()).map(({ subject }) => subject)).toEqual([
		`${bali.name} is in 56 days: papers`,
		`${bali.name} in 5 days`,
	]);
	await db.update(bookings).set({ departureDate: '2027-05-12' });
	await on('2027-05-11');
	await on('2027-05-12');
	expect((await letters()).slice(2).map(({ subject }) => subject)).toEqual([
		`${bali.name} tomorrow`,
	]);
});

test('what is still open of the price is said with the days on which it is due', async () => {
	const open = {
		...tour,
		totalPrice: 3000,
		paid: 600,
		createdAt: new Date('2027-02-01T15:00:00Z'),
	};
	await db
		.insert(bookings)
		.values(storedBooking(1, { ...open, details: { ...tour.details, payment: site.payment } }));
	await on('2027-03-16');
	const [letter] = await letters();
	expect(letter?.body).toContain(
		`What you still pay, by telephone: ${site.phone}\nBalance: $2,400.00 by Tue, Mar 16, 2027`,
	);
});

test('a flight is written of seven days and a day before, with its legs; papers are of tours', async () => {
	await db
		.insert(bookings)
		.values(storedBooking(1, { status: 'Confirmed', departureDate: '2026-12-10' }));
	for (const day of ['2026-11-21', '2026-12-03', '2026-12-09']) await on(day);
	const written = await letters();
	expect(written.map(({ subject }) => subject)).toEqual([
		'New York (JFK) to London (LHR) in 7 days',
		'New York (JFK) to London (LHR) tomorrow',
	]);
	for (const { body } of written) expect(body).not.toContain('Papers');
});

test('nobody is written to who is not confirmed, has left, or gets no letters', async () => {
	await db
		.insert(bookings)
		.values([
			storedBooking(1, { ...tour, status: 'Pending Confirmation' }),
			storedBooking(2, { ...tour, status: 'Cancelled' }),
			storedBooking(3, { ...tour, departureDate: '2027-05-13' }),
			storedBooking(4, { ...tour, email: 'muted@example.com' }),
		]);
	await db.insert(mutedAddresses).values({ address: 'muted@example.com', reason: 'returned' });
	await on('2027-05-14');
	expect(await letters()).toEqual([]);
});
