import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import { moveBooking } from '#src/contract/desk/move.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { performOperation } from '#src/stores/desk/perform-operation.ts';

import { Wish } from './Wish.tsx';

/** Another date that the traveller asked for; nothing where none is asked for. */
export function MoveWish({ view: { booking, trip } }: { view: BookingPageView }) {
	const { wish } = trip;
	if (wish === null) return null;
	const { to, date, total } = wish;
	const move = () =>
		performOperation({
			booking,
			endpoint: moveBooking,
			body: { ...to, total },
			failed: 'Not Moved',
		});
	return (
		<Wish
			title={'offer' in to ? 'Asks for another day' : 'Asks for another departure'}
			booking={booking}
			button="Move as asked"
			onGive={move}
		>
			{formatLongDate(date)}, for {formatMoneyInCents(total)} in all, as the page of the trip said:{' '}
			{total === booking.totalPrice
				? 'as much as now.'
				: `it is ${formatMoneyInCents(booking.totalPrice)} now.`}
		</Wish>
	);
}
