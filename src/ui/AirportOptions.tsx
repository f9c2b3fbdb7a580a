import type { UseComboboxPropGetters } from 'downshift';
import { memo } from 'react';

import { cityOfAirport, type Place } from '#src/domain/flights/place.ts';
import type { Suggestion } from '#src/domain/flights/suggestion.ts';

import { PlaceOption } from './PlaceOption.tsx';

type Props = Pick<UseComboboxPropGetters<Suggestion>, 'getItemProps'> & {
	places: readonly Suggestion[];
	/** What suggested them. */
	query: string;
	/** -1 where none is. */
	highlightedIndex: number;
};

const highlighted =
	'bg-paper-deep shadow-[inset_4px_0_0_var(--color-accent)] forced-colors:outline forced-colors:-outline-offset-1';

/** The suggestions of an airport field. A letter draws none of them anew, only what it comes to suggest. */
export const AirportOptions = memo((props: Props) => {
	const { places, query, highlightedIndex, getItemProps } = props;
	return places.map((place, index) => (
		<li
			key={place.code}
			{...getItemProps({ item: place, index })}
			className={`flex min-h-11 cursor-pointer items-center px-3 py-1.5 ${
				index === highlightedIndex ? highlighted : ''
			}`}
		>
			<PlaceOption
				place={place}
				query={query}
				isUnderCity={places.slice(0, index).some((before) => isCityOf(before, place))}
			/>
		</li>
	));
});

function isCityOf(city: Place, { kind, code }: Place): boolean {
	return kind === 'airport' && cityOfAirport.get(code)?.code === city.code;
}
