import { useState } from 'react';

import type { BookingMoves } from '#src/contract/desk/move.ts';
import { flightSearchMessages } from '#src/contract/flights/messages.ts';
import type { WantedDays } from '#src/stores/desk/moves.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { useToday } from '#src/ui/use-today.ts';

type Props = {
	/** What is shown. */
	moves: Extract<BookingMoves, { type: 'flight' }>;
	onSearch: (days: WantedDays) => void;
};

/** The days of the flights that are looked for. */
export function FlightDays({ moves, onSearch }: Props) {
	const today = useToday();
	const [departureDate, setDeparture] = useState(moves.departureDate);
	const [returnDate, setReturn] = useState(moves.returnDate ?? '');
	const [error, setError] = useState<string>();
	const search = () => {
		const isBackwards = returnDate !== '' && returnDate < departureDate;
		setError(isBackwards ? flightSearchMessages.returnBeforeDeparture : undefined);
		if (departureDate !== '' && !isBackwards) onSearch({ departureDate, returnDate });
	};
	return (
		<div className="move-days">
			<DateField
				label="Departure"
				name="departureDate"
				value={departureDate}
				onChange={setDeparture}
				error={undefined}
				earliest={today}
				required
			/>
			<DateField
				label="Return"
				name="returnDate"
				value={returnDate}
				onChange={setReturn}
				error={error}
				earliest={departureDate || today}
				isOptional
			/>
			<button type="button" className="button button-secondary" onClick={search}>
				Search flights
			</button>
		</div>
	);
}
