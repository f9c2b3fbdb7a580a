import { tripSignInMessages, leaveTrip, replaceLink } from '#src/contract/trips/sign-in.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { travelDays } from '#src/domain/trips/travel-days.ts';
import { visitDays } from '#src/domain/trips/trip-key.ts';
import { paths } from '#src/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { TripFold } from './TripFold.tsx';

/** Who can open the trip, for whoever has it open: to close it here, and to end a link that got around. */
export function TripOpeners({ view }: { view: TripView }) {
	const { access, reading, record } = view;
	if (access.openedBy === 'desk') return null;
	return (
		<TripFold view={view} id="access" title="Who can open this trip">
			{access.openedBy === 'key' ? (
				<div className="grid justify-items-start gap-3">
					<p>
						It stays open in this browser for {visitDays} days. Close it on a computer that others
						use too:{' '}
						{access.mayChange
							? 'the link in your letters opens it again.'
							: 'the link that you were given opens it again.'}
					</p>
					<trip-leave
						data-reference={reading.reference}
						data-day={travelDays(reading, record.departureDate)?.first ?? ''}
					>
						<form method="post" action={addressOf(leaveTrip.path, reading.reference)}>
							<button className="button button-secondary" type="submit">
								Close it in this browser
							</button>
						</form>
					</trip-leave>
				</div>
			) : (
				<p>
					You see it because you are signed in. Log out in{' '}
					<a className="link" href={paths.account}>
						your account
					</a>{' '}
					to close it here.
				</p>
			)}
			{access.mayChange && <ReplaceLink view={view} />}
		</TripFold>
	);
}

function ReplaceLink({ view: { reading, attempt, done } }: { view: TripView }) {
	return (
		<details className="fold" open={done === 'replace'}>
			<summary>
				<h3>Somebody has a link who should not</h3>
			</summary>
			<div className="grid gap-3">
				{done === 'replace' ? (
					<Notice tone="success">{tripSignInMessages.replaced(reading.email)}</Notice>
				) : (
					<p>
						Whoever has a letter about this trip can open its link and change the trip. A new link
						ends those of all earlier letters and closes every other browser.{' '}
						{reading.email !== '' && (
							<>
								It comes to <strong className="wrap-anywhere">{reading.email}</strong>.{' '}
							</>
						)}
						Links that you gave on to read stay, until you take them back under Documents.
					</p>
				)}
				<form method="post" action={addressOf(replaceLink.path, reading.reference)}>
					<input type="hidden" name="attempt" value={attempt} />
					<button className="button button-secondary" type="submit">
						Replace the link
					</button>
				</form>
			</div>
		</details>
	);
}

function addressOf(path: string, reference: string): string {
	return path.replace(':reference', reference);
}
