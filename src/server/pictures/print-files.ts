import { pictureMessages } from '#src/contract/desk/pictures.ts';
import {
	type Photograph,
	photographFiles,
	photographSizes,
} from '#src/domain/pictures/photograph.ts';
import { isHeic, pictureKind } from '#src/domain/pictures/picture-kind.ts';
import { pictureLimits, sizeFault } from '#src/domain/pictures/picture-limits.ts';

import { HttpError } from '../http/http-error.ts';
import type { StoredFile } from './picture-store.ts';
import { type Sharp, withLoaders } from './with-loaders.ts';

/** A damaged file is refused; one that is merely odd, as many cameras write it, is not. */
const reading = { failOn: 'error', limitInputPixels: pictureLimits.mostPixels } as const;
/** For one file of a picture: nobody waits for the answer, and a busy machine takes its time. */
const patience = { seconds: 20 };

// The least effort: each step more takes several times as long and makes files a few percent smaller, and somebody waits.
const printing = {
	avif: { quality: 52, effort: 0 },
	webp: { quality: 76, effort: 3 },
} as const;

/**
 * Refuses what is no picture of the kinds and sizes that are taken, as far as its first bytes tell: nothing is decoded.
 * @throws HttpError 415, 400
 */
export async function requirePicture(bytes: Uint8Array): Promise<void> {
	requireKind(bytes);
	await withLoaders((open) => readSize(open, bytes));
}

/**
 * Makes the files in which an uploaded picture is delivered: upright, in sRGB, of nothing but pixels. What else the file
 * held (where it was taken, who took it, another file at its end) stays behind.
 * @param key by which they are named
 * @throws HttpError 415, 400 for what is no picture of the kinds and sizes that are taken, or cannot be read to its end
 */
export async function printFiles(
	bytes: Uint8Array,
	key: string,
): Promise<{ photograph: Photograph; files: StoredFile[] }> {
	requireKind(bytes);
	return withLoaders((open) => print(open, bytes, key));
}

function requireKind(bytes: Uint8Array): void {
	const kind = pictureKind(bytes);
	if (kind === null) {
		const message = isHeic(bytes) ? pictureMessages.heic : pictureMessages.kind;
		throw new HttpError(415, { message });
	}
	if (kind === 'moving') throw new HttpError(415, { message: pictureMessages.moving });
}

async function print(open: Sharp, bytes: Uint8Array, key: string) {
	const size = await readSize(open, bytes);
	const [largest] = photographSizes(size).toReversed();
	const { width, height } = largest ?? size;
	const photograph = { key, width, height };
	// Read once; all sizes are made of the largest.
	const { data, info } = await orRefused(
		open(bytes, reading)
			.autoOrient()
			.resize({ width, height, fit: 'fill' })
			.flatten({ background: 'white' })
			.toColourspace('srgb')
			.timeout(patience)
			.raw()
			.toBuffer({ resolveWithObject: true }),
	);
	const files: StoredFile[] = [];
	for (const { name, size: each, format } of photographFiles(photograph)) {
		const printed = open(data, { raw: info })
			.resize({ ...each, fit: 'fill' })
			.toFormat(format, printing[format])
			.timeout(patience);
		files.push({ name, bytes: new Uint8Array(await orRefused(printed.toBuffer())) });
	}
	return { photograph, files };
}

/** How large a picture is when it stands upright; only its head is read. */
async function readSize(
	open: Sharp,
	bytes: Uint8Array,
): Promise<{ width: number; height: number }> {
	const head = await orRefused(open(bytes, { ...reading, limitInputPixels: false }).metadata());
	if ((head.pages ?? 1) > 1) throw new HttpError(415, { message: pictureMessages.moving });
	const size = head.autoOrient;
	const fault = sizeFault(size);
	if (fault !== null) throw new HttpError(400, { message: pictureMessages[fault] });
	return size;
}

async function orRefused<Result>(work: Promise<Result>): Promise<Result> {
	try {
		return await work;
	} catch (error) {
		const isSlow = error instanceof Error && error.message.includes('timeout');
		const message = isSlow ? pictureMessages.tooSlow : pictureMessages.damaged;
		throw new HttpError(400, { message });
	}
}
