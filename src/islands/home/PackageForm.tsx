import { type FormEvent, useRef, useState } from 'react';

import { parameters, paths } from '#src/paths.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { useToday } from '#src/ui/use-today.ts';

import { SearchButton } from './FlightForm.tsx';
import { useKeptFields } from './use-kept-fields.ts';
import { useLeaving } from './use-leaving.ts';

/** The search for tour packages: nothing has to be filled in. */
export function PackageForm() {
	const [isLeaving, setLeaving] = useLeaving();
	const [destination, setDestination] = useState('');
	const [dates, setDates] = useState('');
	const today = useToday();
	const form = useRef<HTMLFormElement>(null);
	useKeptFields(form, (kept) => {
		setDestination(kept.get(parameters.destination) ?? '');
		setDates(kept.get(parameters.dates) ?? '');
	});

	const submit = (event: FormEvent<HTMLFormElement>) => {
		if (isLeaving) return event.preventDefault();
		// With scripts the list itself is narrowed, and goes on following what is chosen.
		event.currentTarget.action = paths.tourSearch;
		setLeaving(true);
	};

	return (
		<form
			ref={form}
			method="get"
			action={paths.toursFound}
			onSubmit={submit}
			className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4"
		>
			<div className="field">
				<label className="label" htmlFor="package-destination">
					Destination
				</label>
				<input
					className="input w-full"
					id="package-destination"
					name={parameters.destination}
					placeholder="Country, city or region"
					autoComplete="off"
					value={destination}
					onChange={(event) => setDestination(event.target.value)}
				/>
			</div>
			<DateField
				label="Dates"
				name={parameters.dates}
				value={dates}
				error={undefined}
				earliest={today}
				onChange={setDates}
			/>
			<SearchButton isLeaving={isLeaving} label="Search packages" />
		</form>
	);
}
