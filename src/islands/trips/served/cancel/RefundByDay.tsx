import {
	type RefundDays,
	refundAmountLabel,
	refundDays,
	refundDaysLabel,
} from '#src/domain/bookings/refund-days.ts';
import type { RefundableBooking } from '#src/domain/bookings/refund-steps.ts';
import { daysBetween } from '#src/domain/calendar/calendar-date.ts';

import { RefundStairs } from './RefundStairs.tsx';
import { RefundTable } from './RefundTable.tsx';

type Props = { booking: RefundableBooking & { confirmedAt: Date }; now: Date };

/**
 * What a cancellation pays back on every day from today to departure: a table and, with a script
 * (`elements/trip-refund.ts`), a slider over it.
 */
export function RefundByDay({ booking, now }: Props) {
	const rows = refundDays(booking, now);
	const [first] = rows;
	if (!first) return null;
	const days = daysBetween(first.from, booking.departure);
	return (
		<trip-refund
			className="refund-by-day"
			data-from={first.from}
			data-departure={booking.departure}
		>
			{days > 0 && (
				<div className="refund-slider" data-slider hidden>
					<label className="label" htmlFor="cancel-on">
						Cancel on
					</label>
					<RefundStairs rows={rows} paid={booking.paid} />
					<input id="cancel-on" type="range" min={0} max={days} step={1} defaultValue={0} />
					{/* The slider itself says it aloud. */}
					<output className="refund-on" htmlFor="cancel-on" aria-live="off" />
				</div>
			)}
			<RefundTable>
				{rows.map((row) => (
					<RefundRow key={`${row.from} ${row.to}`} row={row} />
				))}
			</RefundTable>
		</trip-refund>
	);
}

function RefundRow({ row }: { row: RefundDays }) {
	return (
		<tr data-from={row.from} data-to={row.to}>
			<th scope="row">{refundDaysLabel(row)}</th>
			<td className="price">{refundAmountLabel(row.refund)}</td>
		</tr>
	);
}
