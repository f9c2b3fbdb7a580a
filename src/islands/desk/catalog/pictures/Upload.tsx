import { useRef, useState } from 'react';

import { pictureKinds } from '#src/stores/desk/picture-file.ts';

import { UploadForm } from './UploadForm.tsx';

type Props = {
	file: File | null;
	onFile: (file: File | null) => void;
	purpose: string | undefined;
	onUploaded: (address: string) => void;
};

/** The button that takes a photograph from this computer, and below it what is asked before it is sent. */
export function Upload({ file, onFile, purpose, onUploaded }: Props) {
	const button = useRef<HTMLInputElement>(null);
	const [said, setSaid] = useState('');
	const leave = (words: string) => {
		setSaid(words);
		onFile(null);
		button.current?.focus();
	};
	return (
		<div className="grid gap-3">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
				<label className="button button-secondary upload-button">
					<input
						ref={button}
						type="file"
						className="visually-hidden"
						accept={pictureKinds.join()}
						onChange={({ target }) => {
							setSaid('');
							onFile(target.files?.[0] ?? null);
							// The same file can be chosen again.
							target.value = '';
						}}
					/>
					Upload a photograph
					{purpose !== undefined && <span className="visually-hidden"> for {purpose}</span>}
				</label>
				<p className="hint" role="status">
					{said}
				</p>
			</div>
			{file && (
				<UploadForm
					// Another file begins anew.
					key={`${file.name} ${file.size} ${file.lastModified}`}
					file={file}
					onLeave={() => leave('')}
					onUploaded={({ address }) => {
						onUploaded(address);
						leave('Uploaded and chosen.');
					}}
				/>
			)}
		</div>
	);
}
