import { dayParts } from '#src/domain/flights/day-parts.ts';
import { formatDuration } from '#src/domain/flights/duration.ts';
import { directOnlyValue, filterNames, withBagValue } from '#src/domain/flights/filters-address.ts';
import { countWith, filterLabels } from '#src/domain/flights/filters.ts';
import { formatMoney } from '#src/domain/money.ts';

import { AirlineChoice } from './AirlineChoice.tsx';
import { AirportChoice } from './AirportChoice.tsx';
import type { FilterProps } from './filter-props.ts';
import { FilterLine } from './FilterLine.tsx';
import { FilterTile } from './FilterTile.tsx';
import { LimitSlider } from './LimitSlider.tsx';
import { withChoice } from './with-choice.ts';

const outward = ['departs', 'arrives'] as const;
const homeward = ['returnDeparts', 'returnArrives'] as const;

type Props = FilterProps & {
	/** Whether only those that come first are drawn yet. */
	isBegun?: boolean;
};

/** Everything by which the offers of a search can be narrowed; each choice says how many it leaves. */
export function FilterPanel({ isBegun = false, ...props }: Props) {
	const { offers, filters, onChange } = props;
	const isRoundTrip = offers.some(({ legs }) => legs.length > 1);
	return (
		<div className="filter-panel">
			<fieldset>
				<legend>Stops</legend>
				<FilterLine
					name={filterNames.directOnly}
					value={directOnlyValue}
					label={filterLabels.directOnly}
					count={countWith(offers, filters, { directOnly: true })}
					isChosen={filters.directOnly}
					onChange={(directOnly) => onChange({ directOnly })}
				/>
			</fieldset>
			<fieldset>
				<legend>Baggage</legend>
				<FilterLine
					name={filterNames.withBag}
					value={withBagValue}
					label={filterLabels.withBag}
					count={countWith(offers, filters, { withBag: true })}
					isChosen={filters.withBag}
					onChange={(withBag) => onChange({ withBag })}
				/>
			</fieldset>
			{[...outward, ...(isRoundTrip ? homeward : [])].map((name) => (
				<DayPartChoice key={name} name={name} {...props} />
			))}
			{!isBegun && (
				<>
					<LimitSlider name="price" format={formatMoney} {...props} />
					<LimitSlider name="longest" format={formatDuration} {...props} />
					<AirportChoice name="origins" {...props} />
					<AirportChoice name="destinations" {...props} />
					<AirlineChoice {...props} />
				</>
			)}
		</div>
	);
}

type DayPartProps = FilterProps & { name: (typeof outward | typeof homeward)[number] };

function DayPartChoice({ name, offers, filters, onChange }: DayPartProps) {
	return (
		<fieldset>
			<legend>{filterLabels[name]}</legend>
			<div className="grid grid-cols-2 gap-1.5">
				{dayParts.map(({ value, label, hours }) => (
					<FilterTile
						key={value}
						name={filterNames[name]}
						value={value}
						label={label}
						note={hours}
						count={countWith(offers, filters, { [name]: [value] })}
						isChosen={filters[name].includes(value)}
						onChange={(isChosen) => onChange(withChoice(name, value, isChosen))}
					/>
				))}
			</div>
		</fieldset>
	);
}
