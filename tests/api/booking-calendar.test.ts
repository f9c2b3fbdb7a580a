import fc from 'fast-check';
import ICAL from 'ical.js';
import { parseICS } from 'node-ical';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { bookingCalendarPath } from '#src/contract/bookings/calendar.ts';
import { momentOf } from '#src/domain/calendar/time-zones.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { bookingCalendar } from '#src/server/calendar/booking-calendar.ts';
import { contentLines } from '#src/server/calendar/content-lines.ts';
import { timeZoneLines } from '#src/server/calendar/time-zone-lines.ts';
import { bookings } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send, testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { airports, quotedQueries } from '../support/flight-queries.ts';
import { storedBooking } from '../support/stored-booking.ts';

const { db, deps, ask, signedIn } = administratorCalls(await testDatabase());
const path = bookingCalendarPath('BD2000001');
const siteUrl = 'https://another.example';

type Change = Partial<ReturnType<typeof storedBooking>>;

function record(changes: Partial<BookingRecord> & Pick<Change, 'details'> = {}): BookingRecord {
	const {
		reference,
		itemId: _,
		clientTotal: __,
		createdAt,
		heldUntil: ___,
		...row
	} = storedBooking(1);
	return {
		...row,
		id: 1,
		bookingId: reference,
		version: 3,
		heldUntil: null,
		createdAt: createdAt.toISOString(),
		updatedAt: testNow.toISOString(),
		...changes,
	};
}

/** What a calendar program reads in a file. */
function read(text: string | null) {
	const calendar = new ICAL.Component(ICAL.parse(text ?? ''));
	return {
		method: calendar.getFirstPropertyValue('method'),
		zones: calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone)),
		events: calendar.getAllSubcomponents('vevent').map((component) => ({
			uid: component.getFirstPropertyValue('uid'),
			sequence: component.getFirstPropertyValue('sequence'),
			status: component.getFirstPropertyValue('status'),
			summary: component.getFirstPropertyValue('summary'),
			location: component.getFirstPropertyValue('location'),
			description: component.getFirstPropertyValue('description'),
			start: timeOf(component, 'dtstart'),
			end: timeOf(component, 'dtend'),
		})),
	};
}

function timeOf(component: ICAL.Component, name: string) {
	const property = component.getFirstProperty(name);
	const time = property?.getFirstValue();
	if (!property || !(time instanceof ICAL.Time)) throw new Error(`There is no ${name}.`);
	return { text: time.toString(), zone: property.getFirstParameter('tzid'), time };
}

/** The moment of a time by the rules of its zone that the file itself holds. */
function momentIn(zones: ICAL.Timezone[], { time, zone }: ReturnType<typeof timeOf>): number {
	const rules = zones.find(({ tzid }) => tzid === zone);
	if (!rules) throw new Error(`The file has no rules of ${zone}.`);
	return Date.parse(`${time.toString()}Z`) - rules.utcOffset(time) * 1000;
}

/** When each entry begins and ends, as a library reads it that has nothing in common with the first. */
function momentsInAnotherProgram(text: string | null): (number | undefined)[][] {
	const components = Object.values(parseICS(text ?? ''));
	const events = components.filter((component) => component?.type === 'VEVENT');
	return events.map(({ start, end }) => [start.getTime(), end?.getTime()]);
}

test('the file of a flight has each leg in the zones of its airports, whatever the time of the year', () => {
	fc.assert(
		fc.property(quotedQueries, (quoted) => {
			const [offer] = offersFor({ ...quoted, airports, airline: 'Bright Airways' });
			const legs = offer?.legs ?? [];
			const file = bookingCalendar(record({ details: { legs } }), { siteUrl, isFollowed: true });
			const { zones, events } = read(file);
			const others = momentsInAnotherProgram(file);
			expect(events.map(({ start }) => start.text.slice(0, 16))).toEqual(
				legs.map(({ departsAt }) => departsAt),
			);
			for (const [index, leg] of legs.entries()) {
				const event = events[index];
				if (!event) throw new Error('A leg is missing.');
				const [start, end] = [momentIn(zones, event.start), momentIn(zones, event.end)];
				const zone = airports(leg.origin)?.timeZone;
				expect(event.start.zone).toBe(zone);
				expect(event.end.zone).toBe(airports(leg.destination)?.timeZone);
				expect(start).toBe(momentOf(leg.departsAt, zone ?? ''));
				expect((end - start) / 60_000).toBe(leg.minutes);
				expect(others[index]).toEqual([start, end]);
			}
		}),
		{ numRuns: 60 },
	);
});

test('the rules of a zone say at which minute of its own clocks they change', () => {
	const text = contentLines(timeZoneLines('America/New_York', 2027, 2027));
	expect(text).toContain(
		'BEGIN:DAYLIGHT\r\nDTSTART:20270314T020000\r\nTZOFFSETFROM:-0500\r\nTZOFFSETTO:-0400\r\n',
	);
	expect(text).toContain(
		'BEGIN:STANDARD\r\nDTSTART:20271107T020000\r\nTZOFFSETFROM:-0400\r\nTZOFFSETTO:-0500\r\n',
	);
	expect(contentLines(timeZoneLines('Asia/Kolkata', 2027, 2027))).not.toContain('DAYLIGHT');
});

test('the file of a tour has its days, the last one included', () => {
	const details = { name: 'Kyoto on Foot', destination: 'Kyoto', duration: '7 Days' };
	const tour = { type: 'tour', title: 'Kyoto on Foot', departureDate: '2027-05-15' } as const;
	const { events, method } = read(bookingCalendar(record({ ...tour, details }), { siteUrl }));
	expect(method).toBe('PUBLISH');
	expect(events).toMatchObject([
		{
			uid: 'BD2000001-tour@brightdepartures.example',
			sequence: 3,
			status: 'TENTATIVE',
			summary: 'Kyoto on Foot',
			description: expect.stringContaining('https://another.example/trip/BD2000001'),
			start: { text: '2027-05-15' },
			end: { text: '2027-05-22' },
		},
	]);
});

test('a booking from before flights had times is in the calendar by its days', () => {
	const { events } = read(bookingCalendar(record({ status: 'Confirmed' }), { siteUrl }));
	expect(events).toMatchObject([
		{
			summary: 'Flight New York (JFK) to London (LHR)',
			status: 'CONFIRMED',
			start: { text: '2026-12-10' },
			end: { text: '2026-12-11' },
		},
		{ summary: 'Flight London (LHR) to New York (JFK)', start: { text: '2026-12-20' } },
	]);
});

test('whatever a record says is one text of one entry: no line of the file comes of it', () => {
	const typed = fc.oneof(
		fc.string({ unit: 'binary', maxLength: 200 }),
		fc.constantFrom('a\r\nEND:VEVENT\r\nBEGIN:VALARM', 'x\\n;,:"', '日本語の旅 '.repeat(30)),
	);
	fc.assert(
		fc.property(typed, (text) => {
			const name = `Tour ${text}`;
			const details = { name, destination: `To ${text}`, duration: '3 Days' };
			const file = bookingCalendar(record({ type: 'tour', departureDate: '2027-05-15', details }), {
				siteUrl,
			});
			const { events } = read(file);
			const clean = (words: string) =>
				words
					.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
					.replaceAll(/[^\P{Cc}\n]/gu, '')
					.toWellFormed();
			expect(events.map(({ summary }) => summary)).toEqual([clean(name)]);
			expect(events[0]?.location).toBe(clean(`To ${text}`));
			expect(file?.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
		}),
	);
});

beforeEach(async () => {
	await db.insert(bookings).values(storedBooking(1));
});

test('an administrator gets the file, and after a change the same entries with a higher number', async () => {
	const first = await ask(handle, 'GET', path);
	expect(first.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
	expect(first.headers.get('Content-Disposition')).toBe('attachment; filename="BD2000001.ics"');
	expect(first.headers.get('Cache-Control')).toBe('no-store');
	await ask(handle, 'PATCH', '/api/bookings/1', { status: 'Cancelled' });
	const second = await ask(handle, 'GET', path.toLowerCase());
	const [before, after] = [first, second].map(({ body }) => read(String(body)).events);
	expect(after?.map(({ uid }) => uid)).toEqual(before?.map(({ uid }) => uid));
	expect(before?.map(({ sequence, status }) => [sequence, status])).toEqual([
		[1, 'TENTATIVE'],
		[1, 'TENTATIVE'],
	]);
	expect(after?.map(({ sequence, status }) => [sequence, status])).toEqual([
		[2, 'CANCELLED'],
		[2, 'CANCELLED'],
	]);
});

test('nobody else learns whether there is such a booking, neither people nor programs', async () => {
	const visitor = await signedIn({ email: 'ada@example.com' });
	const browser = { 'Sec-Fetch-Mode': 'navigate' };
	for (const [headers, status] of [
		[{}, 401],
		[browser, 404],
	] as const) {
		const missing = await send(handle, deps, 'GET', bookingCalendarPath('BD9999999'), { headers });
		expect(missing.status).toBe(status);
		for (const Cookie of ['', visitor.cookie, `__Host-session=${'A'.repeat(43)}`]) {
			const answer = await send(handle, deps, 'GET', path, { headers: { ...headers, Cookie } });
			expect([answer.status, answer.body]).toEqual([status, missing.body]);
		}
	}
	for (const odd of ['BD2000001', '%2e%2e.ics', `${'B'.repeat(21)}.ics`, '.ics', 'BD2000001.pdf']) {
		expect((await ask(handle, 'GET', `/api/bookings/${odd}`)).status).toBe(404);
	}
	expect((await ask(handle, 'DELETE', path)).status).toBe(405);
});
