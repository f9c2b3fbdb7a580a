import { bookingPage } from '#src/contract/desk/bookings.ts';
import { catalogPage } from '#src/contract/desk/catalog-rows.ts';
import { deletion } from '#src/contract/desk/conflict.ts';
import { departurePage } from '#src/contract/desk/departures.ts';
import { customOfferPage } from '#src/contract/desk/requests.ts';
import { userPage } from '#src/contract/desk/users.ts';

/** Every query parameter that some endpoint reads, and one that none does. */
export const queryNames: string[] = [
	...new Set(
		[bookingPage, catalogPage, customOfferPage, deletion, departurePage, userPage].flatMap(
			({ shape }) => Object.keys(shape),
		),
	),
	'__proto__',
];
