import type { ReactNode } from 'react';

import type { ItineraryDay } from '#src/contract/catalog/catalog.ts';
import { distanceInWords, mealsOfDayInWords } from '#src/domain/tours/fact-words.ts';

import { FactIcon, type FactIconName } from './FactIcon.tsx';
import type { NamedPlace, NamedPlaces } from './named-places.ts';

type Props = { day: ItineraryDay; places: NamedPlaces };

type DayFact = { icon: FactIconName; term: string; words: ReactNode };

/** Where a day's night is spent, what is eaten, how far it goes and through which places; nothing where none is known. */
export function DayFactList({ day, places }: Props) {
	const facts = knownOf(day, places);
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

function knownOf(day: ItineraryDay, places: NamedPlaces): DayFact[] {
	const { meals, stay, walked, driven } = day;
	const named = day.places.flatMap((slug) => places[slug] ?? []);
	return [
		stay && { icon: 'nights' as const, term: 'Night', words: stayInWords(stay) },
		meals.length > 0 && {
			icon: 'meals' as const,
			term: 'Meals',
			words: mealsOfDayInWords(meals),
		},
		walked && {
			icon: 'walked' as const,
			term: 'On foot',
			words: `${distanceInWords(walked)} on foot`,
		},
		driven && {
			icon: 'transport' as const,
			term: 'Travelled',
			words: distanceInWords(driven),
		},
		named.length > 0 && {
			icon: 'places' as const,
			term: 'Places',
			words: <PlaceLinks places={named} />,
		},
	].filter((fact) => fact !== null && fact !== false && fact !== 0);
}

/** 'Casa Urubamba, guesthouse'; of a stay without a name its kind. */
function stayInWords({ kind, name }: { kind: string; name: string }): string {
	if (name === '') return kind.charAt(0).toUpperCase() + kind.slice(1);
	return name.toLowerCase().includes(kind) ? name : `${name}, ${kind}`;
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
