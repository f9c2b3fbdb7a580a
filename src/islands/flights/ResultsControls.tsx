import { useStore } from '@nanostores/react';

import { offerSorts } from '#src/domain/flights/results.ts';
import { $resultsView, viewParameters } from '#src/stores/flights/results-view.ts';
import { type FlightSearch, flightSearchPath } from '#src/stores/flights/search-fields.ts';
import { FormTo } from '#src/ui/FormTo.tsx';

import { chooseView } from './choose-view.ts';

/** The order of the offers and the choice of direct flights only, both kept in the address. */
export function ResultsControls({ search }: { search: FlightSearch }) {
	const view = useStore($resultsView);
	return (
		<FormTo
			address={flightSearchPath(search)}
			className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 sm:gap-y-3"
		>
			<fieldset className="flex flex-wrap items-center gap-2">
				<legend className="visually-hidden">Sort flights by</legend>
				{offerSorts.map(({ value, label }) => (
					<label key={value} className="chip relative">
						<input
							type="radio"
							name={viewParameters.sort.name}
							value={value}
							className="absolute inset-0 cursor-pointer opacity-0"
							checked={view.sort === value}
							onChange={() => chooseView(search, { sort: value })}
						/>
						{label}
					</label>
				))}
			</fieldset>
			<label className="flex min-h-11 cursor-pointer items-center gap-2.5">
				<input
					type="checkbox"
					className="checkbox"
					name={viewParameters.direct.name}
					value={viewParameters.direct.only}
					checked={view.directOnly}
					onChange={(event) => chooseView(search, { directOnly: event.target.checked })}
				/>
				Direct flights only
			</label>
			<noscript>
				<button type="submit" className="button button-secondary">
					Show
				</button>
			</noscript>
		</FormTo>
	);
}
