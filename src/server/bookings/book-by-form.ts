import { checkoutForms, passengerPart } from '#src/contract/bookings/passenger.ts';

import { validated } from '../http/validation.ts';

/**
 * What a checkout's form without a script books, as a call would send it.
 * @param fields as the form brings them: what is booked, whoever travels, and what was ticked
 * @throws HttpError 400 that names the fields of the form
 */
export function bookingOfForm(fields: Record<string, unknown>): Record<string, unknown> {
	const { itemId, travelers, totalPrice, departureDate, ownRoom, agesPromised } = fields;
	const type = fields['type'] === 'tour' ? 'tour' : 'flight';
	const termsAccepted = fields['termsAccepted'] === 'on';
	const form = validated(checkoutForms[type], { ...fields, termsAccepted });
	const name = `${form.firstName} ${form.lastName}`;
	const trip = {
		departureDate,
		...(ownRoom === 'on' && { ownRoom: true }),
		...(agesPromised === 'on' && { agesPromised: true }),
	};
	return {
		type,
		itemId,
		name,
		email: form.email,
		phone: form.phone,
		travelers: Number(travelers),
		totalPrice: Number(totalPrice),
		details: {
			...passengerPart(type, { ...form, passengerName: name }),
			...(type === 'tour' && trip),
		},
	};
}
