import { capitalised } from '../text/capitalised.ts';
import type { DayFacts } from './tour-facts.ts';

type Stay = NonNullable<DayFacts['stay']>;

/**
 * Where the night after a day is spent: 'Small hotel in Urubamba, 3 nights' on the first of several nights there, 'Same
 * hotel' on the others; '' where the day does not tell.
 * @param index of the day, from 0
 */
export function stayInWords(days: readonly Pick<DayFacts, 'stay'>[], index: number): string {
	const stay = days[index]?.stay;
	if (!stay) return '';
	if (isSame(stay, days[index - 1]?.stay)) return `Same ${stay.kind}`;
	const later = days.slice(index + 1).findIndex((day) => !isSame(stay, day.stay));
	const nights = 1 + (later === -1 ? days.length - index - 1 : later);
	return nights === 1 ? named(stay) : `${named(stay)}, ${nights} nights`;
}

/**
 * Where every night is spent, a line for each stay, in the order of the days; days that do not tell have none.
 * @returns with the day before its first night, from 0
 */
export function staysInWords(
	days: readonly Pick<DayFacts, 'stay'>[],
): { day: number; words: string }[] {
	return days.flatMap(({ stay }, day) =>
		stay && !isSame(stay, days[day - 1]?.stay) ? [{ day, words: stayInWords(days, day) }] : [],
	);
}

/** A stay of which only the kind is known is the same as no other. */
function isSame(stay: Stay, other: Stay | null | undefined): boolean {
	return stay.name !== '' && stay.kind === other?.kind && stay.name === other.name;
}

/** 'Riad in the medina (guesthouse)'; a name that says its kind is enough, and so is the kind where there is none. */
function named({ kind, name }: Stay): string {
	if (name === '') return capitalised(kind);
	return name.toLowerCase().includes(kind) ? name : `${name} (${kind})`;
}
