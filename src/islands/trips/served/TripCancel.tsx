import type { TripView } from '#src/contract/trips/trip-view.ts';
import { cancellingOf } from '#src/domain/trips/cancelling.ts';
import { scheduleQuestion } from '#src/domain/trips/schedule-answer.ts';
import { site } from '#src/site.ts';

import { CancelledTrip } from './cancel/CancelledTrip.tsx';
import { CancelRequest } from './cancel/CancelRequest.tsx';
import { CancelTrip } from './cancel/CancelTrip.tsx';
import { TripFold } from './TripFold.tsx';

/** What cancelling pays back, today and on every day to come, and the way to do it. Whoever only reads has none. */
export function TripCancel({ view }: { view: TripView }) {
	const { access, record, refundable, messages, now } = view;
	if (!access.mayChange && access.openedBy === 'key') return null;
	const request = messages.find(({ cancellation }) => cancellation === 'asked');
	const isAsked = request !== undefined;
	const cancelling = cancellingOf({ ...refundable, status: record.status, isAsked }, now);
	return (
		<TripFold view={view} id="cancel" title="Cancel">
			{cancelling.kind === 'cancelled' && <CancelledTrip view={view} />}
			{cancelling.kind === 'departed' && (
				<p>
					The day of departure is over: the trip can no longer be cancelled here. If something went
					wrong, call us: {site.phone}.
				</p>
			)}
			{request && <CancelRequest view={view} request={request} />}
			{'refund' in cancelling && isAskedAboutTimes(view) && (
				<p className="notice">
					The airline moved your flights: take your money back without a fee under{' '}
					<a className="link" href="#schedule">
						New flight times
					</a>
					, not here.
				</p>
			)}
			{'refund' in cancelling && <CancelTrip view={view} cancelling={cancelling} />}
		</TripFold>
	);
}

function isAskedAboutTimes({ scheduleChange, record, now }: TripView): boolean {
	return scheduleChange !== null && scheduleQuestion(scheduleChange, record, now) === 'asked';
}
