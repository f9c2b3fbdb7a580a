import { photographOf } from '#src/domain/pictures/photograph.ts';
import { pictureFile, pictureName } from '#src/domain/pictures/poster.ts';
import type { PictureName } from '#src/domain/pictures/poster.ts';

/** One of our pictures by its name, or a photograph: as Astro knows it, or by the address of an uploaded one. */
export type Picture = PictureName | { src: string };

/** The path of a picture's largest file. */
export function picturePath(picture: Picture): string {
	return typeof picture === 'string' ? pictureFile(picture) : picture.src;
}

/** What goes along when the page of a row is shared: its picture, where we drew it or the desk uploaded it. */
export function sharedPicture(image: string): Picture {
	return pictureName(image) ?? (photographOf(image) === null ? 'journey' : { src: image });
}
