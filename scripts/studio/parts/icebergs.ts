import { place, polygon } from '../tools/kit.ts';

/** The faces of ice: what the sun meets, what the sky lights, what lies in shade, and the blue of old ice. */
export type Ice = { lit: string; face: string; shade: string; deep: string };

/** The outlines of icebergs 200 wide on a waterline at y 0: all of it, then its lit, shaded and old faces. */
const shapes: readonly {
	all: string;
	lit: readonly string[];
	shade: readonly string[];
	deep: readonly string[];
}[] = [
	{
		all: '-100 0, -92 -30, -66 -48, -52 -86, -30 -96, -10 -128, 10 -112, 26 -70, 48 -62, 66 -30, 88 -22, 100 0',
		lit: [
			'-92 -30, -66 -48, -52 -86, -30 -96, -10 -128, -18 -70, -48 -40, -70 0, -100 0',
			'26 -70, 48 -62, 40 -36, 22 -30',
		],
		shade: [
			'-10 -128, 10 -112, 26 -70, 22 -30, 34 0, -12 0, 2 -46',
			'48 -62, 66 -30, 88 -22, 100 0, 60 0, 40 -36',
		],
		deep: ['-48 -40, -34 0, -62 0', '2 -46, 14 -14, -4 0, -12 0'],
	},
	{
		all: '-100 0, -96 -18, -60 -26, -40 -44, 0 -50, 30 -76, 62 -80, 84 -40, 96 -30, 100 0',
		lit: [
			'-96 -18, -60 -26, -40 -44, 0 -50, -14 -24, -60 -12, -100 0',
			'30 -76, 62 -80, 52 -46, 18 -30, 0 -50',
		],
		shade: ['62 -80, 84 -40, 96 -30, 100 0, 46 0, 52 -46', '-14 -24, 18 -30, 26 0, -20 0'],
		deep: ['18 -30, 52 -46, 46 0, 26 0'],
	},
	{
		all: '-100 0, -84 -36, -70 -92, -44 -110, -30 -66, 4 -50, 30 -38, 52 -60, 76 -52, 90 -18, 100 0',
		lit: [
			'-84 -36, -70 -92, -44 -110, -54 -50, -72 0, -100 0',
			'30 -38, 52 -60, 76 -52, 60 -24, 34 -14',
		],
		shade: [
			'-44 -110, -30 -66, -24 -20, -34 0, -60 0, -54 -50',
			'76 -52, 90 -18, 100 0, 56 0, 60 -24',
		],
		deep: ['-30 -66, 4 -50, -2 -18, -24 -20', '34 -14, 60 -24, 56 0, 26 0'],
	},
];

/** An iceberg on water at height `y`, round `x`, `width` wide; `shape` chooses one of three. */
export function iceberg(x: number, y: number, width: number, shape: number, ice: Ice): string {
	const chosen = shapes[shape % shapes.length];
	if (!chosen) return '';
	const faces = (outlines: readonly string[], tone: string): string =>
		outlines.map((outline) => polygon(outline, tone)).join('');
	return place(
		x,
		y,
		width / 200,
		polygon(chosen.all, ice.face) +
			faces(chosen.lit, ice.lit) +
			faces(chosen.shade, ice.shade) +
			faces(chosen.deep, ice.deep),
	);
}
