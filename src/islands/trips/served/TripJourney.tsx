import type { TripView } from '#src/contract/trips/trip-view.ts';
import { bookedRoom } from '#src/domain/bookings/booked-room.ts';
import { flownStage } from '#src/domain/bookings/flown-stage.ts';
import type { FlightReading, TourReading } from '#src/domain/bookings/record.ts';
import { whoTravels } from '#src/domain/bookings/travellers.ts';
import { tripTitle } from '#src/domain/bookings/trip-title.ts';
import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { airlinesAndNote, type FlownStage } from '#src/domain/flights/airline-words.ts';
import { cabinClasses } from '#src/domain/flights/cabin-class.ts';
import { decisionWords } from '#src/domain/tours/decision.ts';
import { type TravelDays, travelDays } from '#src/domain/trips/travel-days.ts';
import { site } from '#src/site.ts';

import { Journey } from '../../flights/journey/Journey.tsx';
import { type TripFact, TripFacts } from './TripFacts.tsx';
import { TripSection } from './TripSection.tsx';

/** When and how it travels: a flight leg by leg where its times are known, a tour from its first day to its last. */
export function TripJourney({ view }: { view: TripView }) {
	const { record, reading, departure, standing, item } = view;
	const { trip } = reading;
	const days = travelDays(reading, record.departureDate);
	const title = tripTitle(record.title, trip);
	const facts =
		trip.type === 'tour'
			? tourFacts(trip, days, title)
			: flightFacts(trip, days, flownStage(standing));
	const isFlown = trip.type === 'flight' && trip.legs.length > 0;
	const isAhead = standing !== 'Cancelled' && standing !== 'Expired';
	const room = bookedRoom(record);
	const mark = isAhead && departure ? decisionWords(departure, site) : '';
	return (
		<TripSection id="journey" title="Journey">
			{isFlown && (
				<Journey
					legs={trip.legs}
					labels={[trip.origin, trip.destination]}
					today={utcToday(view.now)}
				/>
			)}
			<TripFacts
				isWide
				facts={[
					...facts,
					['Travelers', whoTravels(trip.type === 'flight' ? trip.party : '', reading.travellers)],
					...(room === '' ? [] : [['Room', room] as const]),
				]}
			/>
			{mark !== '' && (
				<p className="trip-departure" data-state={departure?.state}>
					{mark}
				</p>
			)}
			{item.path !== null && (
				<p data-print="no">
					<a className="link" href={item.path}>
						What happens day by day
					</a>
				</p>
			)}
		</TripSection>
	);
}

function tourFacts(
	{ name, destination, duration, provider }: TourReading,
	days: TravelDays | null,
	title: string,
): TripFact[] {
	return [
		['Tour', name === title ? '' : name],
		['Where', destination === title ? '' : destination],
		['First day', days && formatDate(days.first)],
		['Last day', days && days.last !== days.first ? formatDate(days.last) : ''],
		['Duration', duration],
		['With', provider],
	];
}

/** With the times of its legs above, a flight has said when and from where to where. */
function flightFacts(trip: FlightReading, days: TravelDays | null, stage: FlownStage): TripFact[] {
	const { origin, destination, returnDate, duration, cabinClass, conditions, legs } = trip;
	const way: TripFact[] = [
		['From', origin],
		['To', destination],
		['Departure', days && formatDate(days.first)],
		['Return', formatDate(returnDate)],
		['Flying time', duration],
	];
	const isKnown = legs.length > 0;
	return [
		...(isKnown ? [] : way),
		['Airline', airlinesAndNote(trip, stage)],
		['Class', cabinClasses.find(({ value }) => value === cabinClass)?.label ?? cabinClass],
		['Each traveler', conditions],
	];
}
