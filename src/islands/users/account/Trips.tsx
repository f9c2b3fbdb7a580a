import type { AccountTrip, OwnAccount } from '#src/contract/users/account-page.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';
import { formatMoney } from '#src/domain/money.ts';
import { inTripOrder, type TripGroup, tripGroups } from '#src/domain/users/trip-group.ts';
import { paths, tripPath } from '#src/paths.ts';
import { DeskTime } from '#src/ui/HeldUntil.tsx';

import { ConfirmAddress } from './ConfirmAddress.tsx';
import { Offers } from './Offers.tsx';

const headings: Record<TripGroup, string> = {
	upcoming: 'Upcoming',
	past: 'Past',
	cancelled: 'Cancelled',
};

/** What was booked under the account's address. */
export function Trips({ account }: { account: OwnAccount }) {
	const { user, trips, offers } = account;
	if (trips === null) return <ConfirmAddress email={user.email} />;
	if (trips.length === 0 && offers.length === 0) return <NoTrips email={user.email} />;
	return (
		<div className="grid gap-10">
			<Offers offers={offers} />
			{tripGroups.map((group) => (
				<TripList
					key={group}
					heading={headings[group]}
					trips={inTripOrder(
						group,
						trips.filter((trip) => trip.group === group),
					)}
				/>
			))}
			<p className="hint">
				These are the trips that were booked with{' '}
				<span className="wrap-anywhere">{user.email}</span>. Booked with another address?{' '}
				<a className="link" href={paths.findBooking}>
					Find your booking
				</a>
				.
			</p>
		</div>
	);
}

function TripList({ heading, trips }: { heading: string; trips: readonly AccountTrip[] }) {
	if (trips.length === 0) return null;
	const id = `${heading.toLowerCase()}-trips`;
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className="mb-4 text-2xl">
				{heading} <span className="text-base text-ink-soft">({trips.length})</span>
			</h2>
			<ul className="grid gap-4">
				{trips.map((trip) => (
					<li key={trip.reference}>
						<Trip {...trip} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Trip(trip: AccountTrip) {
	const { reference, title, standing, firstDay, lastDay, travellers, totalPrice } = trip;
	const days =
		firstDay === lastDay
			? formatDates(firstDay, firstDay, 'weekday')
			: formatDates(firstDay, lastDay);
	return (
		<a className="card account-trip" href={tripPath(reference)}>
			<span className="grid gap-1">
				<span className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<strong className="font-display text-xl wrap-anywhere">{title}</strong>
					<span className={`account-standing account-standing-${standing.toLowerCase()}`}>
						{standing}
					</span>
				</span>
				<span>{days}</span>
				<span className="hint">
					<span className="price">{reference}</span> ·{' '}
					{travellers === 1 ? '1 traveler' : `${travellers} travelers`}
					{totalPrice !== null && ` · ${formatMoney(totalPrice)}`}
				</span>
				{standing === 'Held' && trip.heldUntil !== null && (
					<span className="hint">
						Held until <DeskTime at={trip.heldUntil} />
					</span>
				)}
			</span>
			<span className="onward self-center" aria-hidden="true">
				→
			</span>
		</a>
	);
}

function NoTrips({ email }: { email: string }) {
	return (
		<div className="card grid justify-items-start gap-4 p-5 sm:p-8">
			<h2 className="text-2xl">No trips yet</h2>
			<p>
				What you book with <span className="wrap-anywhere">{email}</span> stands here, with times,
				papers and a way to ask our desk.
			</p>
			<div className="flex flex-wrap gap-3">
				<a className="button button-primary" href={paths.flights}>
					Search flights
				</a>
				<a className="button button-secondary" href={paths.tours}>
					See tour packages
				</a>
			</div>
			<p className="hint">
				Booked with another address?{' '}
				<a className="link" href={paths.findBooking}>
					Find your booking
				</a>
				.
			</p>
		</div>
	);
}
