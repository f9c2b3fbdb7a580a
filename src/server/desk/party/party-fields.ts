import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import type { BookedPrice } from '#src/domain/desk/party-price.ts';
import type { ChangedParty } from '#src/domain/desk/party-seats.ts';

/** What of a booking becomes another with its party; of an offer its price is the party's. */
export function changedFields(
	{ details }: BookingRecord,
	{ travellers, party }: ChangedParty,
	price: BookedPrice,
) {
	return {
		travelers: travellers,
		...price,
		...(party !== '' && { details: { ...details, party, price: price.totalPrice } }),
	};
}
