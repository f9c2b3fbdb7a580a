import type { DeskHours } from '../bookings/desk-hours.ts';
import { addOpenHours, nextOpening } from '../bookings/open-hours.ts';
import { endedHoldHours } from './promises.ts';

/** Something that waits is put off for so many days at most: whoever puts off more has forgotten. */
export const mostLaterDays = 60;

/**
 * Until when a hold can be put off: until it ends, and one that has ended until it leaves the queue.
 * @param end of the hold
 */
export function lastLater(desk: DeskHours, end: Date, now: Date): Date {
	return end > now ? end : (addOpenHours(desk, end, endedHoldHours) ?? end);
}

/** A moment until which something can be put off, by its name. */
export type LaterChoice = { name: string; until: Date };

/**
 * The moments that are offered for putting something off: soon, this afternoon, and when the desk opens next; of a hold
 * none at which it has left, but its end.
 * @param end of a hold; null of all else
 */
export function laterChoices(desk: DeskHours, end: Date | null, now: Date): LaterChoice[] {
	const choices = usualChoices(desk, now);
	if (end === null) return choices;
	const last = lastLater(desk, end, now);
	const within = choices.filter(({ until }) => until < last);
	return end > now ? [...within, { name: 'When the hold ends', until: end }] : within;
}

function usualChoices(desk: DeskHours, now: Date): LaterChoice[] {
	const inAnHour = new Date(now.getTime() + 3_600_000);
	const inThree = new Date(now.getTime() + 3 * 3_600_000);
	const opening = nextOpening(desk, now);
	return [
		{ name: 'In an hour', until: inAnHour },
		{ name: 'In three hours', until: inThree },
		...(opening === null ? [] : [{ name: 'When we open next', until: opening }]),
	];
}
