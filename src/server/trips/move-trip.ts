import type * as z from 'zod/mini';

import { moveMessages } from '#src/contract/desk/move.ts';
import {
	type moveTrip as endpoint,
	moveTripMessages as messages,
} from '#src/contract/trips/move.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { isSameDate, readDateSeen } from '#src/domain/trips/other-date.ts';

import { otherDates } from '../bookings/moves/other-dates.ts';
import { traveller } from '../bookings/operations/actor.ts';
import { move } from '../bookings/operations/move.ts';
import type { Offering } from '../departures/offer-seats.ts';
import type { Attempt } from '../http/attempt.ts';
import { HttpError, invalidField } from '../http/http-error.ts';
import type { Dependencies } from '../world/dependencies.ts';
import type { OpenTrip } from './trip-access.ts';
import { writeMessage } from './write-message.ts';

type World = Offering & Pick<Dependencies, 'db' | 'limitsUses'>;

/**
 * Moves a trip that is held to another of its dates, at the total that was shown; of one that is confirmed the desk is
 * asked for it, in a message with both totals. The same attempt once more is told the same.
 * @throws HttpError 400 at `to`; 409 where it cannot be had, costs another total by now, or is not to be changed any more
 */
export async function moveTrip(
	deps: World,
	trip: Pick<OpenTrip, 'booking'>,
	{ to, attempt }: { to: string; attempt: Attempt | null },
): Promise<z.output<typeof endpoint.reply>> {
	const chosen = readDateSeen(to);
	if (!chosen) throw invalidField('to', messages.choose);
	const { booking } = trip;
	const others = await otherDates(deps.db, booking, deps.now());
	if (others?.how === 'asked') {
		const other = others.dates.find((date) => isSameDate(date.to, chosen.to));
		if (!other) throw refusal(messages.gone);
		if (other.total !== chosen.total) throw refusal(moveMessages.priceChanged);
		const days = formatDates(other.date, other.endDate ?? other.date, 'weekday');
		const [total, now] = [other.total, booking.totalPrice].map(formatMoneyInCents);
		const body = `Please move this trip to ${days}. I have seen the new total: ${total}, instead of ${now}.`;
		await writeMessage(deps, trip, {
			kind: 'change',
			body,
			wish: { ...chosen.to, total: other.total },
			attempt,
		});
		return { outcome: 'asked', message: messages.asked };
	}
	const body = { ...chosen.to, total: chosen.total };
	await move.perform(deps, { actor: traveller, id: booking.id, attempt, body });
	return { outcome: 'moved', message: messages.moved };
}

function refusal(message: string): HttpError {
	return new HttpError(409, { message });
}
