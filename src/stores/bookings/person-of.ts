import type { CheckoutForm } from '#src/contract/bookings/passenger.ts';

/** What a request says of whoever books, whatever the trip. */
export function personOf(
	{ travelers, totalPrice }: { travelers: number; totalPrice: number },
	{ firstName, lastName, email, phone }: CheckoutForm,
) {
	return { name: `${firstName} ${lastName}`, email, phone, travelers, totalPrice };
}
