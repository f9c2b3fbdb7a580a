import type { NamedFlight } from '#src/contract/desk/schedule.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { type BookedLeg, isTimed } from '#src/domain/flights/booked-legs.ts';
import type { FlightTimes, LegTimes } from '#src/domain/trips/new-times.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

type Props = {
	/** 'Outward' */
	legend: string;
	leg: BookedLeg;
	times: LegTimes;
	/** Whether it stops on the way, where the booking does not say. */
	isStopping: boolean;
	/** Who flies it. */
	flight: NamedFlight;
	flightErrorAt: (field: keyof NamedFlight) => string | undefined;
	onFlight: (flight: NamedFlight) => void;
	errorAt: (flight: number, field: keyof FlightTimes) => string | undefined;
	onChange: (flight: number, field: keyof FlightTimes, value: string) => void;
	onStopping: (isStopping: boolean) => void;
};

/** The times of one direction: of each flight when it leaves and lands, where; of a deal's first ones with its booked day. */
export function LegFields({ legend, leg, times, isStopping, flight: flown, ...on }: Props) {
	const { errorAt, flightErrorAt, onChange, onFlight, onStopping } = on;
	const { origin, destination, date } = leg;
	const stop = isTimed(leg) ? leg.stop : null;
	const places = stop ? [origin, stop.airport, destination] : [origin, destination];
	return (
		<fieldset className="party-person">
			<legend>{isTimed(leg) ? legend : `${legend}, booked for ${formatDate(date)}`}</legend>
			<TextField
				label="Airline"
				value={flown.airline}
				required={false}
				isOptional
				autoComplete="off"
				error={flightErrorAt('airline')}
				onChange={({ target }) => onFlight({ ...flown, airline: target.value })}
			/>
			<TextField
				label="Flight number"
				value={flown.number}
				required={false}
				isOptional
				autoComplete="off"
				hint="As BA 178."
				error={flightErrorAt('number')}
				onChange={({ target }) => onFlight({ ...flown, number: target.value })}
			/>
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
			{!isTimed(leg) && (
				<CheckboxField
					label="It stops on the way"
					checked={isStopping}
					onChange={({ target }) => onStopping(target.checked)}
				/>
			)}
		</fieldset>
	);
}
