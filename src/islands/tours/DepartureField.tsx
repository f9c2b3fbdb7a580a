import type { ComponentProps } from 'react';

import { firstDepartures } from '#src/domain/tours/departure-choice.ts';

import { DepartureList } from './DepartureList.tsx';

type Props = ComponentProps<typeof DepartureList> & {
	/** What is wrong with the choice. */
	error?: string;
};

/** The departures of a tour, one of which is chosen. */
export function DepartureField({ error, ...list }: Props) {
	return (
		<fieldset
			role="radiogroup"
			className="field"
			aria-labelledby="departure-date"
			aria-describedby="departure-error"
		>
			<legend className="label" id="departure-date">
				Departure date
			</legend>
			{list.isServed && (
				<button
					type="button"
					className="departure-all link noscript:hidden"
					data-show-all
					hidden={list.departures.length <= firstDepartures}
				>
					Show all departures
				</button>
			)}
			{/* On a tour's page its price stands over it and says so. */}
			{!list.isServed && <p className="hint">Prices are for one person, taxes included.</p>}
			<DepartureList {...list} />
			<p className="field-error empty:hidden" id="departure-error" aria-live="polite">
				{error}
			</p>
		</fieldset>
	);
}
