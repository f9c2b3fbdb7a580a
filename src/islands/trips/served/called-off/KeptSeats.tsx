import { answerKeptSeats, type KeptSeatsRecord } from '#src/contract/trips/kept-seats.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { departureEnd } from '#src/domain/tours/departure.ts';
import { seatCount } from '#src/domain/tours/waiting-list.ts';

import { DeskMoment } from '../DeskMoment.tsx';
import { tripAction } from '../trip-action.ts';

type Props = {
	view: TripView;
	seats: KeptSeatsRecord;
	/** '7 days' */
	duration: string;
};

/** The seats that are kept on another departure, with a button to take them and one to give them back. */
export function KeptSeats({ view, seats: kept, duration }: Props) {
	const { access, reading, attempt, record } = view;
	const { id, date, seats, totalPrice, until } = kept;
	const days = formatDates(date, departureEnd(date, duration), 'weekday');
	const action = tripAction(answerKeptSeats, reading.reference);
	const fields = { seats: id, attempt };
	return (
		<div className="kept-seats">
			<h3>Travel on {days} instead</h3>
			<p>
				We keep {seatCount(seats)} for you until{' '}
				<strong>
					<DeskMoment at={until} />
				</strong>
				{access.showsPrices && (
					<>
						, for <strong className="price">{formatMoneyInCents(totalPrice)}</strong> in all:{' '}
						{totalPrice < record.totalPrice ? 'less than' : 'what'} you agreed to before
						{record.refund === null ? '' : ', and what you have paid counts'}
					</>
				)}
				.
			</p>
			{access.mayChange ? (
				<div className="flex flex-wrap gap-3" data-print="no">
					<Answer {...{ action }} fields={{ ...fields, answer: 'taken' }} look="button-primary">
						Take these seats
					</Answer>
					<Answer
						{...{ action }}
						fields={{ ...fields, answer: 'declined' }}
						look="button-secondary"
					>
						No, thank you
					</Answer>
				</div>
			) : (
				<p className="hint">Only the traveler answers here. Nobody has answered yet.</p>
			)}
			<p className="hint">
				If we hear nothing by then, others can have the seats
				{record.refund === null ? '.' : ', and what you have paid goes back to you.'}
			</p>
		</div>
	);
}

type AnswerProps = {
	fields: Record<string, string | number>;
	action: string;
	/** Of the button. */
	look: string;
	children: string;
};

function Answer({ fields, action, look, children }: AnswerProps) {
	return (
		<form method="post" action={action}>
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<button className={`button ${look}`} type="submit">
				{children}
			</button>
		</form>
	);
}
