import { pictureFile } from '#src/domain/pictures/poster.ts';
import type { PictureName } from '#src/domain/pictures/poster.ts';

/** One of our pictures by its name, or a photograph as Astro knows it. */
export type Picture = PictureName | { src: string };

/** The path of a picture's largest file. */
export function picturePath(picture: Picture): string {
	return typeof picture === 'string' ? pictureFile(picture) : picture.src;
}
