import type { TripView } from '#src/contract/trips/trip-view.ts';

import { TripFold } from './TripFold.tsx';

type Props = { path: string; isFree: boolean; view: TripView };

/**
 * How whoever booked a flight gets to other days: what is held and free is held anew and this one given back, what is
 * confirmed or paid for is changed by the desk with the airline.
 */
export function OtherFlights({ path, isFree, view }: Props) {
	return (
		<TripFold view={view} id="move" title="Another date">
			<p>
				{isFree
					? 'Nothing is paid yet: look for the days that suit you and hold that flight. Then cancel this one here.'
					: 'Look for the days that suit you and write to us below: our desk asks the airline what the change costs, and tells you before anything changes.'}
			</p>
			<p data-print="no">
				<a className="button button-secondary" href={path}>
					See other days and flights
				</a>
			</p>
		</TripFold>
	);
}
