import { posterAlt } from '#src/domain/pictures/poster-alt.ts';
import {
	heroSlugs,
	pictureFile,
	type PictureName,
	posterSlugs,
} from '#src/domain/pictures/poster.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';

type Props = {
	/** null while none of ours is chosen. */
	chosen: PictureName | null;
	/** @param address what the row's `image` is to be */
	onChoose: (address: string) => void;
};

const pictures: readonly PictureName[] = [
	...posterSlugs,
	...heroSlugs.map((slug) => `hero-${slug}` as const),
];

/** Our own pictures to choose from; the browser's radio buttons bring their keys along. */
export function PicturePicker({ chosen, onChoose }: Props) {
	return (
		<details className="picture-picker">
			<summary>Choose one of our pictures</summary>
			<fieldset>
				<legend className="visually-hidden">Our pictures</legend>
				{pictures.map((name) => (
					<label key={name} className="picture-choice" title={posterAlt(name)}>
						<input
							type="radio"
							className="visually-hidden"
							name="our-picture"
							title={posterAlt(name)}
							checked={name === chosen}
							onChange={() => onChoose(pictureFile(name))}
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
