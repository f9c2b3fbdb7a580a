import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { travellerMoment } from '#src/domain/bookings/traveller-moment.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { site } from '#src/site.ts';

import { paragraph } from '../layout/blocks.ts';
import type { NewLetter } from '../letter.ts';
import { bookingOperationTold } from './booking-operation.ts';

/** The letter that says a booking is held for longer, or again at another price; null where the record has no address. */
export function holdExtended(
	before: BookingRecord,
	after: BookingRecord,
	siteUrl: string,
): NewLetter | null {
	const [was, is] = [before, after].map(({ heldUntil, details }) =>
		heldUntil === null ? 'not held' : travellerMoment(site, new Date(heldUntil), details),
	);
	const prices = { before: before.totalPrice, after: after.totalPrice };
	const isPriceOther = prices.before !== prices.after;
	return bookingOperationTold(after, {
		kind: 'hold-extended',
		news: 'is held for longer',
		opening: `We hold your booking ${after.bookingId} for longer, with its seats and at ${isPriceOther ? 'the price of today' : 'its price'}.`,
		changes: [
			{ name: 'Held until', before: was ?? '', after: is ?? '' },
			...(isPriceOther ? [priceChange(prices)] : []),
		],
		closing: [paragraph(`Please call ${site.phone} before then to confirm it.`)],
		siteUrl,
	});
}

function priceChange({ before, after }: { before: number; after: number }) {
	const name = 'Total, taxes included';
	return { name, before: formatMoneyInCents(before), after: formatMoneyInCents(after) };
}
