import type { TripView } from '#src/contract/trips/trip-view.ts';
import { refundSteps } from '#src/domain/bookings/refund-steps.ts';
import { refundTerms } from '#src/domain/bookings/refund-terms.ts';
import { refundText } from '#src/domain/bookings/refund.ts';
import type { Cancelling } from '#src/domain/trips/cancelling.ts';
import { askedOnceMore, cancelParameter, paths, tripPath } from '#src/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { RefundList } from '#src/ui/RefundList.tsx';

import { AskOnceMore } from './AskOnceMore.tsx';
import { RefundByDay } from './RefundByDay.tsx';

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
						Nothing is paid yet: you can give this booking back at any time until our desk confirms
						it, and owe nothing. This is what you get back if you cancel later:
					</p>
					<RefundList terms={refundTerms(refundSteps(refundable))} />
				</>
			) : (
				<>
					<p>{`If you cancel now: ${refundText(refundable, now)}`}</p>
					<RefundByDay booking={{ ...refundable, confirmedAt }} now={now} />
				</>
			)}
			<p className="hint">
				Our <a href={paths.refundPolicy}>refund policy</a> has the details. Days begin and end in
				New York.
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
				<p className="hint">Only the traveller cancels here; the desk does in the panel.</p>
			)}
		</>
	);
}
