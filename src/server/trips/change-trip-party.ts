import type * as z from 'zod/mini';

import {
	changePartyMessages as messages,
	type changeTripParty as endpoint,
} from '#src/contract/trips/party.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import {
	partyChangeSeen,
	partyChangeWords,
	readPartyChange,
} from '#src/domain/trips/party-change.ts';

import { howItChanges } from '../bookings/how-it-changes.ts';
import { traveller } from '../bookings/operations/actor.ts';
import { addTraveller } from '../bookings/operations/add-traveller.ts';
import { takeOffTraveller } from '../bookings/operations/take-off-traveller.ts';
import { partyChoices } from '../bookings/party/party-choices.ts';
import type { Offering } from '../departures/offer-seats.ts';
import type { Attempt } from '../http/attempt.ts';
import { HttpError, invalidField } from '../http/http-error.ts';
import type { Dependencies } from '../world/dependencies.ts';
import type { OpenTrip } from './trip-access.ts';
import { writeMessage } from './write-message.ts';

type World = Offering & Pick<Dependencies, 'db' | 'limitsUses'>;

/**
 * Adds somebody to a held trip, or takes them off it, at the amount that was shown; for one that is confirmed the desk is
 * asked, in a message with that amount.
 * @throws HttpError 400 at `change`; 409 where that cannot be had, costs something else by now, or nobody can be
 *   added or taken off any more
 */
export async function changeTripParty(
	deps: World,
	trip: Pick<OpenTrip, 'booking'>,
	{ change, attempt }: { change: string; attempt: Attempt | null },
): Promise<z.output<typeof endpoint.reply>> {
	const chosen = readPartyChange(change);
	if (!chosen) throw invalidField('change', messages.choose);
	const { booking } = trip;
	if ((await howItChanges(deps.db, booking, deps.now())) === 'asked') {
		const choices = await partyChoices(deps.db, booking, deps.now());
		const listed = [...(choices?.joins ?? []), ...(choices?.leaves ?? [])].find(
			(choice) => partyChangeSeen(choice) === change,
		);
		if (!listed) throw new HttpError(409, { message: messages.gone });
		const price = `${formatMoneyInCents(listed.amount)} ${listed.does === 'add' ? 'more' : 'less'}`;
		const body = `Please change our party. ${partyChangeWords(listed)}: I have seen that this costs ${price}.`;
		await writeMessage(deps, trip, { kind: 'change', body, wish: chosen, attempt });
		return { outcome: 'asked', message: messages.asked };
	}
	const { amount } = chosen;
	const asked = { actor: traveller, id: booking.id, attempt };
	if (chosen.does === 'add') {
		const nobody = { kind: chosen.kind, name: '', birthDate: '', needs: '' };
		const body = { traveller: nobody, addition: amount };
		await addTraveller.perform(deps, { ...asked, body });
		return { outcome: 'joined', message: messages.joined };
	}
	const body = { seat: chosen.seat, refund: { amount } };
	await takeOffTraveller.perform(deps, { ...asked, body });
	return { outcome: 'left', message: messages.left };
}
