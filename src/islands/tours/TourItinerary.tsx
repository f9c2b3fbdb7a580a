import type { ListedTour, TourWithSeats } from '#src/contract/catalog/catalog.ts';
import { stayInWords } from '#src/domain/tours/stay-words.ts';
import { usualDays } from '#src/domain/tours/usual-days.ts';
import { inquiryPath } from '#src/paths.ts';

import { DayCard } from './DayCard.tsx';
import type { NamedPlaces } from './named-places.ts';

type Props = { tour: ListedTour | TourWithSeats; places: NamedPlaces };

/** The tour day by day; of one whose days are not written down, how tours usually begin, and the way to ask for its own. */
export function TourItinerary({ tour, places }: Props) {
	const isWritten = tour.itinerary.length > 0;
	const days = isWritten ? tour.itinerary : usualDays;
	return (
		<section className="grid gap-4">
			<h2 className="text-2xl">Day by day</h2>
			{!isWritten && (
				<p className="notice max-w-prose">
					The days of this tour are not written down here yet. This is how our tours usually begin;{' '}
					<a className="link" href={inquiryPath(`Itinerary of ${tour.name}`)}>
						ask us for the days of this one
					</a>
					.
				</p>
			)}
			<ol className="border-t border-line">
				{days.map((day, index) => (
					<DayCard
						key={index}
						day={day}
						index={index}
						stay={stayInWords(days, index)}
						places={places}
						pictureWords={tour.pictureWords}
					/>
				))}
			</ol>
			{isWritten && (
				<p data-print="no">
					<a
						className="link link-alone"
						href={inquiryPath(`Itinerary of ${tour.name}`, `My question is about ${tour.name}:`)}
					>
						Ask about these days
					</a>
				</p>
			)}
		</section>
	);
}
