import * as z from 'zod/mini';

import { contactRules, fullName } from '../bookings/passenger.ts';
import { attempted, forDesk } from '../http/endpoint.ts';
import { operationBasics, operationReply } from './operation.ts';
import { refundPromise } from './refund.ts';
import { seenRequest } from './trips.ts';

const basics = z.strictObject(operationBasics);

/** 409 with the tour's departures where it gave its seats back and too few are left. */
export const confirmBooking = forDesk(
	attempted('/api/desk/bookings/:id/confirm', basics, operationReply),
);

/** Left out, the refund is what the policy pays back, as far as it knows; 400 at its fields where it cannot be promised. */
export const cancelBooking = forDesk(
	attempted(
		'/api/desk/bookings/:id/cancel',
		z.strictObject({
			...operationBasics,
			refund: z.optional(refundPromise),
			/** The traveller's request that is accepted so: 409 where it no longer waits. Left out, whichever waits is. */
			request: z.optional(seenRequest),
		}),
		operationReply,
	),
);

/** A cancelled booking is held anew; 409 with the tour's departures where its seats are gone. */
export const reopenBooking = forDesk(
	attempted('/api/desk/bookings/:id/reopen', basics, operationReply),
);

/** Until when a booking is to be held. */
export type HoldForm = z.output<typeof holdForm>;
export const holdForm = z.strictObject({
	until: z.iso.datetime('Please choose until when it is held.'),
});

/** 400 at `until` for a time that is past, no later than it is held already, or too far off. */
export const extendHold = forDesk(
	attempted(
		'/api/desk/bookings/:id/hold',
		z.strictObject({ ...operationBasics, ...holdForm.shape }),
		operationReply,
	),
);

/** 409 where it is not confirmed, or was booked with terms. */
export const setPaymentTerms = forDesk(
	attempted('/api/desk/bookings/:id/payment-terms', basics, operationReply),
);

/** Who is written to and called about a booking. */
export type ContactForm = z.output<typeof contactForm>;
export const contactForm = z.strictObject({
	name: fullName('Please enter the name.'),
	...contactRules,
});

/** 400 at `name` where nothing differs. */
export const changeContact = forDesk(
	attempted(
		'/api/desk/bookings/:id/contact',
		z.strictObject({ ...operationBasics, ...contactForm.shape }),
		operationReply,
	),
);
