import { useEffect, useRef, useState } from 'react';

import {
	longestPictureWords,
	pictureWords,
	type UploadedPicture,
} from '#src/contract/desk/pictures.ts';
import { changeWords } from '#src/stores/desk/pictures.ts';
import { TextField } from '#src/ui/TextField.tsx';

type Props = { picture: UploadedPicture; onClosed: () => void };

/** Other words for what a photograph shows, for every page that shows it. */
export function PhotographWords({ picture, onClosed }: Props) {
	const [words, setWords] = useState(picture.alt);
	const [error, setError] = useState<string | undefined>();
	const [isSaving, setSaving] = useState(false);
	const isOnItsWay = useRef(false);
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => field.current?.focus(), []);

	const save = async () => {
		if (isOnItsWay.current) return;
		const said = pictureWords.safeParse(words);
		if (!said.success) return setError(said.error.issues[0]?.message);
		isOnItsWay.current = true;
		setSaving(true);
		const outcome = await changeWords(picture.id, said.data);
		isOnItsWay.current = false;
		setSaving(false);
		if (outcome.state === 'done') return onClosed();
		setError(outcome.state === 'failed' ? `Not saved. ${outcome.problem}` : outcome.problem);
	};

	return (
		<div className="grid gap-2">
			<TextField
				ref={field}
				label="What the picture shows"
				value={words}
				error={error}
				onChange={({ target }) => setWords(target.value)}
				onKeyDown={(event) => {
					if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
					event.preventDefault();
					void save();
				}}
				autoComplete="off"
				maxLength={longestPictureWords}
				required
			/>
			<div className="flex flex-wrap items-center gap-3">
				<button
					type="button"
					className="button button-secondary min-h-11"
					aria-disabled={isSaving}
					onClick={() => void save()}
				>
					Save words
				</button>
				<button type="button" className="button button-quiet min-h-11" onClick={onClosed}>
					Keep the old words
				</button>
			</div>
		</div>
	);
}
