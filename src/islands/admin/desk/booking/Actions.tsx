import { type ComponentType, useState } from 'react';

import { listBookings } from '#src/contract/admin/bookings.ts';
import { confirmBooking, reopenBooking } from '#src/contract/desk/booking-actions.ts';
import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import { performOperation } from '#src/stores/admin/desk/perform-operation.ts';

import { useIsChanging } from '../../panel/use-opened-row.ts';
import type { ActionProps } from '../actions/action-props.ts';
import { CancelDialog } from '../actions/CancelDialog.tsx';
import { ContactDialog } from '../actions/ContactDialog.tsx';
import { HoldDialog } from '../actions/HoldDialog.tsx';
import { MoveDialog } from '../actions/MoveDialog.tsx';
import { PriceDialog } from '../actions/PriceDialog.tsx';

type Asked = ComponentType<ActionProps>;

/** What the desk can do about a booking where it stands. What can be undone is done at once; what is asked for opens. */
export function Actions({ view }: { view: BookingPageView }) {
	const { booking } = view;
	const [Dialog, setDialog] = useState<Asked | null>(null);
	const isBusy = useIsChanging(listBookings.path, booking);
	const { status, type } = booking;
	const open = (asked: Asked) => () => setDialog(() => asked);
	const isOver = status === 'Cancelled';
	const isPending = status === 'Pending Confirmation';
	const actions: [name: string, isThere: boolean, press: () => void][] = [
		['Confirm', isPending, () => void confirm(booking)],
		['Re-open', isOver, () => void reopen(booking)],
		['Extend hold', isPending, open(HoldDialog)],
		[
			type === 'tour' ? 'Move to another departure' : 'Move to another date',
			!isOver,
			open(MoveDialog),
		],
		['Change price', !isOver, open(PriceDialog)],
		['Change contact', true, open(ContactDialog)],
		['Cancel booking', !isOver, open(CancelDialog)],
	];
	return (
		<div role="group" aria-label="Actions" className="booking-actions" data-print="no">
			{actions
				.filter(([, isThere]) => isThere)
				.map(([name, , press], index) => (
					<button
						key={name}
						type="button"
						className={`button ${index === 0 && !isOver && isPending ? 'button-primary' : 'button-secondary'}`}
						aria-disabled={isBusy}
						onClick={() => isBusy || press()}
					>
						{name}
					</button>
				))}
			{Dialog && <Dialog view={view} onClosed={() => setDialog(null)} />}
		</div>
	);
}

type Booking = BookingPageView['booking'];

function confirm(booking: Booking) {
	return performOperation({
		booking,
		endpoint: confirmBooking,
		body: {},
		change: { status: 'Confirmed' },
		failed: 'Not Confirmed',
	});
}

function reopen(booking: Booking) {
	return performOperation({
		booking,
		endpoint: reopenBooking,
		body: {},
		change: { status: 'Pending Confirmation', refund: null, refundReason: null },
		failed: 'Not Re-opened',
	});
}
