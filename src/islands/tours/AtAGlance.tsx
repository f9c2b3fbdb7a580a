import type { Tour } from '#src/contract/catalog/catalog.ts';
import { listInWords } from '#src/domain/text/list-in-words.ts';
import { distanceInWords, monthsInWords, roomsInWords } from '#src/domain/tours/fact-words.ts';
import { kilometresOf, mealsInWords, nightsInWords } from '#src/domain/tours/itinerary-sums.ts';

import { FactIcon, type FactIconName } from './FactIcon.tsx';
import { MonthRow } from './MonthRow.tsx';

type Props = { tour: Tour };

/** Where one sleeps, eats, rides and walks, and when to go: what the days come to, and what is known of all of them. */
export function AtAGlance({ tour }: Props) {
	const { goodMonths, otherMonths } = tour.facts;
	const known = knownFacts(tour);
	if (known.length === 0 && goodMonths.length === 0) return null;
	return (
		<section className="grid gap-4">
			<h2 className="text-2xl">At a glance</h2>
			<dl className="glance">
				{known.map(({ icon, term, words }) => (
					<div key={term}>
						<dt>
							<FactIcon name={icon} />
							{term}
						</dt>
						<dd>{words}</dd>
					</div>
				))}
				{goodMonths.length > 0 && (
					<div data-wide>
						<dt>
							<FactIcon name="months" />
							Good months
						</dt>
						<dd>{monthsInWords(goodMonths)}</dd>
						<dd data-year>
							<MonthRow months={goodMonths} />
							{otherMonths && (
								<span className="mt-1 block font-normal">{`Other months: ${otherMonths}`}</span>
							)}
						</dd>
					</div>
				)}
			</dl>
		</section>
	);
}

type Known = { icon: FactIconName; term: string; words: string };

function knownFacts({ itinerary, facts }: Tour): Known[] {
	const nights = nightsInWords(itinerary);
	const walked = kilometresOf(itinerary, 'walked');
	const all: Known[] = [
		{ icon: 'nights', term: 'Nights', words: nights },
		{ icon: 'rooms', term: 'Rooms', words: nights && roomsInWords(facts.singleSupplement) },
		{ icon: 'meals', term: 'Meals', words: mealsInWords(itinerary) },
		{ icon: 'walked', term: 'On foot', words: walked ? `${distanceInWords(walked)} in all` : '' },
		{ icon: 'transport', term: 'Transport', words: facts.transport.join(' · ') },
		{ icon: 'languages', term: 'Guide speaks', words: listInWords(facts.guideLanguages) },
	];
	return all.filter(({ words }) => words !== '');
}
