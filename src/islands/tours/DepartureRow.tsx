import { withTourTaxes } from '#src/domain/bookings/trip-price.ts';
import { formatMoney } from '#src/domain/money.ts';
import {
	departureWords,
	isFull,
	type OfferedDeparture,
} from '#src/domain/tours/departure-choice.ts';
import { departureLabel } from '#src/domain/tours/departure.ts';
import { site } from '#src/site.ts';

type Props = {
	departure: OfferedDeparture;
	/** The year that begins with it; '' in the middle of one. */
	heading: string;
	isChosen: boolean;
	/** Where React follows the choice; the page of a tour leaves that to its script. */
	onChoose?: (() => void) | undefined;
	/** It waits until somebody asks for all. */
	isLater: boolean;
	/** Whether who finds it full can wait for a seat. */
	hasWaitingList: boolean;
};

/** A departure to choose: its day, price and, where they are known, seats; the rest of it once it is chosen. */
export function DepartureRow(props: Props) {
	const { departure, heading, isChosen, onChoose, isLater, hasWaitingList } = props;
	const { date, price, state, season } = departure;
	const { day, dates, seats, isScarce, mark } = departureWords(departure, site);
	const id = `departure-${date}`;
	const choice = onChoose
		? { checked: isChosen, onChange: onChoose }
		: { defaultChecked: isChosen };
	return (
		<li data-departure={date} data-later={isLater || undefined}>
			<p className="departure-heading" data-part="heading">
				{heading}
			</p>
			<div className="departure-cell">
				<input
					{...choice}
					type="radio"
					name="departure"
					id={id}
					value={date}
					disabled={isFull(departure)}
					aria-label={departureLabel(departure)}
					aria-describedby={season === '' ? `${id}-mark` : `${id}-mark ${id}-season`}
				/>
				{/* The radio's name says it all. */}
				<span data-part="day" aria-hidden="true">
					{day}
				</span>{' '}
				<span className="price" data-part="price" aria-hidden="true">
					{formatMoney(withTourTaxes(price))}
				</span>{' '}
				<span
					data-part="seats"
					data-scarce={isScarce || undefined}
					data-state={state}
					aria-hidden="true"
				>
					{seats}
				</span>
				{hasWaitingList && isFull(departure) && (
					<button type="button" id={`wait-${date}`} className="departure-wait" data-wait>
						Join the waiting list
					</button>
				)}
			</div>
			<p className="departure-details">
				<span data-part="dates">{dates}</span>{' '}
				<span id={`${id}-mark`} data-part="mark" data-state={state}>
					{mark}
				</span>{' '}
				{season !== '' && (
					<span id={`${id}-season`} data-part="season">
						{season}
					</span>
				)}
			</p>
		</li>
	);
}
