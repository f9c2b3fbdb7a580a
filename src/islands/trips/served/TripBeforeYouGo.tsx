import { Fragment } from 'react';

import type { TripView } from '#src/contract/trips/trip-view.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { formatShortDate } from '#src/domain/calendar/format-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { countriesOfTour } from '#src/domain/places/countries-of.ts';
import { visaWords } from '#src/domain/places/country-words.ts';
import { telephoneLink } from '#src/domain/text/telephone-link.ts';
import {
	beginningInWords,
	endInWords,
	numbersToCall,
} from '#src/domain/tours/beginning-and-end.ts';
import { staysInWords } from '#src/domain/tours/stay-words.ts';
import type { TourFacts } from '#src/domain/tours/tour-facts.ts';
import { travelDays, tripPhase } from '#src/domain/trips/travel-days.ts';
import { countries, places } from '#src/places.ts';

import { Items } from './tour/Items.tsx';
import { type TripFact, TripFacts } from './TripFacts.tsx';
import { TripFold } from './TripFold.tsx';

/**
 * Where to be and when, whom to call there, where every night is spent, which papers are asked for and what to bring, of a
 * tour that is ahead or under way; nothing of flights, and of a tour of which none of it is known.
 */
export function TripBeforeYouGo({ view }: { view: TripView }) {
	const { record, reading, standing, now } = view;
	const { run } = view.tour;
	const days = travelDays(reading, record.departureDate);
	const isOver = tripPhase(days, newYorkDay(now)) === 'over';
	if (!run || isOver || standing === 'Cancelled' || standing === 'Expired') return null;
	const { facts, itinerary, places } = run;
	const stays = staysInWords(itinerary);
	const found: TripFact[] = [
		['Begins', beginningInWords(facts, days?.first)],
		['Ends', endInWords(facts, days?.last)],
		// Nobody but who travels has to know by what number the tour is reached.
		...(standing === 'Confirmed' ? contacts(facts) : []),
	];
	return (
		<TripFold view={view} id="before" title="Before you go">
			<TripFacts facts={found} isWide />
			{stays.length > 0 && (
				<div>
					<h3>Where you sleep</h3>
					<ul className="trip-stays">
						{stays.map(({ day, words }) => (
							<li key={day}>
								<span>{days ? formatShortDate(addDays(days.first, day)) : `Day ${day + 1}`}</span>{' '}
								{words}
							</li>
						))}
					</ul>
				</div>
			)}
			<div className="trip-lists">
				<Items title="Papers" items={facts.papers} />
				<Visas slugs={places} />
				<Items title="What to bring" items={facts.toBring} />
			</div>
		</TripFold>
	);
}

function contacts(facts: TourFacts): TripFact[] {
	return numbersToCall(facts).map(({ term, who, phone }) => [
		term,
		<Fragment key={term}>
			{who}{' '}
			{phone !== null && (
				<a className="link whitespace-nowrap" href={telephoneLink(phone)}>
					{phone}
				</a>
			)}
		</Fragment>,
	]);
}

/** Where the countries of a tour say who needs a visa: only they know, and it may change any day. */
function Visas({ slugs }: { slugs: readonly string[] }) {
	return countriesOfTour(slugs, { places, countries }).map(({ code, name, visa }) => (
		<p key={code} data-print="no">
			<a className="link" href={visa} rel="external">
				{visaWords(name)}
			</a>
		</p>
	));
}
