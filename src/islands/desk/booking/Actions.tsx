import { type ComponentType, useState } from 'react';

import { reopenBooking } from '#src/contract/desk/booking-actions.ts';
import { listBookings } from '#src/contract/desk/bookings.ts';
import { gaveSeatsBack } from '#src/domain/bookings/hold.ts';
import { confirm } from '#src/stores/desk/decide.ts';
import { performOperation } from '#src/stores/desk/perform-operation.ts';
import { useNow } from '#src/ui/use-now.ts';

import type { ActionProps } from '../actions/action-props.ts';
import { CancelDialog } from '../actions/CancelDialog.tsx';
import { ConfirmDialog } from '../actions/ConfirmDialog.tsx';
import { ContactDialog } from '../actions/ContactDialog.tsx';
import { HoldDialog } from '../actions/HoldDialog.tsx';
import { MoveDialog } from '../actions/MoveDialog.tsx';
import { PriceDialog } from '../actions/PriceDialog.tsx';
import { useIsChanging } from '../panel/use-opened-row.ts';
import { useRecordKey } from '../panel/use-record-keys.ts';
import type { BookingPageProps } from './booking-page-props.ts';

type Asked = ComponentType<
	ActionProps & Pick<BookingPageProps, 'booking'> & { request: number | null }
>;

/** What the desk can do about a booking where it stands. What can be undone is done at once; what is asked for opens. */
export function Actions({ view, booking }: BookingPageProps) {
	const [Dialog, setDialog] = useState<Asked | null>(null);
	const isBusy = useIsChanging(listBookings.path, booking);
	const { status, trip } = booking;
	const open = (asked: Asked) => () => setDialog(() => asked);
	const isOver = status === 'Cancelled';
	const isCalledOff = view.departure?.state === 'called off';
	const isPending = status === 'Pending Confirmation';
	const confirmOrAsk = gaveSeatsBack(booking, useNow())
		? open(ConfirmDialog)
		: () => void confirm(booking);
	const recordKey = useRecordKey();
	const actions: [name: string, isThere: boolean, press: () => void, key?: string][] = [
		['Confirm', isPending, confirmOrAsk, 'c'],
		['Re-open', isOver && !isCalledOff, () => void reopen(view.booking)],
		['Extend hold', isPending, open(HoldDialog)],
		[
			trip.type === 'tour' ? 'Move to another departure' : 'Move to another date',
			!isOver,
			open(MoveDialog),
			'm',
		],
		['Change price', !isOver, open(PriceDialog)],
		['Change contact', true, open(ContactDialog)],
		['Cancel booking', !isOver, open(CancelDialog)],
	];
	return (
		<div role="group" aria-label="Actions" className="booking-actions" data-print="no">
			{actions
				.filter(([, isThere]) => isThere)
				.map(([name, , press, key], index) => (
					<button
						key={name}
						type="button"
						className={`button ${index === 0 && !isOver && isPending ? 'button-primary' : 'button-secondary'}`}
						aria-disabled={isBusy}
						{...(key && recordKey(key))}
						onClick={() => isBusy || press()}
					>
						{name}
					</button>
				))}
			{Dialog && (
				<Dialog
					{...{ view, booking }}
					request={view.trip.request && view.trip.request.id}
					onClosed={() => setDialog(null)}
				/>
			)}
		</div>
	);
}

function reopen(booking: BookingPageProps['view']['booking']) {
	return performOperation({
		booking,
		endpoint: reopenBooking,
		body: {},
		change: { status: 'Pending Confirmation', refund: null, refundReason: null },
		failed: 'Not Re-opened',
	});
}
