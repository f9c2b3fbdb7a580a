import { useId } from 'react';

import { noFilters, setFilters } from '#src/domain/flights/filters.ts';

import type { FilterProps } from './filter-props.ts';
import { FilterPanel } from './FilterPanel.tsx';

/** The filters beside the list, where there is room for them. */
export function FilterColumn(props: FilterProps) {
	const { filters, onChange } = props;
	const id = useId();
	const areSet = setFilters(filters).length > 0;
	return (
		<section aria-labelledby={id} className="card hidden self-start p-4 lg:block">
			<div className="mb-2 flex min-h-8 items-center justify-between">
				<h2 id={id} className="text-xl">
					Filters
				</h2>
				{areSet && (
					<button
						type="button"
						className="link min-h-8 cursor-pointer text-sm"
						onClick={() => onChange(noFilters)}
					>
						Clear all
					</button>
				)}
			</div>
			<FilterPanel {...props} />
		</section>
	);
}
