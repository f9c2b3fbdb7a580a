import {
	departureHeadings,
	firstDepartures,
	type OfferedDeparture,
} from '#src/domain/tours/departure-choice.ts';

import { DepartureRow } from './DepartureRow.tsx';

type Props = {
	/** The soonest first. */
	departures: readonly OfferedDeparture[];
	/** The day of the one that is chosen, or at first. */
	chosen: string | undefined;
	/** Where React follows the choice; the page of a tour leaves that to its script. */
	onChoose?: ((departure: OfferedDeparture) => void) | undefined;
	/**
	 * Whether it is HTML of a page, for `src/elements/book-tour.ts`: those beyond the first few wait until somebody asks for
	 * all, and a full one leads to the waiting list.
	 */
	isServed?: boolean;
};

/** Departures by their days, and below them more of the one that is chosen. */
export function DepartureList({ departures, chosen, onChoose, isServed = false }: Props) {
	const headings = departureHeadings(departures);
	return (
		<ul
			className="departure-list"
			data-departures={isServed ? JSON.stringify(departures) : undefined}
		>
			{departures.map((departure, index) => (
				<DepartureRow
					key={departure.date}
					departure={departure}
					heading={headings[index] ?? ''}
					isChosen={departure.date === chosen}
					onChoose={onChoose && (() => onChoose(departure))}
					isLater={isServed && index >= firstDepartures}
					hasWaitingList={isServed}
				/>
			))}
		</ul>
	);
}
