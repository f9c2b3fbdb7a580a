import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import { listBookings } from '#src/contract/desk/bookings.ts';
import { moveBooking } from '#src/contract/desk/move.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { performOperation } from '#src/stores/desk/perform-operation.ts';

import { Card } from '../panel/Card.tsx';
import { useIsChanging } from '../panel/use-opened-row.ts';

/** Another departure that the traveller asked for, which one press gives them; nothing where none is asked for. */
export function MoveWish({ view: { booking, trip } }: { view: BookingPageView }) {
	const isBusy = useIsChanging(listBookings.path, booking);
	const { wish } = trip;
	if (wish === null) return null;
	const { departureId, date, total } = wish;
	const move = () =>
		performOperation({
			booking,
			endpoint: moveBooking,
			body: { departureId, total },
			failed: 'Not Moved',
		});
	return (
		<Card title="Asks for another departure">
			<p>
				{formatLongDate(date)}, for {formatMoneyInCents(total)} in all, as the page of the trip
				said:{' '}
				{total === booking.totalPrice
					? 'as much as now.'
					: `it is ${formatMoneyInCents(booking.totalPrice)} now.`}
			</p>
			<p className="flex flex-wrap items-center gap-3" data-print="no">
				<button
					type="button"
					className="button button-primary"
					aria-disabled={isBusy}
					onClick={() => isBusy || void move()}
				>
					Move as asked
				</button>
				<span className="text-sm text-ink-soft">An answer to them ends it, too.</span>
			</p>
		</Card>
	);
}
