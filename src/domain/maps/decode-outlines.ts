import { decodeLine, type Position } from './encoded-line.ts';

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

/** The outlines that the data file holds. */
export function decodeOutlines({ land, lakes, borders }: EncodedOutlines): Outlines {
	return {
		land: land.map(outlineOf),
		lakes: lakes.map(outlineOf),
		borders: borders.map(outlineOf),
	};
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
