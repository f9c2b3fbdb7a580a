import { useController, useWatch } from 'react-hook-form';

import type { TourFields, TourRecord } from '#src/contract/desk/tours.ts';
import { tourPricePerPerson } from '#src/domain/bookings/trip-price.ts';
import { tourForm, tourFormValues } from '#src/stores/desk/catalog-forms.ts';
import { tourActions } from '#src/stores/desk/catalog.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { asNumber, asNumberOrNull } from '../panel/typed-values.ts';
import { CatalogDialog } from './CatalogDialog.tsx';
import { FeaturesField } from './FeaturesField.tsx';
import { ItineraryField } from './ItineraryField.tsx';
import { PictureField } from './pictures/PictureField.tsx';
import { RatingField } from './RatingField.tsx';
import { PlacesAndPictures } from './tour/PlacesAndPictures.tsx';
import { tourLines } from './tour/tour-lines.ts';
import { TourFactsFields } from './tour/TourFactsFields.tsx';
import { useCatalogForm } from './use-catalog-form.ts';
import { useTakenName } from './use-taken-name.ts';

type Props = { row: TourRecord | null; onClosed: () => void };

/** The form of a tour. */
export function TourDialog({ row, onClosed }: Props) {
	const catalogForm = useCatalogForm<TourFields, TourRecord>({
		row,
		schema: tourForm,
		values: tourFormValues,
		actions: tourActions,
		priceOf: tourPricePerPerson,
		begins: 'draft',
	});
	const { field, error, form } = catalogForm;
	const name = useWatch({ control: form.control, name: 'name' });
	const taken = useTakenName(name ?? '', row?.id ?? null);
	const { field: picture } = useController({ control: form.control, name: 'image' });
	return (
		<CatalogDialog
			{...{ catalogForm, onClosed }}
			facts={tourLines}
			name={tourActions.name}
			nameOf={({ name }) => name}
		>
			{row === null && (
				<p>
					It is stored as a draft without departures. Nobody sees it until you publish it, which
					shows first what will be public.
				</p>
			)}
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					{...field('name', 'Name')}
					autoComplete="off"
					{...(taken !== undefined && { hint: taken })}
				/>
				<TextField
					{...field('destination', 'Destination')}
					autoComplete="off"
					hint="Place and country, as Kyoto, Japan."
				/>
				<NumberField
					{...field('price', 'Price', asNumber)}
					before="$"
					hint="Per person, before taxes."
				/>
				<NumberField
					{...field('discountPrice', 'Discount price', asNumberOrNull)}
					required={false}
					isOptional
					before="$"
					hint="Paid instead; the price is shown struck through."
				/>
			</div>
			<div className="grid gap-5 sm:grid-cols-3">
				<TextField {...field('duration', 'Duration')} autoComplete="off" hint="As 7 days." />
				<RatingField form={form} field={field('rating', 'Rating', asNumber)} />
				<NumberField
					{...field('reviewCount', 'Reviews', asNumber)}
					required={false}
					inputMode="numeric"
					hint="Pages count the published reviews."
				/>
			</div>
			<TextArea {...field('description', 'Description')} rows={4} />
			<PictureField value={picture.value} onChange={picture.onChange} error={error('image')} />
			<FeaturesField form={form} error={error} />
			<div className="form-groups">
				<TourFactsFields form={form} error={error} />
				<PlacesAndPictures form={form} error={error} />
			</div>
			<ItineraryField form={form} error={error} />
			<CheckboxField
				{...field('featured', 'Featured')}
				required={false}
				hint="Shown on the home page, and first among the tours."
			/>
		</CatalogDialog>
	);
}
