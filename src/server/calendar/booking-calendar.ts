import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { BookingStatus } from '#src/domain/bookings/booking.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { addDays, type CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import {
	type CalendarEntry,
	calendarEntries,
	type RunTour,
	type ZonedTime,
} from '#src/domain/trips/calendar-entries.ts';
import { tripPath } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { type ContentLine, contentLines, textValue } from './content-lines.ts';
import { timeZoneLines } from './time-zone-lines.ts';

export type CalendarOptions = {
	siteUrl: string;
	tour?: RunTour | null;
	tourVersion?: number;
	leaves?: string;
	isFollowed?: boolean;
};

/**
 * The calendar file of a booking (iCalendar, RFC 5545): its legs in the zones of their airports, or the days of its tour.
 * An entry has the same name in every file of the booking, and a number that grows with each change of the booking or of
 * its tour, so that a calendar that read an earlier file changes what it has, and takes out what is cancelled. null where nothing says when it is.
 * @param options.tour what it is as it is run, by which it is told day by day; null of flights
 * @param options.tourVersion how often that was changed
 * @param options.leaves whether its departure leaves, in words; '' where nothing is to be said of that
 * @param options.siteUrl the site that the trip's link leads to, as in letters
 * @param options.isFollowed a program reads it again and again, as a calendar of its own, and is told its name and how
 *   often; one that reads it once would make a calendar of it too, if it had a name
 *
 * Written here, because the libraries that write such files give one zone to both ends of an event.
 */
export function bookingCalendar(
	booking: BookingRecord,
	{ siteUrl, tour = null, tourVersion = 0, leaves = '', isFollowed = false }: CalendarOptions,
): string | null {
	const reading = normaliseBooking(booking, site.referencePrefix);
	const entries = reading ? calendarEntries(reading, airports, tour) : [];
	if (leaves !== '') entries[0]?.notes.unshift(leaves);
	if (!reading || entries.length === 0) return null;
	return contentLines([
		['BEGIN', 'VCALENDAR'],
		['VERSION', '2.0'],
		['PRODID', textValue(`-//${site.name}//Bookings//EN`)],
		['CALSCALE', 'GREGORIAN'],
		['METHOD', 'PUBLISH'],
		...(isFollowed ? followedLines(`${site.name} ${reading.reference}`) : []),
		...zonesOf(entries),
		...entries.flatMap((entry) =>
			entryLines(entry, booking, { reference: reading.reference, siteUrl, tourVersion }),
		),
		['END', 'VCALENDAR'],
	]);
}

/** By the standard (RFC 7986) and as programs read that are older. */
function followedLines(name: string): ContentLine[] {
	return [
		['NAME', textValue(name)],
		['X-WR-CALNAME', textValue(name)],
		['REFRESH-INTERVAL;VALUE=DURATION', readEvery],
		['X-PUBLISHED-TTL', readEvery],
	];
}

/** Six hours: a change by the desk is there the same day. */
const readEvery = 'PT6H';

const statusWords = {
	'Pending Confirmation': 'TENTATIVE',
	Confirmed: 'CONFIRMED',
	Cancelled: 'CANCELLED',
} as const satisfies Record<BookingStatus, string>;

function entryLines(
	{ part, title, place, notes, when }: CalendarEntry,
	{ status, version, updatedAt }: BookingRecord,
	{ reference, siteUrl, tourVersion }: { reference: string; siteUrl: string; tourVersion: number },
): ContentLine[] {
	const trip = `${siteUrl}${tripPath(reference)}`;
	const description = [`Booking ${reference}`, ...notes, trip, `${site.name}, ${site.phone}`];
	return [
		['BEGIN', 'VEVENT'],
		['UID', textValue(`${reference}-${part}@${new URL(site.url).hostname}`)],
		['SEQUENCE', String(version + tourVersion)],
		['DTSTAMP', utcValue(updatedAt)],
		...whenLines(when),
		['SUMMARY', textValue(title)],
		...(place === '' ? [] : [['LOCATION', textValue(place)] satisfies ContentLine]),
		['DESCRIPTION', textValue(description.join('\n'))],
		['URL', trip],
		['STATUS', statusWords[status]],
		['END', 'VEVENT'],
	];
}

function whenLines(when: CalendarEntry['when']): ContentLine[] {
	if (when.kind === 'days') {
		return [
			['DTSTART;VALUE=DATE', dayValue(when.first)],
			// The day after the last one: the end is not a part of it.
			['DTEND;VALUE=DATE', dayValue(addDays(when.last, 1))],
		];
	}
	return [zonedLine('DTSTART', when.start), zonedLine('DTEND', when.end)];
}

function zonedLine(name: string, { local, timeZone }: ZonedTime): ContentLine {
	return [`${name};TZID=${timeZone}`, `${local.replaceAll(/[-:]/g, '')}00`];
}

function zonesOf(entries: readonly CalendarEntry[]): ContentLine[] {
	const times = entries.flatMap(({ when }) =>
		when.kind === 'times' ? [when.start, when.end] : [],
	);
	const years = times.map(({ local }) => Number(local.slice(0, 4)));
	const zones = new Set(times.map(({ timeZone }) => timeZone));
	return [...zones].flatMap((zone) => timeZoneLines(zone, Math.min(...years), Math.max(...years)));
}

function dayValue(date: CalendarDate): string {
	return date.replaceAll('-', '');
}

function utcValue(moment: string): string {
	return `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
