import * as z from 'zod/mini';

import { callBackStatuses } from '#src/domain/requests/call-back.ts';
import type { NoSlot } from '#src/domain/requests/call-slots.ts';

import { rowId } from '../catalog/catalog.ts';
import { attempted } from '../http/endpoint.ts';
import { noLetter } from '../http/no-letter.ts';
import { emailAddress, line, phoneNumber } from '../text.ts';

const emailRule = 'Please enter a valid email address.';
const email = emailAddress(emailRule);
const slotRule = 'Please choose an hour.';

/** The form that asks the desk to call: every rule and message of it. */
export type CallBackForm = z.infer<typeof callBackForm>;
export const callBackForm = z.strictObject({
	name: line({ min: 2, max: 100, message: 'Name must be at least 2 characters.' }),
	phone: phoneNumber('Please enter a valid phone number.'),
	/** Where it is confirmed; without one it is not. */
	email: z.optional(
		z
			.string(emailRule)
			.check(z.refine((value) => value.trim() === '' || email.safeParse(value).success, emailRule)),
	),
	/** The booking that the call is to be about, as it is typed. */
	reference: z.optional(line({ min: 0, max: 20, message: 'Please use at most 20 characters.' })),
	/** When the hour begins in which the desk shall call: one of `callSlots`. */
	slotFrom: z.iso.datetime(slotRule),
});

/** Why nobody can be called in the hour that was chosen. */
export function noSlotMessage(reason: NoSlot): string {
	if (reason.kind === 'past') return 'That hour has begun or passed. Please choose a later one.';
	if (reason.kind === 'closed')
		return 'Our desk is closed then. Please choose an hour of the list.';
	if (reason.kind === 'holiday') {
		return `Our desk is closed that day: ${reason.name}. Please choose another.`;
	}
	return 'Please choose an hour of the list: one of the next two days on which our desk is open.';
}

/** What a stored request answers; a repeat of the same attempt answers the same. */
export type CallBackReceipt = z.infer<typeof callBackReceipt>;
const callBackReceipt = z.object({
	id: rowId,
	status: z.enum(callBackStatuses),
	slotFrom: z.iso.datetime(),
	slotTo: z.iso.datetime(),
	createdAt: z.iso.datetime(),
	noLetter,
});

export const createCallBack = attempted('/api/call-backs', callBackForm, callBackReceipt);
