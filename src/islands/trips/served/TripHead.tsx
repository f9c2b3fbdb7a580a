import { isGivenOn, type TripView } from '#src/contract/trips/trip-view.ts';
import { whoTravels } from '#src/domain/bookings/travellers.ts';
import { tripTitle } from '#src/domain/bookings/trip-title.ts';
import { formatDates, formatDate } from '#src/domain/calendar/format-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { standingLabel } from '#src/domain/trips/standing-label.ts';
import {
	departsInLabel,
	type TravelDays,
	travelDays,
	tripPhase,
} from '#src/domain/trips/travel-days.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';

/** What the trip is, its reference, and where it stands: a boarding pass. */
export function TripHead({ view }: { view: TripView }) {
	const { record, reading, standing, item, now } = view;
	const { trip, travellers, reference } = reading;
	const today = newYorkDay(now);
	const days = travelDays(reading, record.departureDate);
	const phase = tripPhase(days, today);
	const isAwaited = standing !== 'Cancelled' && standing !== 'Expired';
	return (
		<header className="trip-head">
			<div className="trip-pass">
				{item.image !== null && (
					<div className="trip-poster" data-print="no">
						<PosterImage
							image={item.image}
							alt=""
							sizes="(min-width: 640px) 416px, 45vw"
							className="size-full object-cover"
							priority
						/>
					</div>
				)}
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<span className="trip-badge" data-standing={standing}>
						{standingLabel(standing, phase)}
					</span>
					{isAwaited && <span className="font-semibold">{departsInLabel(days, today)}</span>}
				</p>
				<h1>{tripTitle(record.title, trip) || 'Your trip'}</h1>
				<p className="flex flex-wrap gap-x-4">
					{days && <span>{daysText(days)}</span>}
					<span>{whoTravels(trip.type === 'flight' ? trip.party : '', travellers)}</span>
				</p>
			</div>
			{!isGivenOn(view) && (
				<dl className="trip-stub">
					<dt>Reference</dt>
					<dd className="select-all">{reference}</dd>
				</dl>
			)}
		</header>
	);
}

function daysText({ first, last }: TravelDays): string {
	return first === last ? formatDate(first) : formatDates(first, last, 'weekday');
}
