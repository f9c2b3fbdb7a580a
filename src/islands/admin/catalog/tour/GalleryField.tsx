import { useController } from 'react-hook-form';

import { mostItems } from '#src/contract/admin/tour-facts.ts';
import type { TourFields } from '#src/contract/admin/tours.ts';
import { pictureName } from '#src/domain/pictures/poster.ts';

import { PicturePicker } from '../PicturePicker.tsx';
import type { FormControl, FormErrors } from '../use-catalog-form.ts';
import { LinesField } from './LinesField.tsx';

type Props = { form: FormControl<TourFields>; error: FormErrors<TourFields> };

/** Further pictures of a tour, in their order: some of ours, or addresses elsewhere. */
export function GalleryField({ form, error }: Props) {
	const { field } = useController({ control: form.control, name: 'gallery' });
	const addresses = field.value ?? [];
	const choose = (address: string, isChosen: boolean) =>
		field.onChange(
			isChosen
				? [...addresses.filter((each) => each.trim() !== ''), address]
				: addresses.filter((each) => each !== address),
		);
	return (
		<div className="grid gap-3">
			<LinesField
				label="Further pictures"
				word="picture"
				hint="Shown in this order. Addresses that begin with https://, or our own from below."
				most={mostItems}
				lines={addresses}
				onChange={field.onChange}
				error={(index) => error(index === undefined ? 'gallery' : `gallery.${index}`)}
			/>
			<PicturePicker
				isSeveral
				chosen={addresses.map(pictureName).filter((name) => name !== null)}
				purpose="further pictures"
				onChoose={choose}
			/>
		</div>
	);
}
