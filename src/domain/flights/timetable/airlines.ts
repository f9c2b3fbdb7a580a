import { fold } from '../../text/fold.ts';

/** A company that flies, and the two characters before its flights' numbers: 'A4' of 'A4 214'. */
export type Airline = {
	name: string;
	code: string;
	/** Whether its fares in economy include a checked bag. */
	includesBag: boolean;
};

/**
 * The airlines that generated offers carry beside the product's own. They are invented, and each of their codes holds a
 * digit that no code of ours has: a generated fare under a real carrier's name would be a false statement about it.
 */
export const airlines: readonly Airline[] = [
	{ name: 'Ambergate Airways', code: 'A1', includesBag: true },
	{ name: 'Corvane Airlines', code: 'C2', includesBag: true },
	{ name: 'Firnlight Airlines', code: 'F4', includesBag: false },
	{ name: 'Larkspur Skies', code: 'L1', includesBag: false },
	{ name: 'Moonharbour Air', code: 'M0', includesBag: true },
	{ name: 'Quillon Airlines', code: 'Q1', includesBag: true },
	{ name: 'Saltmere Airways', code: 'S1', includesBag: true },
	{ name: 'Tallowmere Air', code: 'T2', includesBag: false },
	{ name: 'Thistledown Air', code: 'T0', includesBag: false },
	{ name: 'Vellamar Airways', code: 'V1', includesBag: true },
];

/** The product's own airline: 'BR' of 'Bright Airways'; 'OA' where a name has no two letters. */
export function ownAirline(name: string): Airline {
	const [, code] = /^[^a-z]*([a-z]{2})/.exec(fold(name)) ?? [];
	return { name, code: code?.toUpperCase() ?? 'OA', includesBag: true };
}
