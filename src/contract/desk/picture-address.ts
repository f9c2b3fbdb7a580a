import * as z from 'zod/mini';

import { photographOf } from '#src/domain/pictures/photograph.ts';
import { pictureFile, pictureName } from '#src/domain/pictures/poster.ts';

import { isWebAddress } from '../text.ts';

const message =
	'Please choose a picture, upload one, or enter an address that begins with https://.';

/**
 * The `image` of a catalog row: one of our own posters or heroes, an uploaded photograph, or a picture elsewhere over https. A path of this
 * site that is no picture of ours would fail the next build.
 */
export const pictureAddress = z.string(message).check(
	z.trim(),
	z.maxLength(500, 'Please use at most 500 characters.'),
	z.refine(
		(address) =>
			isOwnPicture(address) || photographOf(address) !== null || isSecureAddress(address),
		message,
	),
);

function isOwnPicture(address: string): boolean {
	const name = pictureName(address);
	return name !== null && address === pictureFile(name);
}

function isSecureAddress(address: string): boolean {
	return /^https:[^"'<>\\]+$/i.test(address) && isWebAddress(address);
}
