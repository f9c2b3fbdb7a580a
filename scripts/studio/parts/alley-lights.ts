import { at, clipTo, disc, fill, glow, line, oval, place, rect, times } from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { vanishing, spot } from './alley-houses.ts';
import type { Side } from './alley-houses.ts';
import { glints } from './weather.ts';

const colour = {
	...family,
	lantern: '#f2603f',
	lanternShade: '#b8342f',
	lanternLit: '#ff9a5c',
};

/** What the houses serve, for everyone to read: drawn round the origin, 100 wide. */
const dishes = {
	bowl: 'M-44 4H44C42 34 24 44 12 46H-12C-24 44 -42 34 -44 4ZM-16 50H16V58H-16ZM-24 -8q-12 -14 0 -28t0 -26h8q12 12 0 26t0 28ZM14 -8q-12 -14 0 -28t0 -26h8q12 12 0 26t0 28Z',
	fish: 'M-48 0C-26 -34 14 -34 30 -6L50 -28V28L30 6C14 34 -26 34 -48 0Z',
	flask:
		'M-10 -56H10V-34C10 -24 28 -14 28 10V40Q28 52 16 52H-16Q-28 52 -28 40V10C-28 -14 -10 -24 -10 -34Z',
} as const;

/** How deep in the alley the lanterns hang: 1 is near. */
const lanternDepths = [0.22, 0.3, 0.42, 0.6, 0.9];

type Board = {
	depth: number;
	heights: Point;
	tint: string;
	ink: string;
	dish: keyof typeof dishes;
};

/** A lit sign that stands out from the wall. */
function sign(side: Side, { depth, heights: [low, high], tint, ink, dish }: Board): string {
	const [outer] = spot(side, depth, 0, 0.99);
	const [inner] = spot(side, depth, 0, 0.72);
	const left = Math.min(outer, inner);
	const width = Math.abs(outer - inner);
	const top = vanishing[1] - high * depth;
	const tall = (high - low) * depth;
	return (
		glow(left + width / 2, top + tall / 2, tall * 0.9, tint, 0.45) +
		rect(left - 3 * depth, top - 4 * depth, width + 6 * depth, tall + 8 * depth, '#0c1629', 1, 4) +
		rect(left, top, width, tall, tint, 1, 3) +
		place(left + width / 2, top + width * 0.56, width / 130, fill(dishes[dish], ink)) +
		times(3, (index) =>
			rect(
				left + width * 0.22,
				top + tall * (0.62 + index * 0.11),
				width * (index === 2 ? 0.34 : 0.56),
				tall * 0.04,
				ink,
				0.85,
				2,
			),
		)
	);
}

/** The signs of the houses, left and right. */
export function signs(): string {
	return (
		sign(-1, {
			depth: 0.36,
			heights: [250, 400],
			tint: '#fbe3b4',
			ink: colour.brick,
			dish: 'fish',
		}) +
		sign(1, { depth: 0.5, heights: [250, 410], tint: '#8fd0c8', ink: colour.ink, dish: 'flask' }) +
		sign(-1, {
			depth: 0.8,
			heights: [256, 420],
			tint: colour.coral,
			ink: colour.paper,
			dish: 'bowl',
		}) +
		sign(1, { depth: 1.02, heights: [266, 420], tint: '#fbe3b4', ink: colour.wine, dish: 'fish' })
	);
}

/** A row of lanterns along the eaves of one side. */
export function lanterns(side: Side): string {
	return lanternDepths
		.map((depth, index) => {
			const [x, y] = spot(side, depth, 106, 0.8);
			const isPale = isPaleLantern(side, index);
			return (
				line(`M${at([x, y])}V${vanishing[1] - 196 * depth}`, '#0c1629', 1 + depth * 3) +
				glow(x, y, 190 * depth, isPale ? '#ffe9b5' : '#ff8f5a', 0.6) +
				place(x, y, depth * 1.15, lantern(isPale))
			);
		})
		.join('');
}

function isPaleLantern(side: Side, index: number): boolean {
	return (index + (side > 0 ? 1 : 0)) % 3 === 0;
}

/** A paper lantern round the origin, 100 wide and 124 high. */
function lantern(isPale: boolean): string {
	const [body, shade, lit] = isPale
		? ['#ffe3a0', '#e9a860', '#fff6da']
		: [colour.lantern, colour.lanternShade, colour.lanternLit];
	const skin = 'M-26 -56C-56 -40 -58 40 -26 56H26C58 40 56 -40 26 -56Z';
	return (
		rect(-24, -66, 48, 12, '#12182f', 1, 4) +
		rect(-24, 54, 48, 12, '#12182f', 1, 4) +
		line('M0 66V86', colour.gold, 4) +
		fill(skin, body) +
		clipTo(
			skin,
			fill('M14 -60C40 -40 40 40 14 60H70V-60Z', shade, 0.7) +
				oval(-10, 4, 22, 44, lit, 0.85) +
				line(
					times(
						6,
						(index) => `M-60 ${-40 + index * 16}Q0 ${-34 + index * 16} 60 ${-40 + index * 16}`,
					),
					shade,
					2.6,
					0.8,
				),
		) +
		disc(-4, 2, 18, isPale ? colour.brick : '#3a1228') +
		disc(-4, 2, 11, isPale ? '#fff6da' : colour.lanternLit) +
		disc(-4, 2, 5, isPale ? colour.brick : '#3a1228')
	);
}

/** What the wet ground throws back: broken strokes of light under every lantern and before the gate. */
export function reflections(): string {
	const pools = ([-1, 1] as const).flatMap((side) =>
		lanternDepths.map((depth, index) => {
			const [x, y] = spot(side, depth, -140, 0.8);
			const tint = isPaleLantern(side, index) ? '#ffe3a0' : '#ff8a58';
			const height = 270 * depth;
			const spread = 86 * depth;
			const shape = { x, y, height, near: spread, far: spread * 1.2, count: 14, seed: index + 3 };
			return glow(x, y + height * 0.3, height * 0.6, tint, 0.28) + glints(shape, tint, 0.75);
		}),
	);
	const gate = { x: 404, y: 584, height: 410, near: 190, far: 80, count: 24, seed: 5 };
	return pools.join('') + glints(gate, '#ffd58c', 0.6);
}
