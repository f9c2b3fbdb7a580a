import type { CalendarDate } from '../calendar/calendar-date.ts';
import { randomInteger, seededRandom } from '../random.ts';

/** Whoever has a seat of a trip, as far as it is known. */
export type SeatedTraveller = {
	/** 1 is the lead's. */
	seat: number;
	name: string;
	/** null where it was not asked for, or not given yet. */
	birthDate: CalendarDate | null;
	/** Diet, mobility: '' where there are none. */
	needs: string;
};

/** Somebody whom an account has saved to travel with: what of it a trip's form is filled with. */
export type SavedTraveller = Omit<SeatedTraveller, 'seat'>;

/**
 * A short mark of who is known, which a form carries to say what it was filled in upon: another one means that somebody
 * has changed something since. Not for secrets.
 */
export function travellersMark(travellers: readonly SeatedTraveller[]): string {
	const text = JSON.stringify(
		travellers.map(({ seat, name, birthDate, needs }) => [seat, name, birthDate, needs]),
	);
	return randomInteger(seededRandom(text), 0, 2 ** 32 - 1).toString(36);
}
