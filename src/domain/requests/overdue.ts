import { travelFacts } from '../bookings/travel-terms.ts';

const hourMilliseconds = 3_600_000;

/**
 * How long a request for a custom offer has waited, once that is longer than we promise: 'Waiting 30 hours', and from
 * two days on 'Waiting 2 days', begun ones not counted. null before.
 */
export function overdueText(received: Date, now: Date): string | null {
	const hours = (now.getTime() - received.getTime()) / hourMilliseconds;
	if (!(hours > travelFacts.customOfferHours)) return null;
	return hours < 48
		? `Waiting ${Math.floor(hours)} hours`
		: `Waiting ${Math.floor(hours / 24)} days`;
}
