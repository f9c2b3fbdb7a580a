import { askForErasure, downloadTripData } from '#src/contract/trips/own-data.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { formatPlainDate } from '#src/domain/calendar/format-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { retention, type RetentionKind, retentionText } from '#src/domain/people/retention.ts';
import { openErasureRequest } from '#src/domain/trips/erasure-request.ts';
import { paths } from '#src/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { TripFold } from './TripFold.tsx';

/** What of the policy is about a trip. */
const kept = [
	'bookings',
	'travellers',
	'messages',
	'reviews',
	'outbox',
	'changes',
] as const satisfies readonly RetentionKind[];

/** What we hold about the trip, for whoever booked it: to take home, and to have erased. */
export function TripData({ view }: { view: TripView }) {
	const { access, reading } = view;
	if (!access.mayChange) return null;
	return (
		<TripFold view={view} id="data" title="Your data">
			<p>
				A file with all that we hold about this booking. It has what you told us, who travels, what
				was written and changed, and our letters.
			</p>
			<p>
				<a
					className="button button-secondary"
					href={downloadTripData.path.replace(':reference', reading.reference)}
					download
				>
					Download my data
				</a>
			</p>
			<div className="trip-folds">
				<details className="fold">
					<summary>
						<h3>What we keep, and for how long</h3>
					</summary>
					<dl className="grid gap-3">
						{kept.map((kind) => (
							<div key={kind}>
								<dt className="font-semibold">{retention[kind].what}</dt>
								<dd className="text-ink-soft">{retentionText(kind)}</dd>
							</div>
						))}
					</dl>
					<p className="mt-3 text-sm">
						What else we do with it, and why, says our{' '}
						<a className="link" href={paths.privacy}>
							privacy policy
						</a>
						.
					</p>
				</details>
				<Erasure view={view} />
			</div>
		</TripFold>
	);
}

function Erasure({ view: { messages, reading, done } }: { view: TripView }) {
	const asked = openErasureRequest(messages);
	return (
		<details className="fold" open={done === 'erasure'}>
			<summary>
				<h3>Have it erased</h3>
			</summary>
			<div className="grid gap-3">
				<p>
					Your name, your address, who travels with you and what you wrote go, and with them this
					page. Reference, trip, dates, price and status stay: tax law wants our books to add up. A
					trip that is still to come needs your names, so our desk asks you first.
				</p>
				{asked ? (
					<Notice tone="success">
						Our desk was asked on {formatPlainDate(newYorkDay(new Date(asked.createdAt)))}, and
						answers under <a href="#messages">Messages</a>.
					</Notice>
				) : (
					<form method="post" action={askForErasure.path.replace(':reference', reading.reference)}>
						<button className="button button-secondary" type="submit">
							Ask to erase my data
						</button>
					</form>
				)}
			</div>
		</details>
	);
}
