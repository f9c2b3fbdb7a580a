import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { tourDuration } from '#src/domain/bookings/tour-duration.ts';
import { travellerMoment } from '#src/domain/bookings/traveller-moment.ts';
import { legName } from '#src/domain/flights/journey.ts';
import { legTimes } from '#src/domain/flights/leg-text.ts';
import { readLegs } from '#src/domain/flights/stored-legs.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { site } from '#src/site.ts';

import { type LetterBlock, paragraph } from '../layout/blocks.ts';
import type { NewLetter } from '../letter.ts';
import { bookingOperationTold, type Changed } from './booking-operation.ts';
import { daysFact } from './trip-facts.ts';

/**
 * The letter that says when a booking leaves now; null without an address.
 * @param options.calendar the calendar file of one that is confirmed
 */
export function bookingMoved(
	before: BookingRecord,
	after: BookingRecord,
	{ siteUrl, calendar }: { siteUrl: string; calendar: string | null },
): NewLetter | null {
	const [was, is] = [before.totalPrice, after.totalPrice].map(formatMoneyInCents);
	const price = { name: 'Total, taxes included', before: was ?? '', after: is ?? '' };
	return bookingOperationTold(after, {
		kind: 'booking-moved',
		news: 'has a new date',
		opening: `We have moved your booking ${after.bookingId} as you asked.`,
		changes: [...whenChanged(before, after), ...(was === is ? [] : [price])],
		closing: holdBlocks(after),
		siteUrl,
		calendar,
	});
}

/** Of what is not confirmed yet: until when it is held. */
function holdBlocks({ status, heldUntil, details }: BookingRecord): LetterBlock[] {
	if (status !== 'Pending Confirmation' || heldUntil === null) return [];
	const until = travellerMoment(site, new Date(heldUntil), details);
	return [
		paragraph(`We hold it until ${until}. Please call ${site.phone} before then to confirm it.`),
	];
}

function whenChanged(before: BookingRecord, after: BookingRecord): Changed[] {
	const days = daysChanged(before, after);
	const [was, is] = [before, after].map(({ details }) => readLegs(details['legs']));
	const legs = (is ?? []).map((leg, index) => {
		const earlier = was?.[index];
		return {
			name: legName(index, is?.length ?? 0),
			before: earlier ? legTimes(earlier) : null,
			after: legTimes(leg),
		};
	});
	return [...days, ...legs].filter((each) => each.before !== each.after);
}

function daysChanged(before: BookingRecord, after: BookingRecord): Changed[] {
	const [was, is] = [before, after].map(({ departureDate, ...booking }) =>
		daysFact({ departureDate, tourDuration: tourDuration({ ...booking, departureDate }) }),
	);
	return [{ name: is?.name ?? 'Departure', before: was?.value ?? '', after: is?.value ?? '' }];
}
