import { bookingStatusLabel, bookingStatuses } from '../bookings/booking.ts';
import { isCalendarDate } from '../calendar/calendar-date.ts';
import { formatDate } from '../calendar/format-date.ts';
import { dayShift, dayShiftLabel, formatTime } from '../calendar/local-time.ts';
import type { FlightLeg } from '../flights/offer.ts';
import { readLegs } from '../flights/stored-legs.ts';
import { formatMoneyInCents } from '../money.ts';
import { formatNumber } from '../numbers.ts';
import { dayFactsTold, factsTold } from '../tours/facts-told.ts';
import { readStoredDay, readStoredFacts } from '../tours/stored-facts.ts';
import { tourRatingText } from '../tours/tour.ts';

/** A field of a changed row as people read it; a list is read item by item. */
export type FieldReading = { field: string; before: Reading; after: Reading };
/** `moment`: one in ISO 8601, to be told where its reader is; null: there is nothing. */
export type Reading = string | readonly string[] | { moment: string } | null;

type Row = Readonly<Record<string, unknown>>;

/** Fields whose names in the database say too little. */
const names: Partial<Record<string, string>> = {
	isAdmin: 'Administrator',
	image: 'Picture',
	alt: 'What it shows',
	hero: 'Wide picture',
	gallery: 'Further pictures',
	travelers: 'Travelers',
	refund: 'Refund promised',
	refundReason: 'Reason of the refund',
	totalPrice: 'Total',
	quotedPrice: 'Total by the rules',
	priceReason: 'Reason of the total',
	heldUntil: 'Held until',
	legs: 'Flights',
	passengerName: 'Name',
	zipCode: 'Postal code',
	paidByWord: 'Counts as paid',
	kept: 'Kept of what was paid',
	reviewCount: 'Reviews',
};
const money = new Set([
	'price',
	'discountPrice',
	'startingPrice',
	'totalPrice',
	'quotedPrice',
	'clientTotal',
	'refund',
	'paid',
	'kept',
]);
const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
/** Characters of a value that is told in full. */
const longest = 300;

/** What the place of a slug is called. */
type PlaceName = (slug: string) => string;

/**
 * Reads a change field by field, each with what it was and what it became.
 * @param before null for a row that is new
 * @param after null for a row that is gone
 * @param placeName left out for rows that name no places
 */
export function readChange(
	before: Row | null,
	after: Row | null,
	placeName: PlaceName = (slug) => slug,
): FieldReading[] {
	return Object.keys({ ...before, ...after }).map((name) => ({
		field: names[name] ?? inWords(name),
		before: readValue(name, before?.[name], placeName),
		after: readValue(name, after?.[name], placeName),
	}));
}

function readValue(name: string, value: unknown, placeName: PlaceName): Reading {
	if (value === null || value === undefined || value === '') return null;
	if (typeof value === 'boolean') return value ? 'Yes' : 'No';
	if (typeof value === 'number') return readNumber(name, value);
	if (typeof value === 'string') return name === 'place' ? placeName(value) : readText(value);
	if (Array.isArray(value)) return readList(name, value, placeName);
	if (name === 'facts') return readFacts(value);
	return shortened(JSON.stringify(value));
}

function readFacts(facts: object): Reading {
	const lines = factsTold(readStoredFacts(facts));
	return lines.length === 0 ? null : lines.map(shortened);
}

function readNumber(name: string, value: number): string {
	if (money.has(name)) return formatMoneyInCents(value);
	if (name === 'rating') return tourRatingText(value);
	if (name === 'discount') return `${value}%`;
	return formatNumber(value);
}

function readText(value: string): Reading {
	if (isoMoment.test(value)) return { moment: value };
	const status = bookingStatuses.find((each) => each === value);
	if (status) return bookingStatusLabel(status);
	return isCalendarDate(value) ? formatDate(value) : shortened(value);
}

function readList(name: string, items: readonly unknown[], placeName: PlaceName): Reading {
	if (items.length === 0) return null;
	if (name === 'places') return items.map((slug) => placeName(String(slug)));
	return items.map((item) => readItem(item, placeName));
}

// A flight is known by its times, a day of an itinerary by its title and what is known of it.
function readItem(item: unknown, placeName: PlaceName): string {
	if (typeof item === 'string') return shortened(item);
	const [leg] = readLegs([item]);
	if (leg) return legText(leg);
	if (typeof item === 'object' && item !== null && 'title' in item) return dayText(item, placeName);
	return shortened(JSON.stringify(item));
}

function dayText(stored: { title: unknown }, placeName: PlaceName): string {
	const day = readStoredDay(stored);
	const known = dayFactsTold({ ...day, places: day.places.map(placeName) });
	return shortened([String(stored.title), ...known].join(' · '));
}

function legText({ origin, destination, date, departsAt, arrivesAt }: FlightLeg): string {
	const [leaves, arrives] = [formatTime(departsAt), formatTime(arrivesAt)];
	const days = dayShiftLabel(dayShift({ departsAt, arrivesAt }));
	return `${origin} ${leaves} to ${destination} ${arrives}${days && ` (${days})`}, ${formatDate(date)}`;
}

function shortened(text: string): string {
	const characters = Array.from(text);
	return characters.length <= longest ? text : `${characters.slice(0, longest).join('')}…`;
}

/** 'departureDate' gives 'Departure date'. */
function inWords(name: string): string {
	const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}
