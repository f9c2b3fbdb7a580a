import { useState } from 'react';

import type { DrawingKind } from '#src/domain/pictures/drawing-kinds.ts';
import { TextField } from '#src/ui/TextField.tsx';

import { PicturePreview } from './PicturePreview.tsx';
import { PictureWays } from './PictureWays.tsx';
import { useGivenFile } from './use-given-file.ts';

type Props = {
	/** 'Image', the picture that every row has, unless it says another; that one may be left out. */
	label?: string;
	/** What of our drawings fits best. */
	fits?: DrawingKind;
	value: string | undefined;
	onChange: (address: string) => void;
	error: string | undefined;
};

/** The picture of a row: a photograph or a drawing of ours, or an address elsewhere, and how it will look. */
export function PictureField({ label, fits = 'poster', value = '', onChange, error }: Props) {
	const [file, setFile] = useState<File | null>(null);
	const given = useGivenFile(setFile);
	// What may be left out, and is, has no place kept for it.
	const isPreviewed = label === undefined || value !== '';
	return (
		<div {...given} className="picture-field" data-previewed={isPreviewed || undefined}>
			{isPreviewed && <PicturePreview address={value.trim()} fits={fits} />}
			<TextField
				label={label ?? 'Image'}
				isOptional={label !== undefined}
				{...{ value, error }}
				onChange={({ target }) => onChange(target.value)}
				hint="Upload a photograph, choose one of ours from below, or enter an address that begins with https://."
				inputMode="url"
				autoComplete="off"
				spellCheck={false}
				required={label === undefined}
			/>
			<PictureWays
				{...{ file, fits }}
				onFile={setFile}
				chosen={[value]}
				purpose={label?.toLowerCase()}
				onChoose={(address, isChosen) => onChange(isChosen ? address : '')}
			/>
		</div>
	);
}
