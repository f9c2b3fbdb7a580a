import { shortestPhone } from '../people/shortest-phone.ts';
import type { PassengerField } from './passenger.ts';

/** Characters that each field needs, which the form says beside one that is refused: the messages do not. */
export const leastCharacters = {
	firstName: 2,
	lastName: 2,
	phone: shortestPhone,
	address: 5,
	city: 2,
	country: 2,
	zipCode: 3,
} as const satisfies Record<PassengerField | 'firstName' | 'lastName' | 'phone', number>;
