import type * as z from 'zod/mini';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { decideBooking } from '#src/contract/desk/bookings.ts';

import type { Offering } from '../../departures/offer-seats.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { type Colleague, deskActor } from './actor.ts';
import { cancel } from './cancel.ts';
import { confirm } from './confirm.ts';

type Wanted = z.output<typeof decideBooking.body> & { colleague: Colleague; id: number };

/**
 * Confirms or cancels a booking as the specified call asks for it: by the status that it is to have.
 * @throws HttpError as `confirm` and `cancel`
 */
export async function setStatus(
	deps: Offering & Pick<Dependencies, 'db'>,
	{ colleague, id, status, sendsLetter = true, version, refund }: Wanted,
): Promise<BookingRecord> {
	const asked = { actor: deskActor(colleague), id, attempt: null };
	const basics = { version, letter: sendsLetter ? 'later' : 'none' } as const;
	const { booking } =
		status === 'Confirmed'
			? await confirm.perform(deps, { ...asked, body: basics })
			: await cancel.perform(deps, { ...asked, body: { ...basics, refund } });
	return booking;
}
