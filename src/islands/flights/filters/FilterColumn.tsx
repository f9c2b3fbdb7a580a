import { useId } from 'react';

import { noFilters, setFilters } from '#src/domain/flights/filters.ts';
import { FormTo } from '#src/ui/FormTo.tsx';
import { Unscripted } from '#src/ui/Unscripted.tsx';

import type { FilterProps } from './filter-props.ts';
import { FilterPanel } from './FilterPanel.tsx';

type Props = FilterProps & {
	/** Whether only those that come first are drawn yet. */
	isBegun: boolean;
	/** The address of the list without filters. */
	address: string;
};

/** The filters beside the list, where there is room for them; without scripts over it where there is none. */
export function FilterColumn({ address, isBegun, ...props }: Props) {
	const { filters, onChange } = props;
	const id = useId();
	const areSet = setFilters(filters).length > 0;
	return (
		<section
			aria-labelledby={id}
			data-print="no"
			className="card hidden self-start p-4 lg:block noscript:block max-lg:noscript:order-first"
		>
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
			<FormTo address={address} className="grid gap-3">
				<FilterPanel {...props} isBegun={isBegun} />
				<Unscripted>Show these flights</Unscripted>
			</FormTo>
		</section>
	);
}
