import { policyAmounts } from '#src/domain/bookings/promised-refund.ts';
import type { RefundDays } from '#src/domain/bookings/refund-days.ts';
import { daysBetween } from '#src/domain/calendar/calendar-date.ts';

type Props = {
	rows: readonly RefundDays[];
	/** Dollars: what a stair of the full height pays back. */
	paid: number;
};

const height = 40;

/** The refund of every day as stairs that go down to departure; the table beside it says the same in words. */
export function RefundStairs({ rows, paid }: Props) {
	const first = rows[0]?.from ?? '';
	const days = daysBetween(first, rows.at(-1)?.to ?? first) + 1;
	return (
		<svg
			className="refund-stairs"
			viewBox={`0 0 ${days} ${height}`}
			preserveAspectRatio="none"
			aria-hidden
		>
			{rows.map(({ from, to, refund }) => {
				const share = paid > 0 ? policyAmounts(refund).most / paid : 0;
				// What pays nothing back is seen as the ground.
				const stair = Math.max(share * height, 1);
				return (
					<rect
						key={`${from} ${to}`}
						x={daysBetween(first, from)}
						y={height - stair}
						width={daysBetween(from, to) + 1}
						height={stair}
						data-open={refund.kind === 'fare rules' || undefined}
					/>
				);
			})}
		</svg>
	);
}
