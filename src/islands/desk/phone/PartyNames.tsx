import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import type { TripSeat } from '#src/domain/trips/trip-seats.ts';
import type { ChosenTrip } from '#src/stores/desk/phone/chosen-trip.ts';
import { changeDraft, type Draft } from '#src/stores/desk/phone/draft.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import type { DraftProps } from './draft-props.ts';
import { MoreFields } from './MoreFields.tsx';

type Person = Draft['named'][number];
type Props = DraftProps & { chosen: ChosenTrip | null };

const nobody: Person = { name: '', birthDate: '' };

/** Who travels, as far as the caller says it: the rest can be said later, on the page of the trip. */
export function PartyNames({ draft, wrong, chosen }: Props) {
	if (!chosen) return null;
	const { seats } = chosen;
	const { named } = draft;
	const isWrong = Object.keys(wrong).some((name) => name.startsWith('travellers'));
	const isSaid = named.some(({ name, birthDate }) => name !== '' || birthDate !== '');
	const change = (index: number, changes: Partial<Person>) => {
		const rows = seats.map((_, seat) => named[seat] ?? nobody);
		const person = { ...nobody, ...rows[index], ...changes };
		changeDraft({ named: rows.with(index, person) }, `travellers.${index}`);
	};
	return (
		<section className="card new-booking-part">
			<MoreFields
				title="Who travels"
				hint={`${travellersLabel(seats.length)}, names if known`}
				isNeeded={isWrong || isSaid}
			>
				<ol className="grid gap-4">
					{seats.map((place, index) => (
						<Seat
							key={place.seat}
							{...{ place, wrong }}
							person={named[index] ?? nobody}
							caller={index === 0 ? draft.name : ''}
							onChange={(changes) => change(index, changes)}
						/>
					))}
				</ol>
				<FieldError id="new-booking-travellers" error={wrong['travellers']} />
			</MoreFields>
		</section>
	);
}

type SeatProps = {
	place: TripSeat;
	person: Person;
	/** Who leads the trip where nobody else is named; '' of any other seat. */
	caller: string;
	wrong: DraftProps['wrong'];
	onChange: (changes: Partial<Person>) => void;
};

function Seat({ place, person, caller, wrong, onChange }: SeatProps) {
	const name = `travellers.${place.seat - 1}`;
	return (
		<li className="new-booking-seat">
			<TextField
				label={`${seatLabels[place.kind]} ${place.seat}`}
				name={`${name}.name`}
				autoComplete="off"
				placeholder={caller === '' ? 'First and last name' : caller}
				value={person.name}
				error={wrong[`${name}.name`]}
				onChange={({ target }) => onChange({ name: target.value })}
			/>
			{place.asksBirthDate && (
				<TextField
					label="Birth date"
					name={`${name}.birthDate`}
					type="date"
					value={person.birthDate}
					error={wrong[`${name}.birthDate`]}
					onChange={({ target }) => onChange({ birthDate: target.value })}
				/>
			)}
		</li>
	);
}

const seatLabels = {
	traveller: 'Traveler',
	adult: 'Adult',
	child: 'Child',
	infant: 'Infant',
} as const satisfies Record<TripSeat['kind'], string>;
