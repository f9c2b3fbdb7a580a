import type { FlightLeg } from '#src/domain/flights/offer.ts';
import type { FlightTimes, LegTimes } from '#src/domain/trips/new-times.ts';
import { TextField } from '#src/ui/TextField.tsx';

type Props = {
	/** 'Outward' */
	legend: string;
	leg: FlightLeg;
	times: LegTimes;
	errorAt: (flight: number, field: keyof FlightTimes) => string | undefined;
	onChange: (flight: number, field: keyof FlightTimes, value: string) => void;
};

/** The times of one direction: of each flight when it leaves and lands, where. */
export function LegFields({ legend, leg, times, errorAt, onChange }: Props) {
	const { origin, destination, stop } = leg;
	const places = stop ? [origin, stop.airport, destination] : [origin, destination];
	return (
		<fieldset className="party-person">
			<legend>{legend}</legend>
			{times.map((flight, index) =>
				(['departsAt', 'arrivesAt'] as const).map((field) => (
					<TextField
						key={`${index} ${field}`}
						type="datetime-local"
						label={
							field === 'departsAt' ? `Leaves ${places[index]}` : `Lands in ${places[index + 1]}`
						}
						value={flight[field]}
						autoComplete="off"
						error={errorAt(index, field)}
						onChange={({ target }) => onChange(index, field, target.value)}
					/>
				)),
			)}
		</fieldset>
	);
}
