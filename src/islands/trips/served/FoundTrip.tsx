import type { TripGlance } from '#src/contract/trips/find.ts';
import { formatDate, formatDates } from '#src/domain/calendar/format-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { telephoneLink } from '#src/domain/text/telephone-link.ts';
import { standingLabel } from '#src/domain/trips/standing-label.ts';
import { tripPhase } from '#src/domain/trips/travel-days.ts';
import { paths } from '#src/paths.ts';
import { site } from '#src/site.ts';

/** A trip at which somebody may glance who knows its reference and address, and a moment. */
export type GlancedTrip = { reference: string; glance: TripGlance; now: Date };

/** Where a trip stands and when it is, and where the link went that opens all of it. */
export function FoundTrip({ reference, glance, now }: GlancedTrip) {
	const { standing, days, sentTo } = glance;
	const phase = tripPhase(days, newYorkDay(now));
	return (
		<>
			<header className="grid gap-3">
				<p className="eyebrow">Trip {reference}</p>
				<h1>We found your booking</h1>
			</header>
			<div className="card grid max-w-2xl gap-5 p-5 sm:p-8">
				<dl className="grid gap-4 sm:grid-cols-2">
					<div>
						<dt className="text-ink-soft">Where it stands</dt>
						<dd className="text-xl font-semibold">{standingLabel(standing, phase)}</dd>
					</div>
					<div>
						<dt className="text-ink-soft">When</dt>
						<dd className="text-xl font-semibold">
							{days === null
								? 'Ask us'
								: days.first === days.last
									? formatDate(days.first)
									: formatDates(days.first, days.last, 'weekday')}
						</dd>
					</div>
				</dl>
				{sentTo === null ? (
					<p>
						No letters go to the address of this booking, so we cannot send you its link. Please
						call us:{' '}
						<a className="link price font-semibold" href={telephoneLink(site.phone)}>
							{site.phone}
						</a>
						.
					</p>
				) : (
					<div className="grid gap-2">
						<p className="text-lg">
							The link in our letters opens the rest: travelers, documents, changes. We have sent it
							to <strong className="wrap-anywhere">{sentTo}</strong>.
						</p>
						<p className="text-ink-soft">
							Nothing after a few minutes? Look among unwanted mail, or call us:{' '}
							<a className="link price font-semibold" href={telephoneLink(site.phone)}>
								{site.phone}
							</a>
							.
						</p>
					</div>
				)}
			</div>
			<p>
				<a className="link" href={paths.findBooking}>
					Find another booking
				</a>
			</p>
		</>
	);
}
