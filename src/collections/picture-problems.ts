import { open } from 'node:fs/promises';

import { isHeic, pictureKind } from '#src/domain/pictures/picture-kind.ts';

/**
 * Whether a picture is what the end of its name says: phones and programs write others under such names.
 * @returns what is wrong with it, or null
 */
export async function pictureProblem(path: string): Promise<string | null> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
		const beginning = buffer.subarray(0, bytesRead);
		if (isHeic(beginning)) return heic;
		return pictureKind(beginning) === null ? unreadable : null;
	} finally {
		await file.close();
	}
}

const heic =
	'the picture: is HEIC, as iPhones take them, whatever its name ends with, and few browsers show that. Export it as JPG; on the phone, Settings, Camera, Formats, Most Compatible takes JPG from now on.';
const unreadable =
	'the picture: cannot be read. Export it again as JPG, PNG or WebP; a new name alone does not change it.';
