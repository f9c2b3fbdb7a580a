import { changedTravellers, type TravellerChange } from '#src/domain/desk/traveller-words.ts';
import { seatName } from '#src/domain/trips/seat-words.ts';

import { HttpError } from '../../http/http-error.ts';
import { travellersChanged } from '../../mail/letters/party-changed.ts';
import {
	giveBackSeats,
	giveSeats,
	recordedTravellers,
	type Seats,
} from '../party/kept-travellers.ts';
import { refuseOfDesk, refuseOfTraveller } from '../party/refuse-travellers.ts';
import { selectTravellers } from '../travellers-of.ts';
import { type Basics, type Decision, operation } from './operation.ts';

type Naming = Basics & {
	/** One for each seat that anything is said of; '' of a birth date that is not known. */
	travellers: readonly { seat: number; name: string; birthDate: string | null; needs: string }[];
	/** `travellersMark` of those that were seen. */
	seen?: string | undefined;
};

type Named = Decision & { seats: Seats; changed: readonly TravellerChange[] };

/**
 * Names who has the seats of a booking, in the place of whoever was named before: the desk at any time, for it may only be a
 * letter of a name, the traveller as long as the trip has not begun.
 * @throws HttpError as `refuseOfDesk` and `refuseOfTraveller`; 400 where nothing of what the desk enters differs
 */
export const changeTravellers = operation<Naming, Named>({
	action: 'change travellers',

	async decide(begun, { travellers, seen }) {
		const was = await selectTravellers(begun.transaction, begun.before.id);
		const given = travellers
			.map((each) => ({ ...each, birthDate: each.birthDate || null }))
			.toSorted((one, other) => one.seat - other.seat);
		const isTravellers = begun.actor.kind === 'traveller';
		(isTravellers ? refuseOfTraveller : refuseOfDesk)(begun, { given, was, seen });
		const named = given.filter(({ name }) => name !== '');
		const changed = changedTravellers(was, named);
		if (changed.length === 0) {
			if (isTravellers) return null;
			throw new HttpError(400, { message: 'Nothing of these travelers has been changed.' });
		}
		const seats = { was, named };
		return {
			fields: {},
			summary: summaryOf(changed),
			recorded: recordedTravellers(seats),
			seats,
			changed,
		};
	},

	apply: (begun, { seats }) => giveSeats(begun, seats),
	undo: giveBackSeats,

	/** Who named them needs no letter about it. */
	letter: ({ actor, offering: { siteUrl } }, { decision: { seats, changed }, after }) =>
		actor.kind === 'traveller'
			? null
			: travellersChanged(after, changed, { before: seats.was, after: seats.named }, siteUrl),
});

/** 'Changed Ada Lovelace: name, birth date' */
function summaryOf(changed: readonly TravellerChange[]): string {
	const each = changed.map(
		({ seat, name, what }) => `${name || seatName({ seat })}: ${what.join(', ')}`,
	);
	return `Changed ${each.join('; ')}`;
}
