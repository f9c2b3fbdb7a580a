import { followTrip } from '#src/contract/trips/links.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';

import { FreshAddress } from './FreshAddress.tsx';
import { GivenKeyFold } from './GivenKeyFold.tsx';
import { KeyForm } from './KeyForm.tsx';

/** Addresses by which calendar programs follow the trip: changes come to them by themselves. */
export function CalendarAddresses({ view }: { view: TripView }) {
	return (
		<GivenKeyFold
			view={view}
			purpose="calendar"
			form="calendar"
			title="Keep your calendar up to date"
		>
			<p className="hint">
				Your calendar reads the trip again every few hours and changes with it. The address is a key
				to these dates and nothing else: a calendar that asks for a name and a password has both in
				it.
			</p>
			<FreshAddress view={view} purpose="calendar" lead="Your calendar’s address">
				{(address) => (
					<>
						<a className="button button-primary" href={address.replace(/^https?:/, 'webcal:')}>
							Open in your calendar
						</a>
						<NameAndPassword address={address} />
					</>
				)}
			</FreshAddress>
			<KeyForm
				view={view}
				path={followTrip.path}
				question="Which calendar"
				example="Phone"
				button="Make an address"
			/>
		</GivenKeyFold>
	);
}

function NameAndPassword({ address }: { address: string }) {
	const { origin, pathname, username, password } = new URL(address);
	return (
		<details className="fold">
			<summary className="text-sm">If your calendar asks for a name and a password</summary>
			<dl className="mt-2 grid gap-1.5 text-sm wrap-anywhere">
				<dt className="text-ink-soft">Address</dt>
				<dd>
					{origin}
					{pathname}
				</dd>
				<dt className="text-ink-soft">Name</dt>
				<dd>{username}</dd>
				<dt className="text-ink-soft">Password</dt>
				<dd>{password}</dd>
			</dl>
		</details>
	);
}
