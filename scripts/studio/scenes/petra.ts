import { walker } from '../parts/built.ts';
import { camel } from '../parts/camel.ts';
import { wallBands } from '../parts/gorge.ts';
import { sandstone, treasury } from '../parts/treasury.ts';
import { birds } from '../parts/weather.ts';
import { clipTo, fade, fill, line, pointsOf, polygon, poster, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	...sandstone,
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
