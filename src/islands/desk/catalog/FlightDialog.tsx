import { useMemo } from 'react';
import { useController } from 'react-hook-form';

import { type FlightFields, flightFields, type FlightRecord } from '#src/contract/desk/flights.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { flightFormValues, newFlightForm } from '#src/stores/desk/catalog-forms.ts';
import { flightActions } from '#src/stores/desk/catalog.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useToday } from '#src/ui/use-today.ts';

import { asNumber, asTextOrNull } from '../panel/typed-values.ts';
import { AirportOfDeal } from './AirportOfDeal.tsx';
import { CatalogDialog, type RowFacts } from './CatalogDialog.tsx';
import { DealFlights } from './DealFlights.tsx';
import { flightRoute } from './flight-route.ts';
import { PictureField } from './pictures/PictureField.tsx';
import { useCatalogForm } from './use-catalog-form.ts';

type Props = { row: FlightRecord | null; onClosed: () => void };

/** The form of a flight deal. */
export function FlightDialog({ row, onClosed }: Props) {
	const today = useToday();
	const schema = useMemo(() => (row || !today ? flightFields : newFlightForm(today)), [row, today]);
	const catalogForm = useCatalogForm<FlightFields, FlightRecord>({
		row,
		schema,
		values: flightFormValues,
		actions: flightActions,
		priceOf: ({ price }) => price,
	});
	const { field, error, form } = catalogForm;
	const { field: picture } = useController({ control: form.control, name: 'image' });
	return (
		<CatalogDialog
			{...{ catalogForm, facts, onClosed }}
			hasDrafts
			name={flightActions.name}
			nameOf={flightRoute}
		>
			<div className="grid gap-5 sm:grid-cols-2">
				<AirportOfDeal form={form} error={error('origin')} name="origin" label="Origin" />
				<AirportOfDeal
					form={form}
					error={error('destination')}
					name="destination"
					label="Destination"
				/>
				<TextField
					{...field('departureDate', 'Departure date')}
					type="date"
					{...(!row && today && { min: today })}
				/>
				<TextField
					{...field('returnDate', 'Return date', asTextOrNull)}
					type="date"
					required={false}
					isOptional
				/>
				<DealFlights form={form} errorOf={error} />
				<NumberField
					{...field('price', 'Price per traveler', asNumber)}
					before="$"
					hint="Taxes included."
				/>
			</div>
			<TextArea {...field('description', 'Description')} rows={4} />
			<PictureField value={picture.value} onChange={picture.onChange} error={error('image')} />
			<CheckboxField
				{...field('featured', 'Featured')}
				required={false}
				hint="Shown among the deals of the home page until it departs."
			/>
		</CatalogDialog>
	);
}

const facts: RowFacts<FlightRecord> = {
	origin: (row) => ['Origin', row.origin],
	destination: (row) => ['Destination', row.destination],
	departureDate: (row) => ['Departure date', formatDate(row.departureDate)],
	returnDate: (row) => [
		'Return date',
		row.returnDate === null ? 'One way' : formatDate(row.returnDate),
	],
	price: (row) => ['Price per traveler', formatMoneyInCents(row.price)],
	airline: (row) => ['Airline', row.airline],
	legs: (row) => ['Flights', row.legs.map(({ number }) => number).join(', ')],
	description: (row) => ['Description', row.description],
	image: (row) => ['Image', row.image],
	state: (row) => ['State', row.state],
	featured: (row) => ['Featured', row.featured ? 'Yes' : 'No'],
};
