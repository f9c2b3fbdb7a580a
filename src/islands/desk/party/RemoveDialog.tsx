import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import { seatName } from '#src/domain/trips/seat-words.ts';
import { readBooking } from '#src/stores/desk/bookings-reading.ts';
import { partyPriceQuery } from '#src/stores/desk/party.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';

import { DialogHead } from '../panel/DialogHead.tsx';
import { LoadFailed } from '../panel/LoadFailed.tsx';
import { catchFocus } from '../panel/use-row-focus.ts';
import { RemoveForm } from './RemoveForm.tsx';

type Props = { view: BookingPageView; seat: number; onClosed: () => void };

const heading = 'remove-heading';

/** One traveller less: what the policy gives back for them, and what the booking costs then. */
export function RemoveDialog({ view, seat, onClosed }: Props) {
	const { booking, trip } = view;
	const dialog = useRef<HTMLDialogElement>(null);
	const price = useQuery(partyPriceQuery(booking, { leave: seat }));
	const named = trip.travellers.find((each) => each.seat === seat)?.name;
	const who = named ?? (seat === 1 ? readBooking(booking).passenger : seatName({ seat }));
	const close = () => dialog.current?.close();
	const closed = () => {
		catchFocus();
		onClosed();
	};
	const { data } = price;
	return (
		<Dialog ref={dialog} heading={heading} onClosed={closed}>
			<div className="dialog-frame">
				<DialogHead id={heading} title={`Remove ${who}`} onClose={close} />
				{data?.refund ? (
					<RemoveForm
						booking={booking}
						leaving={{ seat, who }}
						price={data}
						policy={data.refund}
						onClose={close}
					/>
				) : (
					<div className="dialog-body px-5 py-5 sm:px-8">
						{data ? (
							<Notice tone="error">{data.refusal ?? 'They cannot be removed.'}</Notice>
						) : price.isError ? (
							<LoadFailed result={price}>
								What the policy gives back could not be found out.
							</LoadFailed>
						) : (
							<div
								role="status"
								className="skeleton h-64 rounded-lg"
								aria-label="Finding what comes back"
							/>
						)}
					</div>
				)}
			</div>
		</Dialog>
	);
}
