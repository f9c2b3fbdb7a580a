import { useId } from 'react';

import {
	countWith,
	filterLabels,
	type LimitFilter,
	limitSteps,
} from '#src/domain/flights/filters.ts';

import { useAtOnce } from '../use-at-once.ts';
import { countWords } from './count-words.ts';
import type { FilterProps } from './filter-props.ts';

type Props = FilterProps & {
	name: LimitFilter;
	format: (amount: number) => string;
};

/** The most that an offer may cost or take: it stops only where another offer passes, and its end leaves all. */
export function LimitSlider({ name, format, offers, filters, onChange }: Props) {
	const id = useId();
	const [limit, choose] = useAtOnce(filters[name], (chosen) => onChange({ [name]: chosen }));
	const steps = limitSteps(offers, name);
	const last = steps.length - 1;
	if (last < 1) return null;
	const place =
		limit === null
			? last
			: Math.max(
					0,
					steps.findLastIndex((step) => step <= limit),
				);
	const text = limit === null ? 'Any' : format(limit);
	return (
		<div className="noscript:hidden">
			<div className="flex justify-between gap-3">
				<label htmlFor={id} className="filter-label">
					{filterLabels[name]}
				</label>
				<output htmlFor={id} className="price text-sm">
					{text}
				</output>
			</div>
			<input
				id={id}
				type="range"
				className="block h-8 w-full cursor-pointer"
				min={0}
				max={last}
				value={place}
				aria-valuetext={`${text}, ${countWords(countWith(offers, filters, {}))}`}
				onChange={({ target }) => {
					const step = steps[target.valueAsNumber];
					choose(target.valueAsNumber === last ? null : (step ?? null));
				}}
			/>
		</div>
	);
}
