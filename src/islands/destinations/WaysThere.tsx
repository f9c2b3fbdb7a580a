import { createElement } from 'react';

import type { PlaceFacts } from '#src/contract/catalog/place-facts.ts';
import { flightsToPath } from '#src/paths.ts';

import { DealsThere } from './DealsThere.tsx';

type Props = Pick<PlaceFacts, 'place' | 'airports' | 'deals'>;

/**
 * How to fly there: the deals that land there, and the way to the search. Where the browser remembers a search,
 * `elements/fare-there.ts` says what it costs from the airport of that one.
 */
export function WaysThere({ place, airports, deals }: Props) {
	const [usual] = airports;
	if (!usual) return null;
	return (
		<section aria-labelledby="flights-there">
			<h2 id="flights-there" className="mb-6">
				Flights to {place}
			</h2>
			<div className="grid gap-8">
				<DealsThere place={place} airports={airports.map(({ code }) => code)} built={deals} />
				{createElement(
					'fare-there',
					{
						className: 'card flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5',
						'data-to': usual.label,
					},
					<p className="min-w-60 flex-1" data-part="fare">
						Say where you start: the search shows every fare to {listOf(airports)}.
					</p>,
					<a className="button button-secondary" href={flightsToPath(usual.label)}>
						Search flights to {usual.label}
					</a>,
				)}
			</div>
		</section>
	);
}

const list = new Intl.ListFormat('en-US', { type: 'disjunction' });

function listOf(airports: Props['airports']): string {
	return list.format(airports.map(({ label }) => label));
}
