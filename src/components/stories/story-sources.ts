import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

import {
	type PictureSources,
	posterSources,
	posterWidths,
} from '#src/domain/pictures/poster-sources.ts';
import { pictureFile, type PictureName } from '#src/domain/pictures/poster.ts';

/** The picture of a post or a guide: one of ours, or an editor's photograph. */
export type StoryImage = PictureName | ImageMetadata;

const widths = [...posterWidths];
const width = posterWidths[2];
const shape = { width, height: (width * 5) / 4 };

/** Of 100: so the largest file even of a grainy photograph stays below 45 KB. */
const quality = { avif: 40, webp: 50 };

/**
 * Both formats of a story's picture. A photograph is cut to the shape of a poster, around its middle, in the
 * widths of posters; the build makes the files. Nothing of it is read here, not even its width: Astro would
 * publish the file as the camera wrote it, with the place where it was taken.
 */
export async function storySources(image: StoryImage): Promise<PictureSources> {
	if (typeof image === 'string') {
		const sources = posterSources(pictureFile(image));
		if (!sources) throw new Error(`There is no picture named ${image}.`);
		return sources;
	}
	const make = (format: 'avif' | 'webp') =>
		getImage({ src: image, ...shape, widths, format, fit: 'cover', quality: quality[format] });
	const [avif, webp] = [await make('avif'), await make('webp')];
	return {
		avif: avif.srcSet.attribute,
		webp: webp.srcSet.attribute,
		fallback: webp.src,
		...shape,
	};
}

/** What the layout's `preloadImage` wants, for the picture at the head of a page. */
export async function preloadOf(image: StoryImage, sizes: string) {
	const { avif } = await storySources(image);
	return { srcset: avif, sizes, type: 'image/avif' };
}

/** What goes along when the page is shared. For a photograph, the largest file the build makes. */
export async function sharedPicture(image: StoryImage): Promise<PictureName | { src: string }> {
	return typeof image === 'string' ? image : { src: (await storySources(image)).fallback };
}
