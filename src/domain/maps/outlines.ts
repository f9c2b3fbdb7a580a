import { decodeLine, type Position } from './encoded-line.ts';
import encoded from './outlines.json' with { type: 'json' };

/** The data file: lines as `encodeLine` writes them. */
export type EncodedOutlines = Record<keyof Outlines, string[]>;

/** The earth's coasts, lakes and borders, from Natural Earth (public domain): `scripts/outlines/renew.ts`. */
export type Outlines = {
	/** Rings; a hole in the land is a ring too. */
	land: readonly Outline[];
	lakes: readonly Outline[];
	/** Lines between countries. */
	borders: readonly Outline[];
};

export type Outline = {
	line: readonly Position[];
	/** Degrees. */
	west: number;
	east: number;
	south: number;
	north: number;
};

let decoded: Outlines | undefined;

/** The whole earth's. They weigh a megabyte, so that only builds may ask for them: no browser, no function. */
export function worldOutlines(): Outlines {
	return (decoded ??= {
		land: encoded.land.map(outlineOf),
		lakes: encoded.lakes.map(outlineOf),
		borders: encoded.borders.map(outlineOf),
	});
}

function outlineOf(text: string): Outline {
	const line = decodeLine(text);
	let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const [x, y] of line) {
		west = Math.min(west, x);
		east = Math.max(east, x);
		south = Math.min(south, y);
		north = Math.max(north, y);
	}
	return { line, west, east, south, north };
}
