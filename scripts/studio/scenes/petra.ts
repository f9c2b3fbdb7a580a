import { walker } from '../parts/built.ts';
import { birds } from '../parts/weather.ts';
import {
	clipTo,
	disc,
	fade,
	fill,
	glow,
	line,
	mirrored,
	place,
	pointsOf,
	polygon,
	poster,
	rect,
	times,
} from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	rose: '#f0a07c',
	roseLit: '#fcc79c',
	roseShade: '#c06a5c',
	deep: '#7c3a48',
	hollow: '#4a2340',
	wall: '#5f2a3f',
	wallLit: '#a84f4a',
	wallDark: '#2f1730',
};

/** The Treasury glows at the end of the Siq; a Bedouin leads his camel into the light. */
export const scene = poster(
	fade(0, 0, 800, 600, [
		[0, '#5fa5b5'],
		[0.5, '#b9d9c5'],
		[1, '#fdeac0'],
	]),
	birds(
		[
			[420, 120, 13],
			[450, 104, 9],
		],
		colour.night,
	),
	cliff(),
	floor(),
	treasury(),
	leftWall(),
	rightWall(),
	polygon('330 300, 540 300, 640 1000, 130 1000', '#fff0c4', 0.1),
	polygon('372 868, 420 868, 300 1000, 200 1000', colour.wallDark, 0.25),
	camel(396, 872),
	walker(520, 884, 84, '#fdf4e3', '#8a5a48', '#e0b9a0'),
	line('M496 760Q506 800 514 838', colour.wallDark, 2.5),
	fade(0, 860, 800, 140, [
		[0, colour.wallDark, 0],
		[1, colour.wallDark, 0.6],
	]),
);

function cliff(): string {
	const face = 'M180 200C260 150 330 170 400 140C480 150 560 120 640 180V820H180Z';
	const strata = times(12, (index) =>
		line(
			`M170 ${210 + index * 52}Q300 ${196 + index * 52 + ((index * 17) % 20)} 420 ${212 + index * 52}T660 ${204 + index * 52}`,
			index % 2 ? '#d98a6c' : '#fbd3ae',
			7,
			0.5,
		),
	);
	return fill(face, '#f2b08a') + clipTo(face, strata);
}

/** The façade: six columns below, three pavilions above, the urn on top; left half drawn, right half mirrored. */
function treasury(): string {
	const x = 424;
	const column = (left: number, foot: number, height: number, width: number): string =>
		rect(left, foot - height, width, height, colour.roseLit) +
		rect(left + width * 0.58, foot - height, width * 0.42, height, colour.roseShade) +
		rect(left - 3, foot - height - 8, width + 6, 10, '#fde0b5') +
		rect(left - 3, foot - 8, width + 6, 9, '#e9b08a');
	const lower = (side: string): string =>
		rect(x - 176, 520, 176, 260, side) +
		rect(x - 168, 536, 56, 236, colour.deep, 0.5) +
		rect(x - 96, 536, 42, 236, colour.deep, 0.55) +
		fill(`M${x - 158} 600q14 -30 28 0v90h-28Z`, colour.roseShade) +
		column(x - 172, 780, 236, 20) +
		column(x - 116, 780, 236, 20) +
		column(x - 62, 780, 236, 20) +
		rect(x - 184, 512, 184, 22, colour.roseLit) +
		rect(x - 184, 530, 184, 6, colour.deep) +
		times(11, (index) => rect(x - 178 + index * 16, 518, 8, 8, colour.roseShade));
	const upper = (side: string): string =>
		rect(x - 168, 330, 68, 170, side) +
		rect(x - 150, 356, 34, 132, colour.deep, 0.5) +
		column(x - 168, 500, 148, 15) +
		column(x - 116, 500, 148, 15) +
		rect(x - 176, 326, 84, 18, colour.roseLit) +
		rect(x - 176, 342, 84, 5, colour.deep) +
		polygon(`${x - 178} 326, ${x - 132} 286, ${x - 92} 286, ${x - 92} 326`, colour.rose) +
		polygon(`${x - 178} 326, ${x - 132} 286, ${x - 126} 286, ${x - 164} 326`, '#fde0b5') +
		rect(x - 96, 360, 40, 140, colour.hollow) +
		rect(x - 184, 496, 184, 16, '#fde0b5');
	const tholos =
		rect(x - 56, 320, 112, 180, colour.rose) +
		rect(x + 14, 320, 42, 180, colour.roseShade) +
		fill(`M${x - 16} 480V390q16 -24 32 0v90Z`, colour.deep) +
		fill(`M${x - 5} 470v-60q5 -12 10 0v60Z`, colour.roseLit) +
		[-52, -24, 14, 42].map((dx) => column(x + dx, 500, 160, 12)).join('') +
		rect(x - 64, 322, 128, 16, colour.roseLit) +
		rect(x - 64, 337, 128, 5, colour.deep) +
		fill(
			`M${x - 60} 322Q${x - 20} 300 ${x - 10} 262H${x + 10}Q${x + 20} 300 ${x + 60} 322Z`,
			colour.rose,
		) +
		fill(`M${x + 4} 322V262H${x + 10}Q${x + 20} 300 ${x + 60} 322Z`, colour.roseShade) +
		fill(`M${x - 14} 262q-8 -30 14 -36q22 6 14 36Z`, colour.roseLit) +
		fill(`M${x + 2} 262v-36q20 6 12 36Z`, colour.roseShade) +
		rect(x - 5, 212, 10, 16, colour.roseLit);
	const pediment =
		polygon(`${x - 118} 516, ${x} 462, ${x + 118} 516`, colour.rose) +
		polygon(`${x - 118} 516, ${x} 462, ${x + 4} 470, ${x - 94} 516`, '#fde0b5') +
		polygon(`${x} 462, ${x + 118} 516, ${x + 96} 516, ${x} 474`, colour.roseShade) +
		disc(x, 498, 9, colour.deep);
	const door =
		fill(`M${x - 34} 780V600H${x + 34}V780Z`, colour.hollow) +
		rect(x - 42, 590, 84, 12, colour.roseLit) +
		rect(x - 42, 600, 9, 180, colour.roseLit) +
		rect(x + 33, 600, 9, 180, colour.roseShade) +
		fill(`M${x - 22} 780V616h22v164Z`, '#2f1730');
	return (
		glow(x, 520, 340, '#ffe0a8', 0.5) +
		fill('M232 270Q424 180 620 270V790H232Z', colour.roseShade, 0.55) +
		mirrored(x, lower('#c97a66') + upper('#c97a66')) +
		lower(colour.rose) +
		upper(colour.rose) +
		tholos +
		pediment +
		door +
		times(4, (index) =>
			rect(
				x - 196 - index * 6,
				780 + index * 10,
				392 + index * 12,
				11,
				index % 2 ? '#e9b08a' : '#fcd3a8',
			),
		)
	);
}

function floor(): string {
	return (
		fade(0, 760, 800, 242, [
			[0, '#fbd0a0'],
			[0.4, '#d98f70'],
			[1, '#7c3a48'],
		]) +
		times(14, (index) =>
			fill(
				`M${(index * 131) % 760} ${834 + ((index * 47) % 150)}q20 -10 44 0q-20 8 -44 0Z`,
				'#a85a52',
				0.4,
			),
		)
	);
}

function wallBands(edge: readonly Point[], outer: number, tones: readonly string[]): string {
	return tones
		.map((tone, index) => {
			const shift = (outer < 400 ? -1 : 1) * index * 44;
			const points = edge.map(([x, y], step): Point => [
				x + shift + Math.sin(step * 2.3 + index) * 12,
				y,
			]);
			return polygon([...points, [outer, 1010], [outer, -10]], tone);
		})
		.join('');
}

function leftWall(): string {
	const edge = pointsOf(
		'330 -10, 300 90, 318 170, 262 260, 250 350, 276 430, 232 540, 214 640, 236 740, 190 850, 150 930, 120 1010',
	);
	return (
		wallBands(edge, -20, [
			'#e58a62',
			colour.wallLit,
			'#843a44',
			colour.wall,
			'#47203a',
			colour.wallDark,
		]) +
		times(9, (index) =>
			line(
				`M-20 ${80 + index * 104}Q80 ${60 + index * 104} ${170 - index * 8} ${96 + index * 102}`,
				'#a84f4a',
				4,
				0.35,
			),
		)
	);
}

function rightWall(): string {
	const edge = pointsOf(
		'500 -10, 540 80, 524 180, 580 270, 610 360, 592 470, 628 560, 616 660, 648 760, 690 860, 720 940, 760 1010',
	);
	return (
		wallBands(edge, 820, ['#93424a', '#6f3042', '#55263c', '#401d36', colour.wallDark]) +
		times(9, (index) =>
			line(
				`M820 ${70 + index * 104}Q740 ${90 + index * 104} ${660 + index * 12} ${76 + index * 104}`,
				'#7c3a48',
				4,
				0.5,
			),
		)
	);
}

function camel(x: number, y: number): string {
	const content =
		line('M-40 -50L-44 0M-28 -46L-24 0M30 -48L26 0M40 -52L46 0', '#6f3a34', 8) +
		fill(
			'M-56 -46C-62 -64 -50 -80 -32 -78C-24 -104 -4 -104 6 -80C22 -84 36 -76 42 -70C54 -72 56 -92 64 -112C72 -122 94 -118 94 -106C90 -98 82 -98 76 -98C72 -76 66 -52 46 -46C20 -38 -30 -36 -56 -46Z',
			'#c9805a',
		) +
		fill(
			'M-56 -46C-30 -44 20 -46 46 -58C58 -66 66 -84 70 -98L76 -98C72 -76 66 -52 46 -46C20 -38 -30 -36 -56 -46Z',
			'#8a4a40',
		) +
		fill('M-22 -82C-16 -104 -8 -104 0 -82L14 -46H-28Z', colour.coral) +
		fill('M-8 -98C-4 -98 -2 -90 0 -82L14 -46H-4Z', colour.brick) +
		line('M-26 -60H10M-27 -52H12', colour.gold, 4) +
		times(5, (index) => line(`M${-26 + index * 9} -46v10`, colour.gold, 2.4)) +
		line('M68 -104Q80 -98 90 -104', colour.coral, 4);
	return place(x, y, 1.1, content);
}
