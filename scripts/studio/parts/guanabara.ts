import {
	clipTo,
	disc,
	fade,
	fill,
	groundPath,
	hill,
	line,
	pointsOf,
	polygon,
	poster,
	rect,
	round,
} from '../tools/kit.ts';
import type { Scene } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { sailboat, walker } from './built.ts';
import { foliage } from './plants.ts';
import { birds, cumulus, glints, mist, sky, streak, sun } from './weather.ts';

const colour = {
	...family,
	sand: '#f5d49a',
	graniteShade: '#51395c',
	forest: '#2c6a5c',
};

const sugarloaf = pointsOf(
	'300 664, 352 628, 398 560, 430 470, 462 396, 504 362, 548 366, 590 404, 624 478, 652 560, 690 620, 820 664',
);

type Season = {
	sky: Parameters<typeof sky>[0];
	/** The long clouds. */
	clouds: readonly [string, string];
	/** What grows beside the promenade. */
	trees: string;
};

/** Sunrise over Guanabara bay: Sugarloaf with its cable car, Christ far off, the waves of the promenade. */
export function guanabara(season: Season): Scene {
	return poster(
		sky(season.sky, 690),
		sun(300, 600, 84, '#fff3d0', '#ffd78c'),
		cumulus(500, 270, 330, 70, { light: '#fdeccb', shade: '#f5c79d' }, 4),
		streak(-60, 230, 420, 26, season.clouds[0], 0.8),
		streak(360, 170, 460, 30, season.clouds[1], 0.8),
		birds(
			[
				[350, 320, 15],
				[394, 296, 11],
				[420, 340, 9],
			],
			colour.night,
		),
		corcovado(),
		hill('560 640, 640 566, 700 590, 750 540, 800 556', 720, '#c98c86'),
		mist(560, 120, '#fbd0a0', 0.75),
		fade(0, 664, 800, 150, [
			[0, '#f3b889'],
			[0.35, '#6fb5a6'],
			[1, '#2b7f8d'],
		]),
		glints(
			{ x: 300, y: 672, height: 120, near: 330, far: 150, count: 20, seed: 3 },
			'#fff0c4',
			0.9,
		),
		urca(),
		loaf(),
		sailboat(150, 724, 58, { sail: colour.paper, shade: '#e9b99b', hull: colour.wine }),
		sailboat(222, 704, 34, { sail: colour.paper, shade: '#e9b99b', hull: colour.wine }),
		sailboat(640, 748, 44, { sail: colour.coral, shade: colour.brick, hull: colour.night }),
		beach(),
		promenade(),
		walker(258, 900, 96, colour.coral, '#7a4a3c', colour.ink),
		parasol(266, 820),
		foliage(770, 990, 150, 60, ['#123f4a', '#1d5a55', '#2f7a68'], 4, 50),
		season.trees,
	);
}

function corcovado(): string {
	const peak = pointsOf(
		'-20 590, 30 540, 70 500, 104 430, 122 388, 142 386, 164 430, 200 500, 262 560, 330 640',
	);
	const shade =
		'M132 386L150 440L140 500L190 560L240 700H360L330 640L262 560L200 500L164 430L142 386Z';
	return (
		hill('-20 620, 60 560, 210 600, 420 650', 720, '#d99a85') +
		hill(peak, 720, '#b57a83') +
		clipTo(groundPath(peak, 720), fill(shade, '#94627a')) +
		christ(132, 388, 62)
	);
}

function christ(x: number, y: number, height: number): string {
	const k = height / 60;
	return (
		rect(x - 5 * k, y - 12 * k, 10 * k, 13 * k, colour.wine) +
		fill(
			`M${x - 6 * k} ${y - 11 * k}L${x - 4.6 * k} ${y - 42 * k}L${x - 27 * k} ${y - 40 * k}V${y - 45 * k}L${x - 4 * k} ${y - 49 * k}H${x + 4 * k}L${x + 27 * k} ${y - 45 * k}V${y - 40 * k}L${x + 4.6 * k} ${y - 42 * k}L${x + 6 * k} ${y - 11 * k}Z`,
			'#fff3dd',
		) +
		fill(
			`M${x + 1 * k} ${y - 11 * k}V${y - 49 * k}H${x + 4 * k}L${x + 27 * k} ${y - 45 * k}V${y - 40 * k}L${x + 4.6 * k} ${y - 42 * k}L${x + 6 * k} ${y - 11 * k}Z`,
			'#d9a596',
		) +
		disc(x, y - 53 * k, 4.2 * k, '#fff3dd')
	);
}

function urca(): string {
	const ridge = pointsOf('180 700, 226 640, 280 596, 336 590, 390 628, 450 700');
	return (
		hill(ridge, 706, '#4e7a68') +
		clipTo(groundPath(ridge, 706), fill('M318 588L330 640L320 706H470V600Z', '#31595c')) +
		rect(300, 578, 26, 14, colour.cream) +
		rect(316, 578, 10, 14, '#c98c86')
	);
}

function loaf(): string {
	const rock = groundPath(sugarloaf, 706);
	const shade =
		'M520 360C540 420 520 470 548 540C560 590 548 640 570 706H840L690 620L652 560L624 478L590 404L548 366Z';
	const streaks = [
		[470, 400, 452, 560],
		[492, 380, 484, 520],
		[448, 450, 424, 590],
		[560, 420, 580, 560],
		[590, 450, 622, 590],
	]
		.map(([x = 0, y = 0, toX = 0, toY = 0], index) =>
			line(
				`M${x} ${y}Q${(x + toX) / 2 + 8} ${(y + toY) / 2} ${toX} ${toY}`,
				index < 3 ? '#c78d80' : '#3d2b50',
				7,
				0.6,
			),
		)
		.join('');
	const wire = 'M318 580Q420 500 500 366';
	return (
		fill(rock, '#b0736f') +
		clipTo(
			rock,
			fill(shade, colour.graniteShade) +
				streaks +
				hill('290 660, 370 616, 440 640, 520 610, 600 640, 660 600, 820 640', 720, colour.forest) +
				hill('290 690, 420 660, 560 676, 680 640, 820 680', 720, '#1d4d4f'),
		) +
		rect(494, 352, 34, 13, colour.cream) +
		rect(514, 352, 14, 13, '#c98c86') +
		line(wire, colour.ink, 2) +
		line('M410 506v10', colour.ink, 2) +
		rect(396, 514, 30, 17, colour.brick, 1, 5) +
		rect(400, 518, 22, 6, colour.paper)
	);
}

function beach(): string {
	return (
		fill('M0 800C200 770 500 800 800 752V860H0Z', '#8fd0bd') +
		fill('M0 812C200 784 500 812 800 766V870H0Z', colour.paper) +
		fill('M0 822C200 796 500 824 800 780V880H0Z', colour.sand) +
		fill('M0 838C240 820 520 842 800 806V880H0Z', '#e9bb80') +
		[
			[60, 838],
			[140, 832],
			[420, 836],
			[500, 832],
		]
			.map(
				([x = 0, y = 0], index) =>
					line(`M${x} ${y + 6}v-26`, colour.wine, 3) +
					fill(
						`M${x - 24} ${y - 14}Q${x} ${y - 46} ${x + 24} ${y - 14}Z`,
						index % 2 ? colour.coral : colour.paper,
					) +
					fill(
						`M${x} ${y - 30}Q${x + 18} ${y - 28} ${x + 24} ${y - 14}H${x + 4}Z`,
						index % 2 ? colour.brick : '#d9a596',
					),
			)
			.join('')
	);
}

function promenade(): string {
	const wave = (y: number, size: number, length: number, shift: number): string => {
		let upper = `M-60 ${round(y)}`;
		for (let x = -60; x < 880; x += length)
			upper += `q${length / 4} ${round(-size)} ${length / 2} 0t${length / 2} 0`;
		let lower = '';
		for (let x = -60; x < 880; x += length)
			lower += `q${-length / 4} ${round(size * 0.9)} ${-length / 2} 0t${-length / 2} 0`;
		return `<g transform="translate(${shift} 0)">${fill(`${upper}v${round(size * 0.9)}${lower}Z`, colour.ink)}</g>`;
	};
	return (
		rect(0, 852, 800, 150, colour.cream) +
		clipTo(
			'M0 852H800V1000H0Z',
			wave(866, 11, 92, 0) +
				wave(888, 15, 110, -30) +
				wave(918, 21, 132, -60) +
				wave(960, 29, 160, -20) +
				wave(1012, 36, 190, -80),
		) +
		rect(0, 846, 800, 8, '#d9a596') +
		polygon('250 904, 268 904, 210 1000, 170 1000', colour.ink, 0.3)
	);
}

function parasol(x: number, y: number): string {
	return (
		line(`M${x} ${y + 22}L${x + 12} ${y - 44}`, colour.ink, 3) +
		fill(
			`M${x - 42} ${y - 26}C${x - 34} ${y - 66} ${x + 46} ${y - 76} ${x + 62} ${y - 26}Q${x + 36} ${y - 40} ${x + 10} ${y - 28}Q${x - 16} ${y - 40} ${x - 42} ${y - 26}Z`,
			colour.paper,
		) +
		fill(
			`M${x + 12} ${y - 58}C${x + 40} ${y - 60} ${x + 56} ${y - 48} ${x + 62} ${y - 26}Q${x + 50} ${y - 34} ${x + 36} ${y - 34}Z`,
			colour.coral,
		)
	);
}
