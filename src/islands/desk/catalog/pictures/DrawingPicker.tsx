import { useId, useState } from 'react';

import {
	type DrawingKind,
	drawingsByKind,
	drawingTitle,
} from '#src/domain/pictures/drawing-kinds.ts';
import { posterAlt } from '#src/domain/pictures/poster-alt.ts';
import { pictureFile, type PictureName } from '#src/domain/pictures/poster.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';

type Props = {
	/** Those of ours that are chosen. */
	chosen: readonly PictureName[];
	/** Whether several can be. */
	isSeveral?: boolean;
	/** @param address of the picture that was chosen, or is no longer */
	onChoose: (address: string, isChosen: boolean) => void;
	/** What they are chosen for, where a form has several pickers: 'wide picture'. */
	purpose?: string | undefined;
	/** Which come first. */
	fits: DrawingKind;
};

/**
 * Our own drawings to choose from; the browser's radio buttons bring their keys along. They are there once somebody looks:
 * a form has many pickers, and draws itself anew at every key.
 */
export function DrawingPicker({ chosen, isSeveral = false, onChoose, purpose, fits }: Props) {
	const group = useId();
	const [isOpen, setOpen] = useState(false);
	return (
		<details
			className="picture-picker"
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary>
				{isSeveral ? 'Choose among our pictures' : 'Choose one of our pictures'}
				{purpose !== undefined && <span className="visually-hidden"> for {purpose}</span>}
			</summary>
			{isOpen && (
				<div className="picture-choices">
					{drawingsByKind(fits).map(({ kind, title, names }) => (
						<fieldset key={kind} data-kind={kind}>
							<legend>{title}</legend>
							<div>
								{names.map((name) => (
									<label key={name} className="picture-choice" title={posterAlt(name)}>
										<input
											type={isSeveral ? 'checkbox' : 'radio'}
											className="visually-hidden"
											name={group}
											title={posterAlt(name)}
											checked={chosen.includes(name)}
											onChange={({ target }) => onChoose(pictureFile(name), target.checked)}
										/>
										<PosterImage
											image={pictureFile(name)}
											alt=""
											sizes={kind === 'poster' ? '96px' : '160px'}
											className={`w-full rounded-sm object-cover picture-${kind}`}
										/>
										<span>{drawingTitle(name)}</span>
									</label>
								))}
							</div>
						</fieldset>
					))}
				</div>
			)}
		</details>
	);
}
