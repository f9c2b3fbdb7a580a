import type { MouseEvent } from 'react';

import type { ReadBooking } from '#src/stores/admin/bookings-reading.ts';

import { rowDoor } from '../panel/use-row-focus.ts';
import { useDecision } from './use-decision.ts';

/** The buttons at the end of a booking's row. */
export function RowDecisions({ booking }: { booking: ReadBooking }) {
	const { isBusy, confirm, cancel } = useDecision(booking);
	const { reference } = booking;
	// The button goes with its decision: the focus goes to what opens the row.
	const press = (take: () => Promise<boolean>) => async (event: MouseEvent<HTMLElement>) => {
		const row = event.currentTarget.closest('tr');
		if (await take()) row?.querySelector<HTMLElement>(rowDoor)?.focus();
	};
	return (
		<span className="flex gap-2">
			{confirm && (
				<button
					type="button"
					className="row-button"
					aria-disabled={isBusy}
					onClick={press(confirm)}
				>
					Confirm <span className="visually-hidden">{reference}</span>
				</button>
			)}
			{cancel && (
				<button type="button" className="row-button" aria-disabled={isBusy} onClick={press(cancel)}>
					Cancel <span className="visually-hidden">{reference}</span>
				</button>
			)}
		</span>
	);
}
