import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import { listBookings } from '#src/contract/desk/bookings.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { areKept, type KeptSeatsAnswer } from '#src/domain/tours/calling-off.ts';
import { seatCount } from '#src/domain/tours/waiting-list.ts';
import { answerKeptSeats } from '#src/stores/desk/party.ts';
import { useNow } from '#src/ui/use-now.ts';

import { Card } from '../panel/Card.tsx';
import { Moment } from '../panel/Moment.tsx';
import { useIsChanging } from '../panel/use-opened-row.ts';

const answers: Readonly<Record<KeptSeatsAnswer, string>> = {
	asked: 'Nobody answered in time: the seats are free for others.',
	taken: 'Taken: the booking travels on that departure.',
	declined: 'Given back: they do not want them.',
};

/** The seats that are kept for a booking whose departure was called off, and what its traveller says of them by telephone. */
export function KeptSeats({ view: { booking, keptSeats } }: { view: BookingPageView }) {
	const isBusy = useIsChanging(listBookings.path, booking);
	const now = useNow();
	if (keptSeats === null) return null;
	const { date, seats, totalPrice, until, answer } = keptSeats;
	const isOpen = areKept(keptSeats, now);
	return (
		<Card title="Instead of the departure that was called off">
			<p>
				{seatCount(seats)} on {formatLongDate(date)}, {formatMoneyInCents(totalPrice)} in all
				{isOpen && (
					<>
						, kept until <Moment at={until} />
					</>
				)}
				.
			</p>
			{isOpen ? (
				<p className="flex flex-wrap gap-3" data-print="no">
					{(['taken', 'declined'] as const).map((given) => (
						<button
							key={given}
							type="button"
							className="row-button"
							aria-disabled={isBusy}
							onClick={() => isBusy || void answerKeptSeats(booking, keptSeats, given)}
						>
							{given === 'taken' ? 'They take these seats' : 'They do not want them'}
						</button>
					))}
				</p>
			) : (
				<p className="text-sm text-ink-soft">{answers[answer]}</p>
			)}
		</Card>
	);
}
