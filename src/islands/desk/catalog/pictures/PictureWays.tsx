import type { DrawingKind } from '#src/domain/pictures/drawing-kinds.ts';
import { pictureName } from '#src/domain/pictures/poster.ts';

import { DrawingPicker } from './DrawingPicker.tsx';
import { PhotographPicker } from './PhotographPicker.tsx';
import { Upload } from './Upload.tsx';

type Props = {
	/** A file that is to be uploaded, and was chosen, dropped or pasted. */
	file: File | null;
	onFile: (file: File | null) => void;
	/** Addresses that are chosen. */
	chosen: readonly string[];
	/** Whether several can be. */
	isSeveral?: boolean;
	/** @param address of the picture that was chosen, or is no longer */
	onChoose: (address: string, isChosen: boolean) => void;
	/** What they are chosen for, where a form has several such fields: 'wide picture'. */
	purpose?: string | undefined;
	/** What of our drawings fits best. */
	fits: DrawingKind;
};

/** The ways to a picture of our own: upload a photograph, choose one that was uploaded, or choose a drawing. */
export function PictureWays({ file, onFile, chosen, fits, ...choice }: Props) {
	return (
		<div className="picture-ways">
			<Upload
				{...{ file, onFile }}
				purpose={choice.purpose}
				onUploaded={(address) => choice.onChoose(address, true)}
			/>
			<PhotographPicker chosen={chosen} {...choice} />
			<DrawingPicker
				chosen={chosen.map(pictureName).filter((name) => name !== null)}
				{...choice}
				fits={fits}
			/>
		</div>
	);
}
