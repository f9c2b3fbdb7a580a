import { useId } from 'react';

import { posterAlt } from '#src/domain/pictures/poster-alt.ts';
import {
	heroSlugs,
	pictureFile,
	type PictureName,
	posterSlugs,
} from '#src/domain/pictures/poster.ts';
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
};

const pictures: readonly PictureName[] = [
	...posterSlugs,
	...heroSlugs.map((slug) => `hero-${slug}` as const),
];

/** Our own pictures to choose from; the browser's radio buttons bring their keys along. */
export function PicturePicker({ chosen, isSeveral = false, onChoose, purpose }: Props) {
	const group = useId();
	return (
		<details className="picture-picker">
			<summary>
				{isSeveral ? 'Choose among our pictures' : 'Choose one of our pictures'}
				{purpose !== undefined && <span className="visually-hidden"> for {purpose}</span>}
			</summary>
			<fieldset>
				<legend className="visually-hidden">Our pictures</legend>
				{pictures.map((name) => (
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
							sizes="96px"
							className="aspect-4/5 w-full rounded-sm object-cover"
						/>
						<span>{titleOf(name)}</span>
					</label>
				))}
			</fieldset>
		</details>
	);
}

// 'mexico-city' is Mexico City.
function titleOf(name: PictureName): string {
	const words = name.replace(/^hero-/, 'wide ').split(/[- ]/);
	return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
