import type { ReactNode } from 'react';

import { openTripByKey } from '#src/contract/trips/sign-in.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { telephoneLink } from '#src/domain/text/telephone-link.ts';
import { site } from '#src/site.ts';

/** What an open trip is open for: its desk sees all of it, whatever link it follows. */
export function openedFor({ access }: TripView): 'all' | 'reading' {
	return access.mayChange || access.openedBy === 'desk' ? 'all' : 'reading';
}

type Props = {
	/** '' where the address has none: then there is nothing to open. */
	reference: string;
	/** What the trip is open for already: a key could bring more than reading; null: it is closed. */
	opened: 'all' | 'reading' | null;
	/** What is shown beside, and while a trip is being opened not at all. */
	children?: ReactNode;
};

/** Takes the key of a letter's link from the address and opens the trip by it (`elements/trip-sign-in.ts`). */
export function TripSignIn({ reference, opened, children }: Props) {
	const address = openTripByKey.path.replace(':reference', encodeURIComponent(reference));
	return (
		<trip-sign-in
			className="trip-sign-in"
			data-address={address}
			{...(opened !== null && { 'data-opened': opened })}
		>
			<p className="font-display text-2xl" role="status" data-state="opening" hidden>
				Opening your trip…
			</p>
			<p className="notice notice-error" role="alert" data-state="ended" hidden>
				This link does not open the trip any more. It was replaced, it has ended, or a part of it is
				missing. The latest letter about the trip has a link that does.
			</p>
			<p className="notice notice-error" role="alert" data-state="busy" hidden>
				There were too many tries from here. Please wait a few minutes, or call us:{' '}
				<a href={telephoneLink(site.phone)}>{site.phone}</a>.
			</p>
			<div className="notice notice-error" role="alert" data-state="failed" hidden>
				<p>The trip could not be opened: there was no answer. Please check your connection.</p>
				<button type="button" className="button button-secondary mt-3">
					Try again
				</button>
			</div>
			{children !== undefined && <div className="trip-closed">{children}</div>}
		</trip-sign-in>
	);
}
