import { useController } from 'react-hook-form';

import {
	type DestinationFields,
	destinationFields,
	type DestinationRecord,
} from '#src/contract/desk/destinations.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { destinationFormValues } from '#src/stores/desk/catalog-forms.ts';
import { destinationActions } from '#src/stores/desk/catalog.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { asNumber } from '../panel/typed-values.ts';
import { CatalogDialog, type RowFacts } from './CatalogDialog.tsx';
import { PictureField } from './pictures/PictureField.tsx';
import { placeName } from './places-like.ts';
import { PlacesField } from './PlacesField.tsx';
import { useCatalogForm } from './use-catalog-form.ts';

type Props = { row: DestinationRecord | null; onClosed: () => void };

/** The form of a destination. */
export function DestinationDialog({ row, onClosed }: Props) {
	const catalogForm = useCatalogForm<DestinationFields, DestinationRecord>({
		row,
		schema: destinationFields,
		values: destinationFormValues,
		actions: destinationActions,
		priceOf: ({ startingPrice }) => startingPrice,
	});
	const { field, error, form } = catalogForm;
	const { field: picture } = useController({ control: form.control, name: 'image' });
	const { field: place } = useController({ control: form.control, name: 'place' });
	return (
		<CatalogDialog
			{...{ catalogForm, facts, onClosed }}
			hasDrafts
			name={destinationActions.name}
			nameOf={({ name }) => name}
		>
			<div className="grid gap-5 sm:grid-cols-2">
				<div className="sm:col-span-2">
					<TextField
						{...field('name', 'Name')}
						autoComplete="off"
						hint="Tours that go to the part before the comma are listed on its page."
					/>
				</div>
				<TextField {...field('region', 'Region')} autoComplete="off" hint="As Asia." />
				<NumberField {...field('startingPrice', 'Starting price', asNumber)} before="$" />
			</div>
			<PlacesField
				label="Place"
				hint="What tours, stories and guides of the same place find each other by."
				most={1}
				slugs={place.value ? [place.value] : []}
				onChange={([slug = null]) => place.onChange(slug)}
				error={error('place')}
			/>
			<TextArea {...field('description', 'Description')} rows={5} />
			<PictureField value={picture.value} onChange={picture.onChange} error={error('image')} />
			<CheckboxField
				{...field('featured', 'Featured')}
				required={false}
				hint="Shown on the home page."
			/>
		</CatalogDialog>
	);
}

const facts: RowFacts<DestinationRecord> = {
	name: (row) => ['Name', row.name],
	region: (row) => ['Region', row.region],
	startingPrice: (row) => ['Starting price', formatMoneyInCents(row.startingPrice)],
	description: (row) => ['Description', row.description],
	image: (row) => ['Image', row.image],
	place: (row) => ['Place', row.place === null ? '' : placeName(row.place)],
	state: (row) => ['State', row.state],
	featured: (row) => ['Featured', row.featured ? 'Yes' : 'No'],
};
