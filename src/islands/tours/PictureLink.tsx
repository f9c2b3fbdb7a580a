import { pictureSources } from '#src/domain/pictures/picture-sources.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';

type Props = {
	/** The address of the picture. */
	image: string;
	/** What it shows; it is the link's name too. */
	alt: string;
	/** The `sizes` attribute of the small picture. */
	sizes: string;
	/** The shape of the small picture. */
	className: string;
};

/** A picture that leads to its largest file; with `src/elements/picture-links.ts` it opens over the page. */
export function PictureLink({ image, ...look }: Props) {
	return (
		<a className="picture-link" href={pictureSources(image)?.fallback ?? image} data-picture>
			<PosterImage image={image} {...look} />
		</a>
	);
}
