/** Widths in pixels in which a poster (4:5) is delivered. */
export const posterWidths = [320, 480, 800] as const;
/** Widths in pixels in which a hero (16:9) is delivered. */
export const heroWidths = [640, 960, 1440, 1920] as const;

/** Widths in pixels in which a spot (3:2) is delivered. */
export const spotWidths = [240, 480, 720] as const;

/** What a `<picture>` needs: a srcset per format, an address for `src`, and the size of the largest file. */
export type PictureSources = {
	avif: string;
	webp: string;
	fallback: string;
	width: number;
	height: number;
};

/**
 * The sources of one of our drawings; `null` for any other image, such as an administrator's URL. It goes by the address
 * alone, so that browsers need not know of every drawing that there is.
 */
export function posterSources(image: string): PictureSources | null {
	const name = nameInAddress(image);
	if (name === null) return null;
	const shape = shapeOf(name);
	const width = Math.max(...shape.widths);
	const srcset = (format: 'avif' | 'webp'): string =>
		shape.widths.map((each) => `/posters/${name}-${each}.${format} ${each}w`).join(', ');
	return {
		avif: srcset('avif'),
		webp: srcset('webp'),
		fallback: drawingFile(name),
		width,
		height: width * shape.heightPerWidth,
	};
}

/** The largest file of a drawing, by its name. */
export function drawingFile(name: string): string {
	return `/posters/${name}-${shapeOf(name).widths.at(-1)}.webp`;
}

/** What the address of any file of a drawing calls it, whether there is such a drawing or not. */
export function nameInAddress(image: string): string | null {
	return /^\/posters\/([a-z-]+)-\d+\.(?:avif|webp)$/.exec(image)?.[1] ?? null;
}

function shapeOf(name: string): { widths: readonly number[]; heightPerWidth: number } {
	if (name.startsWith('hero-') || name.startsWith('wide-'))
		return { widths: heroWidths, heightPerWidth: 9 / 16 };
	if (name.startsWith('spot-')) return { widths: spotWidths, heightPerWidth: 2 / 3 };
	return { widths: posterWidths, heightPerWidth: 5 / 4 };
}
