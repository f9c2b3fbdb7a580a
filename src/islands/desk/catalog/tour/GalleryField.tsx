import { useState } from 'react';
import { useController } from 'react-hook-form';

import { mostItems } from '#src/contract/desk/tour-facts.ts';
import type { TourFields } from '#src/contract/desk/tours.ts';
import { pictureSources } from '#src/domain/pictures/picture-sources.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';

import { PictureWays } from '../pictures/PictureWays.tsx';
import { useGivenFile } from '../pictures/use-given-file.ts';
import type { FormControl, FormErrors } from '../use-catalog-form.ts';
import { LinesField } from './LinesField.tsx';

type Props = { form: FormControl<TourFields>; error: FormErrors<TourFields> };

/** Further pictures of a tour, in their order: photographs and drawings of ours, or addresses elsewhere. */
export function GalleryField({ form, error }: Props) {
	const { field } = useController({ control: form.control, name: 'gallery' });
	const [file, setFile] = useState<File | null>(null);
	const given = useGivenFile(setFile);
	const addresses = field.value ?? [];
	const choose = (address: string, isChosen: boolean) => {
		// The same photograph uploaded again is the same picture.
		const others = addresses.filter((each) => each !== address);
		field.onChange(isChosen ? [...others.filter((each) => each.trim() !== ''), address] : others);
	};
	return (
		<div {...given} className="grid gap-3">
			<LinesField
				label="Further pictures"
				word="picture"
				hint="Shown in this order: photographs that you upload, our own pictures from below, or addresses that begin with https://."
				most={mostItems}
				lines={addresses}
				onChange={field.onChange}
				Lead={SmallPicture}
				error={(index) => error(index === undefined ? 'gallery' : `gallery.${index}`)}
			/>
			<PictureWays
				isSeveral
				{...{ file, chosen: addresses }}
				onFile={setFile}
				fits="day"
				purpose="further pictures"
				onChoose={choose}
			/>
		</div>
	);
}

/** What is half typed is not asked for. */
function SmallPicture({ line }: { line: string }) {
	const address = line.trim();
	if (pictureSources(address) === null) return <span className="small-picture" />;
	return <PosterImage image={address} alt="" sizes="72px" className="small-picture" />;
}
