import type { FlightLeg } from './offer.ts';

/** Said wherever an airline of ours stands that no desk has put a real one in place of: they are invented. */
export const partnerNote = 'Operated by a partner airline that our desk names when it confirms.';

type Flown = { airline: string; legs: readonly FlightLeg[] };

/**
 * Who flies a trip: 'Thistledown Air and Tallowmere Air'.
 * @param airline of a trip whose legs do not say it
 */
export function airlinesInWords({ airline, legs }: Flown): string {
	const names = legs.map((leg) => leg.airline).filter((name) => name !== '');
	return names.length === 0 ? airline : [...new Set(names)].join(' and ');
}

/** How far a trip is: nobody is told who flies what is over. */
export type FlownStage = 'offered' | 'confirmed' | 'over';

/** `partnerNote` until the desk has named every airline of a trip, in the words of what it has confirmed; else ''. */
export function airlineNote(legs: readonly FlightLeg[], stage: FlownStage = 'offered'): string {
	const isNamed = legs.length > 0 && legs.every((leg) => leg.isNamed);
	if (isNamed || stage === 'over') return '';
	return stage === 'offered'
		? partnerNote
		: 'Operated by a partner airline that our desk names before you fly.';
}

/** Who flies a trip, and what is to be known of that, in one text. */
export function airlinesAndNote(flown: Flown, stage?: FlownStage): string {
	return [airlinesInWords(flown), airlineNote(flown.legs, stage)]
		.filter((words) => words !== '')
		.join('. ');
}

/** A leg's flight as tickets have it: 'Thistledown Air T0 5558'; '' where neither is known. */
export function flightName({ airline, number }: FlightLeg): string {
	return `${airline} ${number}`.trim();
}

/** Whether two legs are flown by the same airline under the same number, and are said to be so by the desk alike. */
export function isSameFlight(one: FlownBy, other: FlownBy): boolean {
	return (
		one.airline === other.airline && one.number === other.number && one.isNamed === other.isNamed
	);
}

type FlownBy = Pick<FlightLeg, 'airline' | 'number' | 'isNamed'>;
