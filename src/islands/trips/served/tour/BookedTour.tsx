import type { ItineraryDay, Tour } from '#src/contract/catalog/catalog.ts';
import { capitalised } from '#src/domain/text/capitalised.ts';
import { listInWords } from '#src/domain/text/list-in-words.ts';

import { Items } from './Items.tsx';

/** A tour as it read on the day on which it was booked: what it was, and what happens on which day. */
export function BookedTour({ tour }: { tour: Tour }) {
	const { name, duration, destination, description, facts, itinerary } = tour;
	return (
		<div className="mt-4 grid gap-4">
			<p>
				<strong>{name}</strong>, {duration} in {destination}
			</p>
			<p className="max-w-prose whitespace-pre-line">{description}</p>
			<Items title="Included" items={facts.included} />
			<Items title="Not included" items={facts.notIncluded} />
			{itinerary.length > 0 && (
				<ol className="grid gap-4 border-l-2 border-line pl-4">
					{itinerary.map((day, index) => (
						<li key={index}>
							<h3>{day.title}</h3>
							<p className="max-w-prose whitespace-pre-line">{day.text}</p>
							{dayText(day) !== '' && <p className="hint">{dayText(day)}</p>}
						</li>
					))}
				</ol>
			)}
		</div>
	);
}

/** 'Breakfast and dinner. The night in Caldera House, guesthouse.' */
function dayText({ meals, stay }: ItineraryDay): string {
	const night = stay ? [stay.name, stay.kind].filter((word) => word !== '').join(', ') : '';
	return [
		...(meals.length > 0 ? [`${capitalised(listInWords(meals))}.`] : []),
		...(night === '' ? [] : [`The night: ${night}.`]),
	].join(' ');
}
