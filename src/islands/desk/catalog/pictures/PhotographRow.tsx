import { useRef, useState } from 'react';

import type { UploadedPicture } from '#src/contract/desk/pictures.ts';
import { confirmed } from '#src/stores/desk/confirm.ts';
import { remove } from '#src/stores/desk/pictures.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';

import { useMay } from '../../panel/use-may.ts';
import { PhotographWords } from './PhotographWords.tsx';

type Props = {
	picture: UploadedPicture;
	/** The name that the choices share. */
	group: string;
	isSeveral: boolean;
	isChosen: boolean;
	onChoose: (address: string, isChosen: boolean) => void;
};

/** One photograph: to be chosen, described in other words, or deleted. */
export function PhotographRow({ picture, group, isSeveral, isChosen, onChoose }: Props) {
	const { id, address, alt, width, height, usedBy } = picture;
	const [isWorded, setWorded] = useState(false);
	const [refusal, setRefusal] = useState<string | null>(null);
	const change = useRef<HTMLButtonElement>(null);
	const mayDelete = useMay('deletions');

	const askAndRemove = async () => {
		const isSure = await confirmed({
			title: 'Delete this photograph?',
			about: alt,
			hint: 'It cannot be brought back.',
			yes: 'Delete photograph',
		});
		if (!isSure) return;
		const reason = await remove(id);
		setRefusal(reason);
		if (reason === null && isChosen) onChoose(address, false);
	};

	return (
		<li className="photograph">
			<label className="photograph-choice">
				<input
					type={isSeveral ? 'checkbox' : 'radio'}
					name={group}
					checked={isChosen}
					onChange={({ target }) => onChoose(address, target.checked)}
				/>
				<PosterImage
					image={address}
					alt=""
					sizes="96px"
					className="picture-day w-24 rounded-sm object-cover"
				/>
				<span className="photograph-words">{alt}</span>
			</label>
			<p className="hint">
				{width} × {height} pixels
				{usedBy.length > 0 && `, shown by ${usedBy.join(', ')}`}
			</p>
			{refusal !== null && (
				<p className="field-error wrap-anywhere" role="alert">
					Not deleted. {refusal}
				</p>
			)}
			{isWorded ? (
				<PhotographWords
					picture={picture}
					onClosed={() => {
						setWorded(false);
						// Once the button is there again.
						requestAnimationFrame(() => change.current?.focus());
					}}
				/>
			) : (
				<div className="flex flex-wrap gap-x-4">
					<button
						ref={change}
						type="button"
						className="link photograph-tool"
						onClick={() => setWorded(true)}
					>
						Change words<span className="visually-hidden"> of {alt}</span>
					</button>
					{mayDelete && (
						<button
							type="button"
							className="link photograph-tool"
							onClick={() => void askAndRemove()}
						>
							Delete<span className="visually-hidden"> {alt}</span>
						</button>
					)}
				</div>
			)}
		</li>
	);
}
