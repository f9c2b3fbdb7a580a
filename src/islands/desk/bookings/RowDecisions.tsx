import { listBookings } from '#src/contract/desk/bookings.ts';
import { gaveSeatsBack } from '#src/domain/bookings/hold.ts';
import type { ReadBooking } from '#src/stores/desk/bookings-reading.ts';
import { confirm, statusWords } from '#src/stores/desk/decide.ts';
import { useNow } from '#src/ui/use-now.ts';

import { bookingScreen, ScreenLink } from '../panel/ScreenLink.tsx';
import { useIsChanging } from '../panel/use-opened-row.ts';
import { leaveButton } from '../panel/use-row-focus.ts';
import type { Asked } from './AskedDecision.tsx';

type Props = { booking: ReadBooking; onAsk: (asked: Asked) => void };

/**
 * The way to a booking's page, and the buttons at the end of its row. One press confirms what waits, and can be taken back;
 * all else is asked about first.
 */
export function RowDecisions({ booking, onAsk }: Props) {
	const isBusy = useIsChanging(listBookings.path, booking);
	const { reference, status } = booking;
	const isLate = gaveSeatsBack(booking, useNow());
	const confirmOrAsk = (button: Element) => {
		if (isLate) return onAsk({ booking, status: 'Confirmed' });
		void confirm(booking, { words: statusWords('Confirmed') });
		leaveButton(button);
	};
	return (
		<span className="flex flex-wrap gap-2">
			<ScreenLink screen={bookingScreen(booking)} className="row-button row-link">
				Open <span className="visually-hidden">{reference}</span>
			</ScreenLink>
			{status !== 'Confirmed' && (
				<button
					type="button"
					className="row-button"
					aria-disabled={isBusy}
					onClick={({ currentTarget }) => isBusy || confirmOrAsk(currentTarget)}
				>
					Confirm <span className="visually-hidden">{reference}</span>
				</button>
			)}
			{status !== 'Cancelled' && (
				<button
					type="button"
					className="row-button"
					aria-disabled={isBusy}
					onClick={() => isBusy || onAsk({ booking, status: 'Cancelled' })}
				>
					Cancel <span className="visually-hidden">{reference}</span>
				</button>
			)}
		</span>
	);
}
