import { bookingPage } from '#src/contract/admin/bookings.ts';
import { catalogPage } from '#src/contract/admin/catalog-rows.ts';
import { deletion } from '#src/contract/admin/conflict.ts';
import { departurePage } from '#src/contract/admin/departures.ts';
import { customOfferPage } from '#src/contract/admin/requests.ts';
import { userPage } from '#src/contract/admin/users.ts';

/** Every query parameter that some endpoint reads, and one that none does. */
export const queryNames: string[] = [
	...new Set(
		[bookingPage, catalogPage, customOfferPage, deletion, departurePage, userPage].flatMap(
			({ shape }) => Object.keys(shape),
		),
	),
	'__proto__',
];
