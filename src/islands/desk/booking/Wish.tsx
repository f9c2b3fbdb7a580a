import type { ReactNode } from 'react';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { listBookings } from '#src/contract/desk/bookings.ts';

import { Card } from '../panel/Card.tsx';
import { useIsChanging } from '../panel/use-opened-row.ts';

type Props = {
	title: string;
	booking: BookingRecord;
	/** The button that gives what is asked for. */
	button: string;
	onGive: () => Promise<unknown>;
	/** What that is, and at which price. */
	children: ReactNode;
};

/** Something that the traveller asked for by a press, which one press gives them. */
export function Wish({ title, booking, button, onGive, children }: Props) {
	const isBusy = useIsChanging(listBookings.path, booking);
	return (
		<Card title={title}>
			<p>{children}</p>
			<p className="flex flex-wrap items-center gap-3" data-print="no">
				<button
					type="button"
					className="button button-primary"
					aria-disabled={isBusy}
					onClick={() => isBusy || void onGive()}
				>
					{button}
				</button>
				<span className="text-sm text-ink-soft">An answer to them ends it, too.</span>
			</p>
		</Card>
	);
}
