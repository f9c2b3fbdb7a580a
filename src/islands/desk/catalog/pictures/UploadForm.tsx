import { useEffect, useId, useRef } from 'react';

import { longestPictureWords, type UploadedPicture } from '#src/contract/desk/pictures.ts';
import { PicturePlaceholder } from '#src/ui/PicturePlaceholder.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { useHeldSubmit } from './use-held-submit.ts';
import { useUpload } from './use-upload.ts';

type Props = {
	file: File;
	onLeave: () => void;
	onUploaded: (picture: UploadedPicture) => void;
};

/** A photograph that was chosen, and is sent once it is said what it shows. */
export function UploadForm({ file, onLeave, onUploaded }: Props) {
	const id = useId();
	const box = useRef<HTMLFieldSetElement>(null);
	const words = useRef<HTMLInputElement>(null);
	const upload = useUpload(file, onUploaded, () => words.current?.focus());
	const { state, preview, problem, isBusy } = upload;
	useEffect(() => words.current?.focus(), []);
	useHeldSubmit(box, upload.sayWaiting);
	return (
		<fieldset
			ref={box}
			className="upload-form"
			aria-describedby={problem ? `${id}-problem` : undefined}
		>
			<legend className="visually-hidden">The photograph {file.name}</legend>
			{preview === null ? (
				<PicturePlaceholder className="picture-preview picture-day" />
			) : (
				<img
					src={preview}
					alt={`Preview of ${file.name}`}
					className="picture-preview picture-sent"
				/>
			)}
			<div className="grid content-start gap-3">
				<p className="hint wrap-anywhere">{file.name}</p>
				{state !== 'refused' && (
					<TextField
						ref={words}
						label="What the picture shows"
						hint="In a few words, for whoever cannot see it. Shown under it where it opens large."
						error={upload.wordsError}
						value={upload.words}
						onChange={({ target }) => upload.setWords(target.value)}
						onKeyDown={(event) => {
							if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
							event.preventDefault();
							void upload.send();
						}}
						autoComplete="off"
						maxLength={longestPictureWords}
						required
					/>
				)}
				{problem && (
					<p id={`${id}-problem`} className="field-error wrap-anywhere" role="alert">
						{problem}
					</p>
				)}
				<div className="flex flex-wrap items-center gap-3">
					{state !== 'refused' && (
						<button
							type="button"
							className="button button-primary min-h-11"
							aria-disabled={isBusy}
							onClick={() => void upload.send()}
						>
							{upload.hasFailed ? 'Try again' : 'Upload photograph'}
						</button>
					)}
					<button type="button" className="button button-secondary min-h-11" onClick={onLeave}>
						Do not upload
					</button>
					<p className="hint" role="status">
						{upload.doing}
					</p>
				</div>
			</div>
		</fieldset>
	);
}
