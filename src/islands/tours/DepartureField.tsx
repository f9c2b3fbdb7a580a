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
	onChoose?: (departure: OfferedDeparture) => void;
	/** What is wrong with the choice. */
	error?: string;
	/** Whether those beyond the first few wait behind a button; without scripts all are seen. */
	isShortened?: boolean;
};

/** The departures of a tour, one of which is chosen. */
export function DepartureField(props: Props) {
	const { departures, chosen, onChoose, error, isShortened = false } = props;
	const headings = departureHeadings(departures);
	const isLater = (index: number) => isShortened && index >= firstDepartures;
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
			<ul className="departure-list">
				{departures.map((departure, index) => (
					<DepartureRow
						key={departure.date}
						departure={departure}
						heading={headings[index] ?? ''}
						isChosen={departure.date === chosen}
						onChoose={onChoose && (() => onChoose(departure))}
						isLater={isLater(index)}
					/>
				))}
			</ul>
			<p className="field-error empty:hidden" id="departure-error" aria-live="polite">
				{error}
			</p>
			{isShortened && (
				<button
					type="button"
					className="button button-quiet -ml-3 justify-self-start underline noscript:hidden"
					data-show-all
					hidden={departures.length <= firstDepartures}
				>
					Show all departures
				</button>
			)}
		</fieldset>
	);
}
