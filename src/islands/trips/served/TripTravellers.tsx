import type { TripView } from '#src/contract/trips/trip-view.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { missingDetails } from '#src/domain/trips/missing-details.ts';
import { passingOnWords } from '#src/domain/trips/passing-on.ts';
import { travellersClosed } from '#src/domain/trips/travellers-due.ts';
import { tripSeats } from '#src/domain/trips/trip-seats.ts';
import { site } from '#src/site.ts';

import { MissingTravellers } from './MissingTravellers.tsx';
import { TravellerList } from './TravellerList.tsx';
import { TravellersForm } from './TravellersForm.tsx';
import { TripFold } from './TripFold.tsx';
import { PartyNews, TripParty } from './TripParty.tsx';

/** Who travels: a form for whoever may change the trip while somebody can be named, else a list. */
export function TripTravellers({ view }: { view: TripView }) {
	const { reading, standing, record, travellers, access, now } = view;
	const seats = tripSeats(reading);
	const departure = record.departureDate;
	const closed = travellersClosed({ standing, departure }, now);
	const isOpen = access.mayChange && closed === null;
	const { type } = reading.trip;
	const today = newYorkDay(now);
	const passing = passingOnWords({ type, departure, today, phone: site.phone });
	const missing = missingDetails(seats, travellers);
	return (
		<TripFold
			view={view}
			id="travellers"
			title="Travelers"
			hint={isOpen && missing.length > 0 ? 'Something is missing' : undefined}
		>
			{isOpen ? (
				<>
					<div className="grid gap-4" data-print="no">
						<PartyNews view={view} />
						<MissingTravellers missing={missing} view={view} />
						<TravellersForm seats={seats} view={view} />
						{passing && <p className="hint">{passing}</p>}
						<TripParty view={view} />
					</div>
					<div className="hidden print:block">
						<TravellerList seats={seats} view={view} />
					</div>
				</>
			) : (
				<>
					<TravellerList seats={seats} view={view} />
					{access.mayChange && <p className="hint">{closed}</p>}
				</>
			)}
		</TripFold>
	);
}
