import { useRef, useState } from 'react';

import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import type { LetterTime } from '#src/contract/desk/operation.ts';
import type { NamedFlight } from '#src/contract/desk/schedule.ts';
import { type BookedLeg, isTimed } from '#src/domain/flights/booked-legs.ts';
import { legName } from '#src/domain/flights/journey.ts';
import { type LegTimes, timesOf } from '#src/domain/trips/new-times.ts';
import { recordSchedule } from '#src/stores/desk/party.ts';

import { LetterChoice } from '../actions/LetterChoice.tsx';
import { FormDialog } from '../panel/FormDialog.tsx';
import { useOperationForm } from '../party/use-operation-form.ts';
import { LegFields } from './LegFields.tsx';
import { movedLeg } from './moved-leg.ts';
import { WhatItMeans } from './WhatItMeans.tsx';

type Props = { view: BookingPageView; legs: readonly BookedLeg[]; onClosed: () => void };

const nobody: NamedFlight = { airline: '', number: '' };

/** Who flies a leg, where the desk has said so before. */
function flightOfLeg(leg: BookedLeg): NamedFlight {
	if (!isTimed(leg) || !leg.isNamed) return nobody;
	return { airline: leg.airline, number: leg.number };
}

/** What is sent of who flies: nothing where nothing was typed. */
function named(flights: readonly NamedFlight[]): NamedFlight[] | undefined {
	const isTyped = flights.some(({ airline, number }) => `${airline}${number}`.trim() !== '');
	if (!isTyped) return undefined;
	return flights.map(({ airline, number }) => ({ airline, number: number.trim().toUpperCase() }));
}

/** Who flies and the times that an airline gave, flight by flight, a deal's first ones too; where the first of a leg moves, the rest of it follows. */
export function NewTimesDialog({ view, legs: booked, onClosed }: Props) {
	const { booking, scheduleChanges } = view;
	const [legs] = useState(booked);
	const dialog = useRef<HTMLDialogElement>(null);
	const [first] = useState(() => timesOf(legs));
	const [times, setTimes] = useState<LegTimes[]>(first);
	const [stops, setStops] = useState(() => legs.map((): 0 | 1 => 0));
	const [known] = useState(() => legs.map(flightOfLeg));
	const [flights, setFlights] = useState<NamedFlight[]>(known);
	const [letter, setLetter] = useState<LetterTime>('later');
	const { refused, isSending, fields, onSubmit } = useOperationForm(async () => {
		const close = () => dialog.current?.close();
		return recordSchedule(booking, { times, stops, flights: named(flights) }, { letter, close });
	});
	const isChanged =
		stops.includes(1) || JSON.stringify([times, flights]) !== JSON.stringify([first, known]);
	return (
		<FormDialog
			ref={dialog}
			title="Record airline and times"
			button="Record"
			isChanged={isChanged}
			isSending={isSending}
			onSubmit={onSubmit}
			onClosed={onClosed}
		>
			<div ref={fields} className="grid gap-5">
				<p className="hint">
					Each time is on the clocks of its airport.
					{legs.every(isTimed) &&
						' Where a departure moves, what follows in its direction moves along until you change it.'}
				</p>
				{legs.map((leg, index) => (
					<LegFields
						key={`${leg.origin} ${leg.date}`}
						legend={legName(index, legs.length)}
						leg={leg}
						times={times[index] ?? []}
						isStopping={stops[index] === 1}
						onStopping={(isStopping) => setStops(stops.with(index, isStopping ? 1 : 0))}
						flight={flights[index] ?? nobody}
						flightErrorAt={(field) => refused[`flights.${index}.${field}`]}
						onFlight={(flight) => setFlights(flights.with(index, flight))}
						errorAt={(flight, field) => refused[`times.${index}.${flight}.${field}`]}
						onChange={(flight, field, value) =>
							setTimes(
								times.map((each, at) =>
									at === index ? movedLeg(each, { flight, field, value }) : each,
								),
							)
						}
					/>
				))}
				<WhatItMeans legs={legs} times={times} last={scheduleChanges[0] ?? null} />
				<LetterChoice email={booking.email} value={letter} onChange={setLetter} />
			</div>
		</FormDialog>
	);
}
