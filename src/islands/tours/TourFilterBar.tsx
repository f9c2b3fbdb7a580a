import { type FormEvent, type RefObject, useId } from 'react';

import { type TourFilter, tourLengths } from '#src/domain/tours/filter.ts';
import { parameters } from '#src/paths.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useEarlyInput } from '#src/ui/use-early-input.ts';
import { useToday } from '#src/ui/use-today.ts';

type Props = {
	/** The page that the form belongs to. */
	path: string;
	filter: TourFilter;
	/** What is wrong with the day in the address. */
	datesError: string | undefined;
	/** The places there are tours to, to choose from while typing. */
	places: string[];
	hasDates: boolean;
	field: RefObject<HTMLInputElement | null>;
	onChange: (part: Partial<TourFilter>, how?: 'typed' | 'chosen') => void;
	onSettle: () => void;
};

/** Where to, how long and, for a search, when: the list below follows every change. */
export function TourFilterBar(props: Props) {
	const { path, filter, datesError, places, hasDates, field, onChange, onSettle } = props;
	const today = useToday();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		onSettle();
		document.getElementById('tour-list')?.scrollIntoView({ block: 'nearest' });
	};
	return (
		<form
			method="get"
			action={path}
			aria-label="Filter tours"
			onSubmit={submit}
			className={`card grid items-start gap-x-4 gap-y-3 p-4 sm:grid-cols-2 sm:p-6 ${hasDates ? 'lg:grid-cols-[2fr_1fr_1fr_auto]' : 'lg:grid-cols-[2fr_1fr_auto]'}`}
		>
			<DestinationField
				value={filter.destination}
				places={places}
				field={field}
				onChange={(destination) => onChange({ destination }, 'typed')}
				onSettle={onSettle}
			/>
			<SelectField
				label="Duration"
				name={parameters.duration}
				value={filter.duration}
				options={tourLengths}
				onChange={(duration) => onChange({ duration })}
			/>
			{hasDates && (
				<DateField
					label="Dates"
					name={parameters.dates}
					value={filter.from}
					error={datesError}
					earliest={today}
					onChange={(from) => onChange({ from })}
				/>
			)}
			<button
				type="submit"
				className={`button button-primary noscript:hidden ${hasDates ? 'sm:mt-[1.64rem]' : 'sm:col-span-2 lg:col-span-1 lg:mt-[1.64rem]'}`}
			>
				Show tours
			</button>
		</form>
	);
}

type DestinationProps = {
	value: string;
	places: string[];
	field: RefObject<HTMLInputElement | null>;
	onChange: (value: string) => void;
	onSettle: () => void;
};

function DestinationField({ value, places, field, onChange, onSettle }: DestinationProps) {
	const id = useId();
	useEarlyInput(field, value, onChange);
	return (
		<div className="field">
			<label className="label" htmlFor={id}>
				Destination
			</label>
			<input
				ref={field}
				id={id}
				className="input"
				name={parameters.destination}
				list={`${id}-places`}
				autoComplete="off"
				maxLength={80}
				placeholder="Country, city or region"
				value={value}
				onChange={(event) => onChange(event.target.value)}
				onBlur={onSettle}
			/>
			<datalist id={`${id}-places`}>
				{places.map((place) => (
					<option key={place}>{place}</option>
				))}
			</datalist>
		</div>
	);
}
