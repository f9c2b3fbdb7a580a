/** Millions of pixels that an uploaded picture may have. */
export const megapixels = 30;

/** What an uploaded picture must and may be, in pixels as it is shown: upright. */
export const pictureLimits = {
	mostPixels: megapixels * 1_000_000,
	/** `ratio`: its longer side is at most so many times its shorter one. Files of longer ones would be lines. */
	least: { width: 320, height: 200, ratio: 4 },
} as const;

/** What is wrong with the size of a picture, if anything is. */
export function sizeFault({
	width,
	height,
}: {
	width: number;
	height: number;
}): 'tooManyPixels' | 'tooSmall' | 'tooLong' | null {
	const { mostPixels, least } = pictureLimits;
	if (width * height > mostPixels) return 'tooManyPixels';
	if (width < least.width || height < least.height) return 'tooSmall';
	return Math.max(width / height, height / width) > least.ratio ? 'tooLong' : null;
}
