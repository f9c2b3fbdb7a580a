import type { ChoiceFilter } from '#src/domain/flights/filters.ts';

import type { FilterChange } from './filter-props.ts';

/** What adds a value to what is chosen of a filter, or takes it away. */
export function withChoice(name: ChoiceFilter, value: string, isChosen: boolean): FilterChange {
	return (before) => {
		const others = before[name].filter((each) => each !== value);
		return { [name]: isChosen ? [...others, value] : others };
	};
}
