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

/** `partnerNote` until the desk has named every airline of a trip, then ''. */
export function airlineNote(legs: readonly FlightLeg[]): string {
	return legs.length > 0 && legs.every(({ isNamed }) => isNamed) ? '' : partnerNote;
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
