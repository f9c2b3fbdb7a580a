import { useEffect, useState } from 'react';

import { pictureAddress } from '#src/contract/admin/picture-address.ts';
import { pictureName } from '#src/domain/pictures/poster.ts';
import { PicturePlaceholder } from '#src/ui/PicturePlaceholder.tsx';
import { PosterImage } from '#src/ui/PosterImage.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { PicturePicker } from './PicturePicker.tsx';

type Props = {
	/** 'Image', the picture that every row has, unless it says another; that one may be left out. */
	label?: string;
	value: string | undefined;
	onChange: (address: string) => void;
	error: string | undefined;
};

/** How long nothing is typed, in milliseconds, before the address is asked for its picture. */
const pause = 400;
const shape = 'aspect-4/5 w-full rounded-md border border-line object-cover';

/** The picture of a row: one of ours, or an address elsewhere, and how it will look. */
export function PictureField({ label, value = '', onChange, error }: Props) {
	const chosen = pictureName(value);
	const settled = useSettled(value.trim());
	// What may be left out, and is, has no place kept for it.
	const isPreviewed = label === undefined || value !== '';
	return (
		<div
			className={`grid items-start gap-x-4 gap-y-3 sm:gap-x-5 ${isPreviewed ? 'grid-cols-[4.5rem_minmax(0,1fr)] sm:grid-cols-[8rem_minmax(0,1fr)]' : ''}`}
		>
			{isPreviewed && <Preview address={settled} />}
			<TextField
				label={label ?? 'Image'}
				isOptional={label !== undefined}
				{...{ value, error }}
				onChange={({ target }) => onChange(target.value)}
				hint="An address that begins with https://, or one of our pictures from below."
				inputMode="url"
				autoComplete="off"
				spellCheck={false}
				required={label === undefined}
			/>
			<div className={isPreviewed ? 'col-span-2' : ''}>
				<PicturePicker
					chosen={chosen === null ? [] : [chosen]}
					purpose={label?.toLowerCase()}
					onChoose={onChange}
				/>
			</div>
		</div>
	);
}

function Preview({ address }: { address: string }) {
	const [failed, setFailed] = useState('');
	const isReadable = pictureAddress.safeParse(address).success;
	return (
		<div
			// An error of a picture does not rise to its ancestors; they see it on its way down.
			onErrorCapture={() => setFailed(address)}
			className="grid gap-1"
		>
			{isReadable ? (
				<PosterImage image={address} alt="Preview" sizes="128px" className={shape} priority />
			) : (
				<PicturePlaceholder className={shape} />
			)}
			<p className="hint" role="status">
				{isReadable && failed === address && 'Cannot be loaded. Visitors would see this drawing.'}
			</p>
		</div>
	);
}

// Half an address is not asked for; one of our own pictures, which was chosen, is shown at once.
function useSettled(address: string): string {
	const [settled, setSettled] = useState(address);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(address), pause);
		return () => clearTimeout(timer);
	}, [address]);
	return pictureName(address) === null ? settled : address;
}
