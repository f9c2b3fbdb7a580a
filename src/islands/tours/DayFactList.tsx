import type { ReactNode } from 'react';

import type { ItineraryDay } from '#src/contract/catalog/catalog.ts';
import { distanceInWords, mealsOfDayInWords } from '#src/domain/tours/fact-words.ts';

import { FactIcon, type FactIconName } from './FactIcon.tsx';
import type { NamedPlace, NamedPlaces } from './named-places.ts';

type Props = {
	day: ItineraryDay;
	/** Where its night is spent, in words; '' where it is not said. */
	stay: string;
	places: NamedPlaces;
};

type DayFact = { icon: FactIconName; term: string; words: ReactNode };

/** Where a day's night is spent, what is eaten, how far it goes and through which places; nothing where none is known. */
export function DayFactList(props: Props) {
	const facts = knownFacts(props);
	if (facts.length === 0) return null;
	return (
		<dl className="day-facts">
			{facts.map(({ icon, term, words }) => (
				<div key={term}>
					<dt>
						<FactIcon name={icon} />
						<span className="visually-hidden">{term}</span>
					</dt>
					<dd>{words}</dd>
				</div>
			))}
		</dl>
	);
}

function knownFacts({ day, stay, places }: Props): DayFact[] {
	const { meals, walked, driven } = day;
	const named = day.places.flatMap((slug) => places[slug] ?? []);
	const all: DayFact[] = [
		{ icon: 'nights', term: 'Night', words: stay },
		{ icon: 'meals', term: 'Meals', words: mealsOfDayInWords(meals) },
		{ icon: 'walked', term: 'On foot', words: walked ? `${distanceInWords(walked)} on foot` : '' },
		{ icon: 'transport', term: 'Traveled', words: driven ? distanceInWords(driven) : '' },
		{ icon: 'places', term: 'Places', words: named.length > 0 && <PlaceLinks places={named} /> },
	];
	return all.filter(({ words }) => words !== '' && words !== false);
}

function PlaceLinks({ places }: { places: readonly NamedPlace[] }) {
	return places.map(({ name, path }, index) => (
		<span key={name}>
			{index > 0 && ' · '}
			{path === undefined ? (
				name
			) : (
				<a className="link" href={path}>
					{name}
				</a>
			)}
		</span>
	));
}
