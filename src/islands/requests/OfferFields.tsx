import type { ReactNode } from 'react';

import type { CustomOfferForm } from '#src/contract/requests/requests.ts';
import { mostInRequest } from '#src/domain/bookings/travellers.ts';
import { cabinClasses, travelClasses } from '#src/domain/flights/cabin-class.ts';
import { shortestPhone } from '#src/domain/people/shortest-phone.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useToday } from '#src/ui/use-today.ts';

import type { useContractForm } from '../forms/use-contract-form.ts';

type Props = { offer: ReturnType<typeof useContractForm<CustomOfferForm>> };

/** Who asks. */
export function TravellerFields({ offer: { field } }: Props) {
	return (
		<Group legend="About you">
			<div className="sm:col-span-2">
				<TextField {...field('name', 'Name')} autoComplete="name" />
			</div>
			<TextField {...field('email', 'Email')} type="email" autoComplete="email" />
			<TextField {...field('phone', 'Phone')} type="tel" least={shortestPhone} autoComplete="tel" />
		</Group>
	);
}

/** Where to, when and how many. A return date that a later departure overtakes is emptied. */
export function TripFields({ offer }: Props) {
	const { form, field, error } = offer;
	const today = useToday();
	const departure = form.watch('departureDate') ?? '';
	const change = (name: 'departureDate' | 'returnDate', value: string) =>
		form.setValue(name, value, { shouldValidate: form.formState.isSubmitted });
	const leave = (date: string) => {
		change('departureDate', date);
		const back = form.getValues('returnDate') ?? '';
		if (back !== '' && back < date) change('returnDate', '');
	};
	const date = (name: 'departureDate' | 'returnDate') => ({
		name,
		ref: form.register(name).ref,
		value: form.watch(name) ?? '',
		error: error(name),
		required: true,
	});
	return (
		<Group legend="Your trip">
			<div className="sm:col-span-2">
				<TextField
					{...field('destination', 'Destination')}
					placeholder="A city, an island, a country"
					autoComplete="off"
				/>
			</div>
			<DateField
				{...date('departureDate')}
				label="Departure date"
				earliest={today}
				onChange={leave}
			/>
			<DateField
				{...date('returnDate')}
				label="Return date"
				earliest={today && departure > today ? departure : today}
				onChange={(value) => change('returnDate', value)}
			/>
			<div className="grid grid-cols-2 gap-4 sm:col-span-2 sm:gap-x-5">
				<HeadCountField offer={offer} name="adults" label="Adults" least={1} />
				<HeadCountField offer={offer} name="children" label="Children" least={0} />
			</div>
		</Group>
	);
}

/** What it may cost and what else matters. */
export function WishFields({ offer: { form, field, error } }: Props) {
	return (
		<Group legend="Your wishes">
			<TextField {...field('budget', 'Budget')} placeholder="$3,000 to $4,000" autoComplete="off" />
			<SelectField
				label="Travel class"
				name="travelClass"
				value={form.watch('travelClass') ?? cabinClasses[0].label}
				options={classOptions}
				onChange={(value) => form.setValue('travelClass', value)}
			/>
			<div className="sm:col-span-2">
				<TextArea
					{...form.register('specialRequests')}
					label="Special requests"
					error={error('specialRequests')}
					isOptional
					placeholder="A hotel by the sea, a cot, a vegetarian menu…"
				/>
			</div>
		</Group>
	);
}

const classOptions = travelClasses.map((name) => ({ value: name, label: name }));

type HeadCountProps = Props & { name: 'adults' | 'children'; label: string; least: number };

function HeadCountField({ offer: { form, field }, name, label, least }: HeadCountProps) {
	return (
		<TextField
			{...field(name, label)}
			type="number"
			inputMode="numeric"
			min={least}
			max={mostInRequest}
			required={least > 0}
			// What is no number is read as the least there can be: it shall be seen before it is sent.
			onBlur={({ target }) => {
				if (target.value === '') form.setValue(name, least);
			}}
		/>
	);
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
	return (
		<fieldset className="grid gap-4 sm:grid-cols-2 sm:gap-x-5">
			<legend className="eyebrow mb-3">{legend}</legend>
			{children}
		</fieldset>
	);
}
