import type { HowToChange } from './how-to-change.ts';
import { seatKinds, type SeatKind } from './trip-seats.ts';

/** Somebody who joins a trip, and what the page says that they add to its total, in dollars. */
export type Join = { does: 'add'; kind: SeatKind; amount: number };
/** Somebody who leaves, and what comes off the total for them. */
export type Leave = { does: 'take off'; seat: number; amount: number };
export type PartyChange = Join | Leave;

/** Who can join a trip or leave it, with what that does to its total. */
export type PartyChoices = {
	how: HowToChange;
	/** Of its departure; null where none are counted, as of flights. */
	seatsLeft: number | null;
	joins: readonly Join[];
	/** With who has the seat: 'Bob Byron', 'Traveler 2'. Whoever booked is not among them. */
	leaves: readonly (Leave & { who: string })[];
};

/** A change of the party in a word that its form brings along: 'add adult 620.00', 'off 2 310.00'. */
export function partyChangeSeen(change: PartyChange): string {
	const amount = change.amount.toFixed(2);
	return change.does === 'add' ? `add ${change.kind} ${amount}` : `off ${change.seat} ${amount}`;
}

/** The change that such a word says; null of any other text. */
export function readPartyChange(seen: string): PartyChange | null {
	const [, word, whose = '', dollars] =
		/^(add|off) ([a-z]+|[1-9]\d?) (\d{1,9}\.\d\d)$/.exec(seen) ?? [];
	const amount = Number(dollars);
	const seat = Number(whose);
	if (word === 'off') return seat > 0 ? { does: 'take off', seat, amount } : null;
	const kind = seatKinds.find((each) => each === whose);
	return word === 'add' && kind ? { does: 'add', kind, amount } : null;
}

/** What a change is called: 'One more adult', 'Without Bob Byron'. */
export function partyChangeWords(change: Join | (Leave & { who: string })): string {
	return change.does === 'add'
		? `One more ${change.kind === 'traveller' ? 'traveler' : change.kind}`
		: `Without ${change.who}`;
}
