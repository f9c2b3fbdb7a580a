import { holdAgain } from '#src/contract/trips/hold.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { totalSeen } from '#src/domain/trips/total-seen.ts';

import { DeskMoment } from './DeskMoment.tsx';
import { tripAction } from './trip-action.ts';

type Props = { view: TripView; again: NonNullable<TripView['again']> };

/** Holds a trip again by one press, at the price of today. */
export function HoldAgain({ view, again: { totalPrice, heldUntil } }: Props) {
	const { reading, attempt, record, access } = view;
	const isOther = totalPrice !== record.totalPrice;
	return (
		<form method="post" action={tripAction(holdAgain, reading.reference)} data-print="no">
			<input type="hidden" name="seen" value={totalSeen(totalPrice)} />
			<input type="hidden" name="attempt" value={attempt} />
			<p>
				It can still be had
				{access.showsPrices && (
					<>
						, for <strong className="price">{formatMoneyInCents(totalPrice)}</strong>
						{isOther
							? ` today (${formatMoneyInCents(record.totalPrice)} when you booked)`
							: ' as before'}
					</>
				)}
				. We hold it for you once more, until <DeskMoment at={heldUntil.toISOString()} />.
			</p>
			<p>
				<button className="button button-primary" type="submit">
					Hold it again
				</button>
			</p>
		</form>
	);
}
