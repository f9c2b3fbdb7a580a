/** Who flies together: adults, children of 2 to 11 years, and infants under 2 on an adult's lap. */
export type Party = { adults: number; children: number; infants: number };

export type PartyMember = keyof Party;

/** The most seats of one search; infants sit on a lap. A larger party asks for a custom offer. */
export const mostSeats = 9;

/** What a fare depends on stands in `flights/pricing.ts`: nobody's age. */
export const childFareNote = 'In these fares, children and infants pay the fare of an adult.';

/** The parties that the search form names by themselves; the first is the default. */
export const passengerPresets = [
	{ value: '1-adult', label: '1 Adult' },
	{ value: '2-adults', label: '2 Adults' },
	{ value: '2-adults-1-child', label: '2 Adults 1 Child' },
	{ value: '2-adults-2-children', label: '2 Adults 2 Children' },
] as const;

const words = {
	adults: { one: 'adult', more: 'adults' },
	children: { one: 'child', more: 'children' },
	infants: { one: 'infant', more: 'infants' },
} as const satisfies Record<PartyMember, { one: string; more: string }>;

const members = Object.keys(words) as PartyMember[];
/** The form of a party's text; `readParty` knows whether it is spelled right. */
const partyForm = /^(\d+)-adults?(?:-(\d+)-child(?:ren)?)?(?:-(\d+)-infants?)?$/;

/** A party as addresses and offers' ids write it: '2-adults-1-child-1-infant'. Those who are none are left out. */
export function partyText(party: Party): string {
	return counts(party).join('-').replaceAll(' ', '-');
}

/** '2 adults, 1 child, 1 infant on lap', of any size; children and infants are named where there are any. */
export function partyLabel(party: Party): string {
	return `${counts(party).join(', ')}${party.infants > 0 ? ' on lap' : ''}`;
}

/** What has to be said beside the price of a party of the form of `partyText`; '' for adults, and for any other text. */
export function fareNote(text: string): string {
	const { children, infants } = parseParty(text) ?? { children: 0, infants: 0 };
	return children + infants > 0 ? childFareNote : '';
}

/** Reads a party that can be searched for, as `partyText` writes it. null for any other text. */
export function parseParty(text: string): Party | null {
	const party = readParty(text);
	return party && partyRefusal(party) === null ? party : null;
}

/**
 * Reads a party of any size; any text is safe. null when it is none, and when it is written otherwise ('1-adults',
 * '02-adults', '2-adults-0-children'): a party has one text, or one offer would have several ids.
 */
export function readParty(text: string): Party | null {
	const [, ...numbers] = partyForm.exec(text) ?? [];
	const [adults = 0, children = 0, infants = 0] = numbers.map((number) => Number(number ?? 0));
	const party = { adults, children, infants };
	return adults > 0 && partyText(party) === text ? party : null;
}

/** How many of a kind a party can have while the others stay as they are. */
export function countsOf(party: Party, member: PartyMember): { least: number; most: number } {
	const counts = Array.from({ length: mostSeats + 1 }, (_, count) => count);
	const possible = counts.filter((count) => partyRefusal({ ...party, [member]: count }) === null);
	return { least: Math.min(...possible), most: Math.max(...possible) };
}

/** Why a party cannot be searched for, in words for who asks; null when it can. */
export function partyRefusal({ adults, children, infants }: Party): string | null {
	if (adults < 1) return 'At least one adult has to travel.';
	if (adults + children > mostSeats) {
		return `A search is for at most ${mostSeats} seats. For a larger party, ask for a custom offer.`;
	}
	return infants > adults ? 'Each infant needs an adult to sit with.' : null;
}

/**
 * How many people a party of the form of `partyText` is, children and infants included: each pays the fare of an adult.
 * @throws RangeError when the text is no party
 */
export function headCount(text: string): number {
	const party = parseParty(text);
	if (!party) throw new RangeError(`“${text}” is no party.`);
	return party.adults + party.children + party.infants;
}

function counts(party: Party): string[] {
	return members
		.filter((member) => party[member] > 0)
		.map((member) => `${party[member]} ${words[member][party[member] === 1 ? 'one' : 'more']}`);
}
