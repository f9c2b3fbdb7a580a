import { vi } from 'vitest';

import { everyRoute } from '#functions/api.ts';
import type { CheckoutForm } from '#src/contract/bookings/passenger.ts';
import { flightCheckoutPath } from '#src/paths.ts';
import type { TourDraft } from '#src/stores/bookings/tour-trip.ts';

/** What the passenger form gives once it is filled in rightly. */
export const form: CheckoutForm = {
	firstName: 'Ada',
	lastName: 'Lovelace',
	email: 'ada@example.com',
	phone: '+44 20 7946 0958',
	address: '12 St James Square',
	city: 'London',
	country: 'United Kingdom',
	zipCode: 'SW1Y 4LB',
	termsAccepted: true,
};

/** The draft that the page of the tests' tour leaves for two travellers. */
export const draft: TourDraft = {
	type: 'tour',
	itemId: 1,
	travelers: 2,
	totalPrice: 3740,
	details: {
		name: 'Island Light',
		destination: 'Santorini, Greece',
		duration: '7 days',
		departureDate: '2027-05-15',
		price: 1699.99,
	},
};

/** A page newly loaded: its stores know nothing of the page before but what storage kept. */
export async function newPage() {
	// The server goes on with what it has.
	await everyRoute();
	vi.resetModules();
	const [checkout, booking, waiting, toasts] = await Promise.all([
		import('#src/stores/bookings/checkout.ts'),
		import('#src/stores/bookings/complete-booking.ts'),
		import('#src/stores/forms/waiting.ts'),
		import('#src/stores/toasts.ts'),
	]);
	return { ...checkout, ...booking, ...waiting, ...toasts };
}

/** The checkout newly loaded at an address, or at that of a flight; `leave` hears where it sends the visitor. */
export async function visitCheckout(at: string | object = '', now = new Date()) {
	const page = await newPage();
	const leave = vi.fn<(path: string) => void>();
	page.openCheckout(typeof at === 'string' ? at : searchFor(at), leave, now);
	return { ...page, leave };
}

/** The query string that carries a flight to the checkout. */
export function searchFor(flight: object): string {
	return new URL(flightCheckoutPath(flight), 'https://site.example').search;
}

/** Keeps a tour draft, or whatever else, where the page of a tour does. */
export function saveDraft(value: unknown): void {
	const text = typeof value === 'string' ? value : JSON.stringify(value);
	sessionStorage.setItem('currentBooking', text);
}
