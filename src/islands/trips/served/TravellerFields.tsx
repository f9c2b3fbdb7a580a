import { travellerLengths } from '#src/contract/trips/travellers.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { problemAt } from '#src/domain/trips/form-problem.ts';
import { seatName, seatWords } from '#src/domain/trips/seat-words.ts';
import { areTravellersDue } from '#src/domain/trips/travellers-due.ts';
import { isLead, type TripSeat } from '#src/domain/trips/trip-seats.ts';
import { TextField } from '#src/ui/TextField.tsx';

type Props = {
	place: TripSeat;
	view: TripView;
	/** The id of the names that can be chosen. */
	list: string | undefined;
};

/** What is asked of whoever has a seat: as it is saved or, of a form that was refused, as it was typed. */
export function TravellerFields({ place, view, list }: Props) {
	const { travellers, reading, record, now } = view;
	const problem = view.problem?.form === 'travellers' ? view.problem : null;
	const { seat, asksBirthDate } = place;
	const known = travellers.find((each) => each.seat === seat);
	const isNeeded = isLead(place) || areTravellersDue(record.departureDate, now);
	const saved = {
		name: known?.name ?? (isLead(place) ? reading.passenger : ''),
		birthDate: known?.birthDate ?? '',
		needs: known?.needs ?? '',
	};
	const field = (name: keyof typeof saved) => ({
		name: `${name}[${seat}]`,
		defaultValue: problem ? (problem.typed[`${name}[${seat}]`] ?? '') : saved[name],
		error: problemAt(problem, `${name}.${seat}`) ?? undefined,
	});
	const whose = seatWords(place, known?.birthDate ?? null, record.departureDate);
	return (
		<fieldset className="grid gap-x-5 gap-y-4 border-t border-line pt-4 sm:grid-cols-2">
			<legend className="float-left flex flex-wrap items-baseline gap-x-2 font-semibold sm:col-span-2">
				{seatName(place)}
				{whose !== '' && <span className="hint font-normal">{whose}</span>}
			</legend>
			<TextField
				{...field('name')}
				label="Full name"
				list={list}
				required={isNeeded}
				maxLength={travellerLengths.name}
				autoComplete={isLead(place) ? 'name' : 'off'}
			/>
			{asksBirthDate && (
				<TextField
					{...field('birthDate')}
					label="Birth date"
					type="date"
					min="1900-01-01"
					max={newYorkDay(now)}
					required={isNeeded}
					autoComplete={isLead(place) ? 'bday' : 'off'}
				/>
			)}
			<div className={asksBirthDate ? 'sm:col-span-2' : undefined}>
				<TextField
					{...field('needs')}
					label="Diet or mobility needs"
					isOptional
					maxLength={travellerLengths.needs}
					autoComplete="off"
				/>
			</div>
		</fieldset>
	);
}
