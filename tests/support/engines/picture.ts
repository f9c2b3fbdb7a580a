import sharp from 'sharp';

import type { Box } from './in-page.ts';
import type { Tab } from './tab.ts';

/** How far apart two colours have to be, summed over red, green and blue, to be told from each other. */
const visibleDifference = 60;

/**
 * How wide what is drawn in a part of the window is: from the first to the last column that has another colour than
 * the part's first corner; 0 where it has one colour only.
 */
export async function drawnWidth(tab: Tab, { left, top, width, height }: Box): Promise<number> {
	const part = { left: Math.round(left), top: Math.round(top), width, height };
	const { data, info } = await sharp(await tab.picture())
		.extract(part)
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const columns = Array.from({ length: info.width }, (_, column) => column).filter(isDrawn);
	return columns.length === 0 ? 0 : (columns.at(-1) ?? 0) - (columns[0] ?? 0) + 1;

	function isDrawn(column: number): boolean {
		for (let row = 0; row < info.height; row += 1) {
			const start = (row * info.width + column) * info.channels;
			const difference = [0, 1, 2]
				.map((channel) => Math.abs((data[start + channel] ?? 0) - (data[channel] ?? 0)))
				.reduce((total, number) => total + number);
			if (difference > visibleDifference) return true;
		}
		return false;
	}
}
