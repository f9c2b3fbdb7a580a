import { useState } from 'react';

import { pictureAddress } from '#src/contract/desk/picture-address.ts';
import type { DrawingKind } from '#src/domain/pictures/drawing-kinds.ts';
import { pictureSources } from '#src/domain/pictures/picture-sources.ts';
import { PicturePlaceholder } from '#src/ui/PicturePlaceholder.tsx';
import { PosterImage } from '#src/ui/PosterImage.tsx';

import { useSettled } from '../../panel/use-settled.ts';

/** How long nothing is typed, in milliseconds, before the address is asked for its picture. */
const pause = 400;

type Props = {
	address: string;
	/** What it is shown as. */
	fits: DrawingKind;
};

/** How the picture of an address will look. */
export function PicturePreview({ address, fits }: Props) {
	const typed = useSettled(address, pause);
	// Half an address is not asked for; a picture of ours, which was chosen, is shown at once.
	const settled = pictureSources(address) === null ? typed : address;
	const [failed, setFailed] = useState('');
	const isReadable = pictureAddress.safeParse(settled).success;
	return (
		<div
			// An error of a picture does not rise to its ancestors; they see it on its way down.
			onErrorCapture={() => setFailed(settled)}
			className="grid gap-1"
		>
			{isReadable ? (
				<PosterImage
					image={settled}
					alt="Preview"
					sizes="128px"
					className={`picture-preview picture-${fits}`}
					priority
				/>
			) : (
				<PicturePlaceholder className={`picture-preview picture-${fits}`} />
			)}
			<p className="hint" role="status">
				{isReadable && failed === settled && 'Cannot be loaded. Visitors would see this drawing.'}
			</p>
		</div>
	);
}
