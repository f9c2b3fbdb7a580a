import { fold } from '../../text/fold.ts';

/** A company that flies, and the two characters before its flights' numbers: 'A4' of 'A4 214'. */
export type Airline = { name: string; code: string };

/**
 * The airlines that generated offers carry beside the product's own. They are invented, and each of their codes holds a
 * digit that no code of ours has: a generated fare under a real carrier's name would be a false statement about it.
 */
export const airlines: readonly Airline[] = [
	{ name: 'Ambergate Airways', code: 'A1' },
	{ name: 'Corvane Airlines', code: 'C2' },
	{ name: 'Firnlight Airlines', code: 'F4' },
	{ name: 'Larkspur Skies', code: 'L1' },
	{ name: 'Moonharbour Air', code: 'M0' },
	{ name: 'Quillon Airlines', code: 'Q1' },
	{ name: 'Saltmere Airways', code: 'S1' },
	{ name: 'Tallowmere Air', code: 'T2' },
	{ name: 'Thistledown Air', code: 'T0' },
	{ name: 'Vellamar Airways', code: 'V1' },
];

/** The product's own airline: 'BR' of 'Bright Airways'; 'OA' where a name has no two letters. */
export function ownAirline(name: string): Airline {
	const [, code] = /^[^a-z]*([a-z]{2})/.exec(fold(name)) ?? [];
	return { name, code: code?.toUpperCase() ?? 'OA' };
}
