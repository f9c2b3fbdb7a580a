import { filterNames } from '#src/domain/flights/filters-address.ts';
import { countWith, filterLabels, valuesOf } from '#src/domain/flights/filters.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';

import type { FilterProps } from './filter-props.ts';
import { FilterLine } from './FilterLine.tsx';
import { withChoice } from './with-choice.ts';

type Props = FilterProps & { name: 'origins' | 'destinations' };

/** Which airports of a city will do; nothing where the search has one only. */
export function AirportChoice({ name, offers, filters, onChange }: Props) {
	const codes = valuesOf(offers, name);
	if (codes.length < 2) return null;
	return (
		<fieldset>
			<legend>{filterLabels[name]}</legend>
			{codes.map((code) => (
				<FilterLine
					key={code}
					name={filterNames[name]}
					value={code}
					label={labelOf(offers, name, code)}
					count={countWith(offers, filters, { [name]: [code] })}
					isChosen={filters[name].includes(code)}
					onChange={(isChosen) => onChange(withChoice(name, code, isChosen))}
				/>
			))}
		</fieldset>
	);
}

/** 'London (LGW)' */
function labelOf(offers: readonly FlightOffer[], name: Props['name'], code: string): string {
	const labels = offers.map(({ origin, destination }) =>
		name === 'origins' ? origin : destination,
	);
	return labels.find((label) => label.endsWith(`(${code})`)) ?? code;
}
