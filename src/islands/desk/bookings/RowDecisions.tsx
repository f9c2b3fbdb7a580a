import { listBookings } from '#src/contract/desk/bookings.ts';
import { gaveSeatsBack } from '#src/domain/bookings/hold.ts';
import type { ReadBooking } from '#src/stores/desk/bookings-reading.ts';
import { confirm, statusWords } from '#src/stores/desk/decide.ts';
import { useNow } from '#src/ui/use-now.ts';

import { MoreButton } from '../panel/MoreButton.tsx';
import { bookingScreen, ScreenLink } from '../panel/ScreenLink.tsx';
import { useIsChanging } from '../panel/use-opened-row.ts';
import { leaveButton } from '../panel/use-row-focus.ts';
import type { Asked } from './AskedDecision.tsx';

type Props = {
	booking: ReadBooking;
	/** Asks before it is confirmed: its hold has ended. */
	onAsk: (asked: Asked) => void;
	/** Opens the booking. */
	onMore: () => void;
};

/**
 * The one act at the end of a booking's row, and the way to all others. One press confirms what waits, and can be taken back;
 * what is decided has its page.
 */
export function RowDecisions({ booking, onAsk, onMore }: Props) {
	const isBusy = useIsChanging(listBookings.path, booking);
	const { reference, status } = booking;
	const isLate = gaveSeatsBack(booking, useNow());
	const confirmOrAsk = (button: Element) => {
		if (isLate) return onAsk({ booking, status: 'Confirmed' });
		void confirm(booking, { words: statusWords('Confirmed') });
		leaveButton(button);
	};
	return (
		<>
			{status === 'Pending Confirmation' ? (
				<button
					type="button"
					className="row-button"
					aria-disabled={isBusy}
					onClick={({ currentTarget }) => isBusy || confirmOrAsk(currentTarget)}
				>
					Confirm <span className="visually-hidden">{reference}</span>
				</button>
			) : (
				<ScreenLink screen={bookingScreen(booking)} className="row-button row-link">
					Open <span className="visually-hidden">{reference}</span>
				</ScreenLink>
			)}
			<MoreButton about={reference} onPress={onMore} />
		</>
	);
}
