import { open } from 'node:fs/promises';

/** How the files of the formats begin that the build reads, as the letters of their bytes. */
const beginnings = [/^\xFF\xD8\xFF/, /^\x89PNG/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftypavif/];

/**
 * Whether a picture is what the end of its name says: phones and programs write others under such names.
 * @returns what is wrong with it, or null
 */
export async function pictureProblem(path: string): Promise<string | null> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
		const beginning = buffer.toString('latin1', 0, bytesRead);
		return beginnings.some((each) => each.test(beginning))
			? null
			: 'the picture: cannot be read. Export it again as JPG, PNG or WebP; a new name alone does not change it.';
	} finally {
		await file.close();
	}
}
