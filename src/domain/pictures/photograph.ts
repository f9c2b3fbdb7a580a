import type { PictureSources } from './poster-sources.ts';

/** The widths in pixels in which a photograph is delivered, as far as it is that large, and its own. */
const photographWidths = [320, 640, 960, 1440, 1920] as const;
const largestWidth = 1920;

/** A photograph that the desk uploaded: the key of its files, and the size in pixels of the largest. */
export type Photograph = { key: string; width: number; height: number };
type Size = { width: number; height: number };

const filePattern = /^\/pictures\/([0-9a-f]{16}\/\d{3,4}x\d{2,4}\.(avif|webp))$/;
const addressPattern = /^\/pictures\/([0-9a-f]{16})\/(\d{3,4})x(\d{2,4})\.webp$/;

/** The address of a photograph, which is that of its largest file: '/pictures/0123456789abcdef/1600x1067.webp'. */
export function photographAddress({ key, width, height }: Photograph): string {
	return fileAddress(key, { width, height }, 'webp');
}

/** The photograph of an address; `null` for any other picture. */
export function photographOf(address: string): Photograph | null {
	const [, key, width, height] = addressPattern.exec(address) ?? [];
	if (key === undefined) return null;
	return { key, width: Number(width), height: Number(height) };
}

/**
 * The sizes in which a picture is delivered, the smallest first.
 * @param size in pixels, as it is uploaded: of any width, while files have at most 1920
 */
export function photographSizes({ width, height }: Size): [Size, ...Size[]] {
	const most = Math.min(width, largestWidth);
	const heightOf = (each: number): Size => ({
		width: each,
		height: Math.max(1, Math.round((height * each) / width)),
	});
	const [first, ...rest] = photographWidths.filter((each) => each < most).map(heightOf);
	return first === undefined ? [heightOf(most)] : [first, ...rest, heightOf(most)];
}

/** A file of a photograph: its name, as in '0123456789abcdef/960x640.avif', and what it holds. */
export type PhotographFile = { name: string; size: Size; format: 'avif' | 'webp' };

/** All files in which a photograph is delivered. */
export function photographFiles({ key, ...size }: Photograph): PhotographFile[] {
	return photographSizes(size).flatMap((each) =>
		(['avif', 'webp'] as const).map((format) => {
			return { name: fileName(key, each, format), size: each, format };
		}),
	);
}

/** The file that an address of ours names, whether there is one or not; `null` for any other address. */
export function photographFileAt(path: string): Pick<PhotographFile, 'name' | 'format'> | null {
	const [, name, format] = filePattern.exec(path) ?? [];
	if (name === undefined) return null;
	return { name, format: format === 'avif' ? 'avif' : 'webp' };
}

/** The sources of a photograph; `null` for any other picture. */
export function photographSources(address: string): PictureSources | null {
	const photograph = photographOf(address);
	if (photograph === null) return null;
	const srcset = (format: 'avif' | 'webp'): string =>
		photographSizes(photograph)
			.map((size) => `${fileAddress(photograph.key, size, format)} ${size.width}w`)
			.join(', ');
	return {
		avif: srcset('avif'),
		webp: srcset('webp'),
		fallback: address,
		width: photograph.width,
		height: photograph.height,
	};
}

function fileAddress(key: string, { width, height }: Size, format: 'avif' | 'webp'): string {
	return `/pictures/${fileName(key, { width, height }, format)}`;
}

function fileName(key: string, { width, height }: Size, format: 'avif' | 'webp'): string {
	return `${key}/${width}x${height}.${format}`;
}
