import { clipTo, fill, hill, line, polygon, rect, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { castShadow, walker } from './built.ts';

/** A colour in the light and in the shade. */
export type Tones = readonly [light: string, shade: string];

/** Hallgrímskirkja, its foot at (x, y). */
export function church(x: number, y: number): string {
	const wing = (side: 1 | -1): string =>
		times(13, (index) => {
			const near = 12 - index;
			const top = y - 70 - 300 * Math.exp(-near * 0.27) - (near < 2 ? 12 : 0);
			const left = side === 1 ? x + 34 + near * 14 : x - 34 - near * 14 - 14;
			return (
				rect(left, top, 14, y - top, side === -1 ? '#e9dcc6' : '#6f8ea2') +
				rect(left + 9, top, 5, y - top, side === -1 ? '#b9b4ae' : '#4d6f8c') +
				polygon(
					`${left} ${top}, ${left + 7} ${top - 12}, ${left + 14} ${top}`,
					side === -1 ? '#f7ecd6' : '#86a3b1',
				)
			);
		});
	const shaft = `M${x - 36} ${y}V${y - 410}L${x - 24} ${y - 436}L${x} ${y - 520}L${x + 24} ${y - 436}L${x + 36} ${y - 410}V${y}Z`;
	const half = `M${x + 6} ${y}V${y - 500}L${x + 24} ${y - 436}L${x + 36} ${y - 410}V${y}Z`;
	const slots = times(3, (index) =>
		fill(`M${x - 20 + index * 15} ${y - 250}v-92l5 -12l5 12v92Z`, family.night),
	);
	return (
		wing(-1) +
		wing(1) +
		fill(shaft, '#f6ead2') +
		clipTo(
			shaft,
			fill(half, '#8aa6b5') +
				times(5, (index) => rect(x - 36 + index * 15, y - 420, 3, 420, '#12345a', 0.18)),
		) +
		slots +
		rect(x - 30, y - 384, 60, 5, '#b9b4ae') +
		fill(`M${x - 13} ${y - 396}v-26l13 -18l13 18v26Z`, family.night) +
		fill(`M${x - 18} ${y - 140}v-62l18 -28l18 28v62Z`, '#f9c976') +
		line(`M${x} ${y - 140}v-88M${x - 18} ${y - 170}h36`, '#8a5a4a', 3) +
		fill(`M${x - 17} ${y}v-56l17 -22l17 22v56Z`, '#7c3f35') +
		fill(`M${x - 9} ${y}v-50l9 -12l9 12v50Z`, '#f9c976') +
		line(`M${x} ${y - 518}v-34M${x - 9} ${y - 540}h18`, family.cream, 4)
	);
}

type Season = {
	ground: string;
	/** The houses far off: their walls in turn, and the shade of all. */
	far: readonly string[];
	farShade: string;
	/** What the roofs are covered with, house after house. */
	roofs: readonly Tones[];
};

const walls: readonly (readonly [
	x: number,
	y: number,
	width: number,
	height: number,
	walls: Tones,
])[] = [
	[-30, 792, 120, 74, ['#ee6c4d', '#b8412f']],
	[84, 780, 92, 62, ['#f6bd60', '#c98a3e']],
	[168, 796, 104, 70, ['#3f8fa0', '#28637f']],
	[528, 796, 104, 66, ['#ee6c4d', '#b8412f']],
	[626, 782, 88, 70, ['#5fae9b', '#37796f']],
	[706, 796, 124, 78, ['#f6bd60', '#c98a3e']],
];

/** The painted houses of the old town at the foot of the church. */
export function town({ ground, far, farShade, roofs }: Season): string {
	const roof = (index: number): Tones => roofs[index % roofs.length] ?? [ground, ground];
	return (
		hill('0 744, 400 728, 800 742', 1000, ground) +
		times(18, (index) =>
			house(
				-20 + index * 47,
				744 + ((index * 7) % 9),
				44,
				30,
				[far[index % far.length] ?? ground, farShade],
				roof(index),
			),
		) +
		walls
			.map(([x, y, width, height, tones], index) => house(x, y, width, height, tones, roof(index)))
			.join('')
	);
}

function house(
	x: number,
	y: number,
	width: number,
	height: number,
	walls: Tones,
	roof: Tones,
): string {
	const [light, shade] = walls;
	const wall = height * 0.62;
	const panes = Math.max(2, Math.floor(width / 26));
	return (
		rect(x, y - wall, width, wall + 60, light) +
		rect(x + width * 0.72, y - wall, width * 0.28, wall + 60, shade) +
		polygon(
			`${x - 5} ${y - wall + 2}, ${x + width * 0.36} ${y - height - 8}, ${x + width * 0.72 + 4} ${y - wall + 2}`,
			roof[0],
		) +
		polygon(
			`${x + width * 0.36} ${y - height - 8}, ${x + width * 0.9} ${y - height - 8}, ${x + width + 5} ${y - wall + 2}, ${x + width * 0.72} ${y - wall + 2}`,
			roof[1],
		) +
		times(panes, (index) =>
			rect(
				x + 7 + (index * (width * 0.66)) / panes,
				y - wall + 10,
				10,
				15,
				index % 3 === 2 ? '#23466b' : '#ffe0a0',
			),
		) +
		rect(x + width * 0.6, y - height - 24, 9, 22, shade)
	);
}

/** The street up to the church. */
export function street([light, shade]: Tones): string {
	return (
		fill('M368 790H432C450 850 560 930 640 1000H160C250 930 350 850 368 790Z', light) +
		fill('M432 790C450 850 560 930 640 1000H560C480 930 424 850 416 790Z', shade)
	);
}

/** Two who walk up the street; their shadows fall to the left (-1) or the right (1) of them. */
export function strollers(shadow: string, side: -1 | 1): string {
	return (
		castShadow(372, 890, 22, [side * 70, 96], shadow, 0.6) +
		castShadow(412, 884, 22, [side * 40, 100], shadow, 0.6) +
		walker(372, 892, 74, family.brick, family.cream, family.ink) +
		walker(412, 886, 66, family.ink, family.cream, family.night) +
		line('M366 838l-18 22', family.gold, 5)
	);
}
