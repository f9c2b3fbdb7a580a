import { bookedRoom } from '../bookings/booked-room.ts';
import type { DeskHours } from '../bookings/desk-hours.ts';
import { payingInShort } from '../bookings/instalment-words.ts';
import { readOwnLines } from '../bookings/own-trip.ts';
import type { PaymentTerms } from '../bookings/payment-terms.ts';
import { refundSteps } from '../bookings/refund-steps.ts';
import { refundTermsInShort } from '../bookings/refund-terms.ts';
import { soldConditions } from '../bookings/sold-conditions.ts';
import { tourDuration } from '../bookings/tour-duration.ts';
import { whoTravels } from '../bookings/travellers.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { formatDate, formatDates } from '../calendar/format-date.ts';
import { newYorkDay } from '../calendar/new-york-day.ts';
import { legLines } from '../flights/leg-text.ts';
import { partyOfOffer } from '../flights/quote.ts';
import { readLegs } from '../flights/stored-legs.ts';
import { formatMoneyInCents } from '../money.ts';
import { departureEnd } from '../tours/departure.ts';
import type { ProposalPartKind } from './proposal.ts';

/** A part of an offer as it was written down. */
export type WrittenPart = {
	kind: ProposalPartKind;
	itemId: string;
	title: string;
	departureDate: CalendarDate;
	/** What a booking of it would keep. */
	facts: Record<string, unknown>;
	/** Dollars. */
	amount: number;
};

/** What a part of an offer is, line by line: when it is, its flights or what it includes, and for whom. */
export function partDetails(part: WrittenPart, travellers: number): string[] {
	return part.kind === 'flight' ? flightDetails(part, travellers) : stayDetails(part, travellers);
}

function flightDetails(part: WrittenPart, travellers: number): string[] {
	const { title, departureDate, itemId, facts } = part;
	const legs = readLegs(facts['legs']);
	const flown = legLines(legs, title.split(' to ')).flatMap(({ name, summary, flights }) => [
		`${name}: ${summary}`,
		...flights,
	]);
	const conditions = soldConditions(facts);
	return [
		...(flown.length > 0 ? [...flown, 'All times are local.'] : [formatDate(departureDate)]),
		...(conditions === '' ? [] : [`Each traveler: ${conditions}`]),
		`For ${whoTravels(partyOfOffer(itemId), travellers)}`,
	];
}

function stayDetails(part: WrittenPart, travellers: number): string[] {
	const { kind, departureDate, facts } = part;
	const booked = { type: 'tour' as const, travelers: travellers, details: facts };
	const last = departureEnd(departureDate, tourDuration(booked));
	const room = bookedRoom(booked);
	return [
		last === departureDate
			? formatDate(departureDate)
			: formatDates(departureDate, last, 'weekday'),
		...(kind === 'own' ? readOwnLines(facts['lines']).map(lineWords) : []),
		...(room === '' ? [] : [room]),
		`For ${whoTravels('', travellers)}`,
	];
}

function lineWords({ text, amount }: { text: string; amount: number }): string {
	return `${text}: ${formatMoneyInCents(amount)}`;
}

/** How a part is paid and what cancelling it pays back, in a sentence each, were it booked at a moment. */
export function partTerms(
	{ kind, departureDate, amount }: WrittenPart,
	travellers: number,
	{ now, terms }: { now: Date; terms: PaymentTerms & DeskHours },
): { paying: string; cancelling: string } {
	const type = kind === 'flight' ? 'flight' : 'tour';
	const booking = { type, total: amount, departure: departureDate } as const;
	const booked = { ...booking, paid: 0, travellers, bookedAt: now, confirmedAt: null };
	return {
		paying: payingInShort(booking, newYorkDay(now), terms),
		cancelling: `${refundTermsInShort(refundSteps(booked))}.`,
	};
}
