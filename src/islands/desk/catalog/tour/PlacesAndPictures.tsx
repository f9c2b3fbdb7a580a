import { useController } from 'react-hook-form';

import type { TourFields } from '#src/contract/desk/tours.ts';

import { PictureField } from '../pictures/PictureField.tsx';
import { PlacesField } from '../PlacesField.tsx';
import type { FormControl, FormErrors } from '../use-catalog-form.ts';
import { FormGroup } from './FormGroup.tsx';
import { GalleryField } from './GalleryField.tsx';
import { listError } from './list-error.ts';

type Props = { form: FormControl<TourFields>; error: FormErrors<TourFields> };

/** Where a tour goes by the names of the list of places, and what is shown of it beside its picture. */
export function PlacesAndPictures({ form, error }: Props) {
	const { control } = form;
	const { field: places } = useController({ control, name: 'places' });
	const { field: hero } = useController({ control, name: 'hero' });
	const { errors, submitCount } = form.formState;
	const slugs = places.value ?? [];
	const pictures = (hero.value ? 1 : 0) + (form.getValues('gallery')?.length ?? 0);
	return (
		<FormGroup
			heading="Places and pictures"
			about={about(slugs.length, pictures)}
			isWrong={Boolean(errors.places ?? errors.hero ?? errors.gallery)}
			attempts={submitCount}
		>
			<PlacesField
				label="Places"
				hint="The destinations, guides and stories on whose pages the tour is named."
				slugs={slugs}
				onChange={places.onChange}
				error={listError(error, 'places', slugs.length)}
			/>
			<PictureField
				label="Wide picture"
				fits="wide"
				value={hero.value ?? ''}
				onChange={(address) => hero.onChange(address || null)}
				error={error('hero')}
			/>
			<GalleryField form={form} error={error} />
		</FormGroup>
	);
}

function about(places: number, pictures: number): string {
	const counts = [
		...(places > 0 ? [places === 1 ? '1 place' : `${places} places`] : []),
		...(pictures > 0 ? [pictures === 1 ? '1 picture' : `${pictures} pictures`] : []),
	];
	return counts.join(', ') || 'Nothing yet';
}
