import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { Tour } from '#src/contract/catalog/catalog.ts';
import { bookedRoom } from '#src/domain/bookings/booked-room.ts';
import type { InstalmentLine } from '#src/domain/bookings/instalment-words.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { tourDuration } from '#src/domain/bookings/tour-duration.ts';
import { tripTitle } from '#src/domain/bookings/trip-title.ts';
import { type CalendarDate, daysBetween } from '#src/domain/calendar/calendar-date.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { countriesOfTour } from '#src/domain/places/countries-of.ts';
import { visaWords } from '#src/domain/places/country-words.ts';
import {
	beginningInWords,
	endInWords,
	numbersInWords,
} from '#src/domain/tours/beginning-and-end.ts';
import { departureEnd } from '#src/domain/tours/departure.ts';
import type { AheadStage } from '#src/domain/trips/ahead.ts';
import { countries, places } from '#src/places.ts';
import { site } from '#src/site.ts';

import { type Fact, fact, facts, type LetterBlock, note, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting, isAddress } from './addressee.ts';
import { signature } from './signature.ts';
import { flightPart, tripFacts } from './trip-facts.ts';
import { tripLinkBlock } from './trip-link.ts';

type RunTour = Pick<Tour, 'facts' | 'places'>;

type Ahead = {
	stage: AheadStage;
	/** The day in New York on which it is written. */
	today: CalendarDate;
	/** The tour as it is run; null of flights, and where nothing of it is left. */
	tour: RunTour | null;
	/** Whether its departure leaves, in words; '' where nothing is to be said of that. */
	leaves: string;
	/** What is open of its price; none where all is paid, or no terms were agreed. */
	open: readonly InstalmentLine[];
	siteUrl: string;
};

/** What such a letter is known by, so that a booking has one of each stage and day of departure; before its id. */
export function aheadOccasion(stage: AheadStage): string {
	return `trip-ahead ${stage} booking `;
}

/**
 * The letter before a trip: its papers and what is still to be paid, its final details, or what counts tomorrow; null where
 * the record has no address.
 */
export function tripAhead(
	booking: BookingRecord,
	{ stage, today, tour, leaves, open, siteUrl }: Ahead,
): NewLetter | null {
	const reading = normaliseBooking(booking, site.referencePrefix);
	if (!reading || !isAddress(reading.email)) return null;
	const { reference, passenger, email, travellers, trip } = reading;
	const { departureDate } = booking;
	const left = daysBetween(today, departureDate);
	const when = left === 1 ? 'tomorrow' : `in ${left} days`;
	const title = tripTitle(booking.title, trip);
	const what = {
		title,
		departureDate,
		tourDuration: tourDuration(booking),
		room: bookedRoom(booking),
		...flightPart(trip, booking.status),
		travellers,
		totalPrice: null,
		leaves,
	};
	const isPaper = stage === 'papers';
	return laidOut({
		kind: `trip-${stage}`,
		recipient: email,
		subject: `${site.name}: ${title} ${isPaper ? `is ${when}: papers` : when}`,
		occasion: `${aheadOccasion(stage)}${booking.id} ${departureDate}`,
		bookingId: booking.id,
		reference,
		keepsText: true,
		blocks: [
			greeting(passenger),
			paragraph(openings[stage](reference, when)),
			tripFacts(what, ...(tour ? placeFacts(tour, what) : [])),
			...openBlocks(open),
			...(stage === 'tomorrow' ? [] : listBlock('Papers', tour ? paperNotes(tour) : [])),
			...(stage === 'details'
				? listBlock('What to bring', tour?.facts.toBring.map(note) ?? [])
				: []),
			paragraph(closings[stage]),
			tripLinkBlock({ reference }, siteUrl),
			signature,
		],
	});
}

const openings: Record<AheadStage, (reference: string, when: string) => string> = {
	papers: (reference, when) =>
		`Your trip ${reference} begins ${when}. There is time for what takes long. Please look whether every passport is good for long enough, and whether you need a visa.`,
	details: (reference, when) => `Your trip ${reference} begins ${when}. Here is all that you need.`,
	tomorrow: (reference) => `Your trip ${reference} begins tomorrow. We wish you a good journey.`,
};

const closings: Record<AheadStage, string> = {
	papers: `If a paper will not be ready in time, or anything here is wrong, tell us soon: ${site.phone}.`,
	details: `If anything here is not as it should be, call us now, while it can still be put right: ${site.phone}.`,
	tomorrow: `If something comes between, call us: ${site.phone}.`,
};

function placeFacts(
	{ facts: known }: RunTour,
	{ departureDate, tourDuration: duration }: { departureDate: CalendarDate; tourDuration: string },
): (Fact | null)[] {
	return [
		told('Begins', beginningInWords(known, departureDate)),
		told('Ends', endInWords(known, departureEnd(departureDate, duration))),
		...numbersInWords(known).map((line) => fact(...line)),
	];
}

function told(name: string, value: string): Fact | null {
	return value === '' ? null : fact(name, value);
}

function openBlocks(open: readonly InstalmentLine[]): LetterBlock[] {
	if (open.length === 0) return [];
	const lines = open.map(({ name, when, amount }) =>
		fact(name, `${formatMoneyInCents(amount)} ${when}`),
	);
	return [facts(`What you still pay, by telephone: ${site.phone}`, ...lines)];
}

function paperNotes({ facts: { papers }, places: slugs }: RunTour): Fact[] {
	const visas = countriesOfTour(slugs, { places, countries }).map(({ name, visa }) => {
		const who = visaWords(name);
		return { ...note(who), href: visa, text: `${who}: ${visa}` };
	});
	return [...papers.map(note), ...visas];
}

function listBlock(title: string, lines: readonly Fact[]): LetterBlock[] {
	return lines.length === 0 ? [] : [facts(title, ...lines)];
}
