import { formatPlainDate } from '../calendar/format-date.ts';
import type { SeatedTraveller } from '../trips/seated-traveller.ts';

/**
 * Travellers as the log and letters tell of them, a line each: 'Ada Lovelace, born May 31, 1990'. What somebody needs stays
 * where it is asked: it may say how they are.
 */
export function travellerLines(travellers: readonly SeatedTraveller[]): string[] {
	return travellers.map(({ name, birthDate, needs }) =>
		[name, birthDate && `born ${formatPlainDate(birthDate)}`, needs && 'with needs']
			.filter(Boolean)
			.join(', '),
	);
}

/** What became another of a traveller, field by field in words: 'name', 'birth date', 'needs'. */
export type TravellerChange = { seat: number; name: string; what: string[] };

/** Whose name, birth date or needs differ, by their seats; of somebody who is no longer named, their earlier name. */
export function changedTravellers(
	before: readonly SeatedTraveller[],
	after: readonly SeatedTraveller[],
): TravellerChange[] {
	const seats = new Set([...before, ...after].map(({ seat }) => seat));
	return [...seats]
		.toSorted((one, other) => one - other)
		.flatMap((seat) => {
			const [was, is] = [before, after].map((all) => all.find((each) => each.seat === seat));
			const what = fields.filter(([field]) => (was?.[field] ?? '') !== (is?.[field] ?? ''));
			if (what.length === 0) return [];
			return [{ seat, name: is?.name ?? was?.name ?? '', what: what.map(([, word]) => word) }];
		});
}

const fields = [
	['name', 'name'],
	['birthDate', 'birth date'],
	['needs', 'needs'],
] as const;
