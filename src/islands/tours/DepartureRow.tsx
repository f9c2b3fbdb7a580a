import { formatMoney } from '#src/domain/money.ts';
import {
	departureWords,
	isFull,
	type OfferedDeparture,
} from '#src/domain/tours/departure-choice.ts';
import { departureLabel } from '#src/domain/tours/departure.ts';

type Props = {
	departure: OfferedDeparture;
	/** The year or month that begins with it; '' in the middle of one. */
	heading: string;
	isChosen: boolean;
	/** Where React follows the choice; the page of a tour leaves that to its script. */
	onChoose?: (() => void) | undefined;
	/** It waits until somebody asks for all. */
	isLater?: boolean;
};

/**
 * A departure to choose: its days, price and, where they are known, seats. `src/elements/departure-rows.ts` writes the
 * same anew.
 */
export function DepartureRow({ departure, heading, isChosen, onChoose, isLater = false }: Props) {
	const { date, price, state } = departure;
	const { dates, seats, isScarce, mark } = departureWords(departure);
	const id = `departure-${date}`;
	const choice = onChoose
		? { checked: isChosen, onChange: onChoose }
		: { defaultChecked: isChosen };
	return (
		<li data-departure={date} data-later={isLater || undefined}>
			<p className="departure-heading" data-part="heading">
				{heading}
			</p>
			<div className="departure-row">
				<input
					{...choice}
					type="radio"
					name="departure"
					id={id}
					value={date}
					disabled={isFull(departure)}
					aria-label={departureLabel(departure)}
					aria-describedby={`${id}-mark`}
				/>
				<label htmlFor={id} data-part="dates">
					{dates}
				</label>
				{/* The radio's name says both. */}
				<span className="price" data-part="price" aria-hidden="true">
					{formatMoney(price)}
				</span>
				<span data-part="seats" data-scarce={isScarce || undefined} aria-hidden="true">
					{seats}
				</span>
				<span id={`${id}-mark`} data-part="mark" data-state={state}>
					{mark}
				</span>
			</div>
		</li>
	);
}
