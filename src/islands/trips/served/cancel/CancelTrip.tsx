import type { TripView } from '#src/contract/trips/trip-view.ts';
import { flightCancellation } from '#src/domain/bookings/refund-policy.ts';
import type { Refund, RefundableBooking } from '#src/domain/bookings/refund-steps.ts';
import { refundTerms } from '#src/domain/bookings/refund-terms.ts';
import { tourNotRefunded } from '#src/domain/bookings/tour-terms.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import type { Cancelling } from '#src/domain/trips/cancelling.ts';
import { askedOnceMore, cancelParameter, paths, tripPath } from '#src/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { AskOnceMore } from './AskOnceMore.tsx';
import { RefundByDay } from './RefundByDay.tsx';
import { RefundTable } from './RefundTable.tsx';

type Props = { view: TripView; cancelling: Extract<Cancelling, { kind: 'free' | 'request' }> };

/** What cancelling a trip pays back now and later, and the button that asks once more. */
export function CancelTrip({ view, cancelling }: Props) {
	const { refundable, reading, access, isCancelling, done, now } = view;
	const { confirmedAt } = refundable;
	return (
		<>
			{done === 'withdraw' && (
				<Notice tone="success">Your request is withdrawn. Your trip stays booked.</Notice>
			)}
			{confirmedAt === null ? (
				<>
					<p>
						{refundable.paid > 0
							? `It is not confirmed yet: if you cancel now you get back all you paid, ${formatMoneyInCents(refundable.paid)}.`
							: 'Nothing is paid yet. Until our desk confirms it, you can give this booking back at any time, and owe nothing.'}{' '}
						This is what you get back if you cancel later:
					</p>
					<RefundTerms booking={refundable} />
				</>
			) : cancelling.refund.kind === 'nothing paid' ? (
				<>
					<p>{nowText(cancelling.refund, refundable)} This is what you get back later:</p>
					<RefundTerms booking={refundable} />
				</>
			) : (
				<>
					<p>{nowText(cancelling.refund, refundable)}</p>
					<RefundByDay booking={{ ...refundable, confirmedAt }} now={now} />
				</>
			)}
			<p className="hint">
				Our{' '}
				<a className="link" href={paths.refundPolicy}>
					refund policy
				</a>{' '}
				has the details. Days begin and end in New York.
			</p>
			{access.mayChange && isCancelling && <AskOnceMore view={view} cancelling={cancelling} />}
			{access.mayChange && !isCancelling && (
				<form action={`${tripPath(reading.reference)}#cancel`} data-print="no">
					<input type="hidden" name={cancelParameter} value={askedOnceMore} />
					<button className="button button-secondary" type="submit">
						Cancel this trip
					</button>
				</form>
			)}
			{!access.mayChange && (
				<p className="hint">Only the traveler cancels here; the desk does in the panel.</p>
			)}
		</>
	);
}

function RefundTerms({ booking }: { booking: RefundableBooking }) {
	return (
		<RefundTable>
			{refundTerms(booking).map(({ when, refund }) => (
				<tr key={when}>
					<th scope="row">{when}</th>
					<td className="price">{refund}</td>
				</tr>
			))}
		</RefundTable>
	);
}

function nowText(refund: Refund, { paid }: RefundableBooking): string {
	switch (refund.kind) {
		case 'unpaid':
		case 'nothing paid':
			return 'Nothing is paid yet: if you cancel now you owe nothing.';
		case 'deposit':
			return `If you cancel now you get back all you paid, ${formatMoneyInCents(refund.amount)}.`;
		case 'all':
			return `If you cancel now you get back all you paid, ${formatMoneyInCents(refund.amount)}. A flight can be cancelled free of charge within ${flightCancellation.flexibleHours} hours of its confirmation.`;
		case 'share':
			if (refund.percent === 0) return tourNotRefunded;
			return `If you cancel now you get back ${refund.percent}% of the ${formatMoneyInCents(paid)} that you have paid: ${formatMoneyInCents(refund.amount)}.`;
		case 'fare rules':
			return `If you cancel now you get back what the airline refunds by your fare’s rules, less our service fee of ${formatMoneyInCents(refund.fee)}.`;
	}
}
