import { useState } from 'react';

import type { SeatOffer } from '#src/contract/requests/waiting-list.ts';
import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';
import { formatMoney } from '#src/domain/money.ts';
import { tourQuoteId } from '#src/domain/quotes/quote-id.ts';
import { seatCount } from '#src/domain/tours/waiting-list.ts';
import { paths, quotePath } from '#src/paths.ts';
import { saveTourDraft } from '#src/stores/bookings/tour-booking.ts';
import { DeskTime } from '#src/ui/HeldUntil.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';

import { NotKept } from './NotKept.tsx';
import { TourTotal } from './TourTotal.tsx';

type Props = {
	offer: SeatOffer;
	/** What the checkout books them by. */
	seatKey: string;
	onReturn: () => Promise<void>;
};

/** Seats that a letter of the waiting list offers: to book, all or fewer of them, or to give back. */
export function HeldSeats({ offer, seatKey, onReturn }: Props) {
	const { tour, departure, travellers: held, until } = offer;
	const [chosen, setChosen] = useState<number | null>(null);
	const travellers = chosen ?? held;
	const [isKept, setKept] = useState(true);
	const total = formatMoney(tourTotal(departure.price, travellers));
	const parties = Array.from({ length: held }, (_, index) => String(index + 1));
	function book(): void {
		if (saveTourDraft({ tour, departure, travellers, seatKey })) {
			location.assign(paths.flightCheckout);
		} else setKept(false);
	}
	return (
		<>
			<h2 tabIndex={-1} className="text-2xl sm:text-3xl">
				We hold {seatCount(held)} for you
			</h2>
			<p>
				{tour.name}
				<br />
				{formatDates(departure.date, departure.endDate, 'weekday')}
				<br />
				Held until{' '}
				<strong className="font-semibold">
					<DeskTime at={until} />
				</strong>
			</p>
			<div className="grid max-w-md gap-5">
				{held > 1 && (
					<SelectField
						label="Seats to book"
						name="held-travellers"
						value={String(travellers)}
						options={parties.map((value) => ({ value, label: travellersLabel(Number(value)) }))}
						onChange={(value) => setChosen(Number(value))}
					/>
				)}
				<TourTotal
					price={departure.price}
					travellers={travellers}
					quote={quotePath(tourQuoteId(tour.id), { travelers: travellers, date: departure.date })}
				/>
				{/* The new one is heard; the first is read with the rest. */}
				<p className="visually-hidden" role="status">
					{chosen !== null && `${travellersLabel(travellers)}, ${total} in all`}
				</p>
			</div>
			<div className="flex flex-wrap items-center gap-3">
				<button type="button" className="button button-primary" onClick={book}>
					Book {seatCount(travellers)}
				</button>
				<ReturnSeats seats={held} onReturn={onReturn} />
			</div>
			{!isKept && <NotKept again="try again" />}
		</>
	);
}

/** Asks once more: what is given back goes to the next at once. */
function ReturnSeats({ seats, onReturn }: { seats: number; onReturn: () => Promise<void> }) {
	const [step, setStep] = useState<'offered' | 'asked' | 'busy'>('offered');
	const them = seats === 1 ? 'it' : 'them';
	if (step === 'offered') {
		return (
			<button type="button" className="button button-quiet" onClick={() => setStep('asked')}>
				Give {them} back
			</button>
		);
	}
	return (
		<button
			type="button"
			className="button button-secondary"
			disabled={step === 'busy'}
			onClick={() => {
				setStep('busy');
				void onReturn();
			}}
		>
			{step === 'busy' ? 'Giving back…' : `Really give ${them} back to the next who waits`}
		</button>
	);
}
