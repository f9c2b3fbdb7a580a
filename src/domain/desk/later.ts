import type { DeskHours } from '../bookings/desk-hours.ts';
import { nextOpening } from '../bookings/open-hours.ts';

/** Something that waits is put off for so many days at most: whoever puts off more has forgotten. */
export const mostLaterDays = 60;

/** A moment until which something can be put off, by its name. */
export type LaterChoice = { name: string; until: Date };

/** The moments that are offered for putting something off: soon, this afternoon, and when the desk opens next. */
export function laterChoices(desk: DeskHours, now: Date): LaterChoice[] {
	const inAnHour = new Date(now.getTime() + 3_600_000);
	const inThree = new Date(now.getTime() + 3 * 3_600_000);
	const opening = nextOpening(desk, now);
	return [
		{ name: 'In an hour', until: inAnHour },
		{ name: 'In three hours', until: inThree },
		...(opening === null ? [] : [{ name: 'When we open next', until: opening }]),
	];
}
