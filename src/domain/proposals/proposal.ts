import type { CalendarDate } from '../calendar/calendar-date.ts';
import { addDays } from '../calendar/calendar-date.ts';
import { formatDate } from '../calendar/format-date.ts';
import { newYorkDay } from '../calendar/new-york-day.ts';
import { firstMomentOf } from '../calendar/time-zones.ts';

/** What became of an offer that the desk wrote, as whoever got it or the desk said; the first is the default. */
export const proposalAnswers = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type ProposalAnswer = (typeof proposalAnswers)[number];

/** Where an offer stands as people read it: one whose time is over changes nothing that is stored. */
export const proposalStandings = ['Sent', 'Lapsed', 'Accepted', 'Declined', 'Withdrawn'] as const;
export type ProposalStanding = (typeof proposalStandings)[number];

/** Days from today for which an offer may stand, at most: fares and seats are not promised for longer. */
export const mostProposalDays = 60;

/** Days for which one stands where nothing else is said. */
export const usualProposalDays = 7;

/** Parts of one offer, at most. */
export const mostProposalParts = 10;

/** Each part of an offer becomes a booking of this kind; of a trip in the desk's own words that has no row, `own`. */
export const proposalPartKinds = ['flight', 'tour', 'own'] as const;
export type ProposalPartKind = (typeof proposalPartKinds)[number];

/** The end of the last day on which an offer may be accepted, in New York. */
export function proposalEnd(lastDay: CalendarDate): Date {
	return new Date(firstMomentOf(`${addDays(lastDay, 1)}T00:00`, 'America/New_York'));
}

/** The last day in New York on which an offer can be accepted that ends at a moment. */
export function lastDayOf(until: Date): CalendarDate {
	return newYorkDay(new Date(until.getTime() - 1));
}

/** The same in words, for all who live elsewhere: 'the end of Sat, Dec 5, 2026 in New York'. */
export function lastDayInWords(until: Date): string {
	return `the end of ${formatDate(lastDayOf(until))} in New York`;
}

/** Where an offer stands at a moment. @param until when its newest version ends */
export function proposalStanding(
	{ answer, until }: { answer: ProposalAnswer; until: Date },
	now: Date,
): ProposalStanding {
	if (answer === 'open') return until > now ? 'Sent' : 'Lapsed';
	return answer === 'accepted' ? 'Accepted' : answer === 'declined' ? 'Declined' : 'Withdrawn';
}

/** What the parts come to that are not optional, in dollars and cents. */
export function proposalTotal(parts: readonly { amount: number; isOptional?: boolean }[]): number {
	const summed = parts.filter(({ isOptional }) => !isOptional);
	return summed.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;
}

/** What an offer's references begin with: never a booking's, whose characters have no O. */
export function proposalPrefix(prefix: string): string {
	return `${prefix}O`;
}
