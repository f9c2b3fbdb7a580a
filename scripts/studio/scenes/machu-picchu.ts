import { block } from '../parts/built.ts';
import { foliage, leaves } from '../parts/plants.ts';
import { birds, cumulus, mist, rays, sky, streak, sun } from '../parts/weather.ts';
import {
	clipTo,
	disc,
	fade,
	fill,
	groundPath,
	hill,
	line,
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
	peak: '#4f8a78',
	peakShade: '#23545f',
	stone: '#e9d0a8',
	stoneShade: '#9c8a8a',
	terrace: '#8fb864',
	terraceDeep: '#4a7f58',
};

const huayna = pointsOf(
	'330 640, 380 560, 420 470, 448 380, 470 290, 496 236, 522 222, 546 240, 566 300, 590 380, 640 460, 690 540, 760 620, 820 660',
);

/** Huayna Picchu above the terraces and roofless houses; a llama keeps the gate. */
export const scene = poster(
	sky(
		[
			[0, '#3f86a3'],
			[0.35, '#a3cfbf'],
			[0.65, '#fbe8ba'],
			[0.9, '#f9bb8c'],
		],
		640,
	),
	rays(150, 420, 1000, 13, colour.paper, 0.12),
	sun(150, 400, 76, '#fff6da', '#ffe09c'),
	cumulus(560, 250, 320, 74, { light: '#fff3da', shade: '#f3d3b0' }, 5),
	streak(-40, 230, 300, 22, colour.paper, 0.6),
	birds(
		[
			[330, 300, 20],
			[384, 270, 12],
		],
		colour.night,
	),
	hill('-20 560, 80 470, 160 420, 240 480, 330 560, 420 600', 700, '#b3b9a3'),
	hill('560 560, 660 440, 740 390, 820 430', 700, '#a3b3a3'),
	streak(-60, 500, 420, 32, '#fff3da', 0.85),
	hill('-20 640, 90 560, 200 540, 320 600, 420 640', 700, '#86a893'),
	mountainPeak(),
	mist(500, 160, '#fdeec6', 0.75),
	streak(-40, 610, 520, 34, '#fff3da', 0.9),
	streak(420, 590, 460, 30, '#fff3da', 0.85),
	ridge(),
	citadel(),
	slope(),
	llama(200, 906),
	leaves('790 20, 740 50, 690 20, 780 100, 640 30', 34, ['#1d4d4f', '#2f7560', '#4a8f64'], 4, 8),
	foliage(790, 1000, 130, 60, ['#173f47', '#1d4d4f', '#2f7560'], 6, 40),
);

function mountainPeak(): string {
	const body = groundPath(huayna, 720);
	const crags = (
		[
			[470, 320, 440, 470],
			[492, 270, 480, 400],
			[450, 420, 410, 560],
			[560, 330, 590, 460],
			[600, 430, 640, 560],
			[540, 380, 550, 520],
			[510, 450, 490, 600],
		] as const
	)
		.map(([x, y, toX, toY], index) =>
			polygon(
				`${x} ${y}, ${x + 12} ${y + 18}, ${toX + 8} ${toY}, ${toX - 6} ${toY - 40}`,
				index < 3 ? '#8fb58c' : '#173f4f',
				0.6,
			),
		)
		.join('');
	return (
		fill(body, colour.peak) +
		clipTo(
			body,
			fill(
				'M522 222L530 310L506 390L540 470L520 560L560 640V720H840V660L690 540L590 380L546 240Z',
				colour.peakShade,
			) +
				crags +
				times(9, (index) => rect(486 + index * 7, 246 + index * 9, 30 - index, 4, '#c9c9a0', 0.8)),
		)
	);
}

function ridge(): string {
	return (
		hill('-20 720, 120 680, 260 660, 380 640, 500 634, 640 650, 820 620', 1010, '#5f9a64') +
		hill('560 690, 680 650, 820 610', 1010, '#3f7a5c')
	);
}

/** Terraces step down on both sides of the plaza with roofless gables along its edges. */
function citadel(): string {
	const gable = (x: number, y: number, size: number): string =>
		block(x, y, size, size * 0.62, { light: colour.stone, shade: colour.stoneShade, turn: 0.34 }) +
		polygon(
			`${x} ${y - size * 0.6}, ${x + size * 0.33} ${y - size * 1.08}, ${x + size * 0.66} ${y - size * 0.6}`,
			'#f3ddb8',
		) +
		polygon(
			`${x + size * 0.33} ${y - size * 1.08}, ${x + size * 0.42} ${y - size * 1.04}, ${x + size * 0.76} ${y - size * 0.6}, ${x + size * 0.66} ${y - size * 0.6}`,
			'#7f7484',
		) +
		fill(
			`M${x + size * 0.24} ${y}l${size * 0.03} ${-size * 0.4}h${size * 0.14}l${size * 0.03} ${size * 0.4}Z`,
			'#4a4a5c',
		) +
		rect(x + size * 0.28, y - size * 0.8, size * 0.1, size * 0.14, '#4a4a5c');
	const upper = (
		[
			[232, 684, 46],
			[284, 672, 54],
			[346, 664, 46],
			[400, 660, 58],
			[466, 656, 48],
			[520, 660, 56],
			[584, 664, 46],
			[700, 660, 50],
			[756, 650, 46],
		] as const
	)
		.map(([x, y, size]) => gable(x, y, size))
		.join('');
	const plaza =
		fill('M250 716C360 690 520 690 640 706L600 742C500 726 380 728 290 750Z', '#a9cf73') +
		fill('M250 716C360 690 520 690 640 706L638 710C520 696 360 698 254 722Z', '#d3e08f');
	const lower = (
		[
			[118, 752, 66],
			[196, 744, 78],
			[286, 752, 62],
			[352, 758, 56],
			[412, 762, 74],
			[496, 758, 60],
			[560, 760, 80],
			[650, 754, 66],
			[722, 750, 84],
		] as const
	)
		.map(([x, y, size]) => gable(x, y, size))
		.join('');
	const temple =
		fill('M640 700C640 660 720 660 724 700V716H640Z', colour.stone) +
		fill('M690 668C712 672 724 684 724 700V716H690Z', colour.stoneShade);
	return upper + plaza + temple + lower;
}

function slope(): string {
	return (
		times(8, (index) => {
			const y = 756 + index * 30;
			const edge = pointsOf(
				`-20 ${y + 30 + index * 4}, 140 ${y + 12}, 330 ${y - 2}, 520 ${y + 8}, 680 ${y - 4}, 820 ${y - 26}`,
			);
			const shift = (dy: number): Point[] => edge.map(([px, py]): Point => [px, py + dy]);
			return (
				hill(edge, 1010, index % 2 ? colour.terrace : '#a9cf73') +
				hill(shift(12), 1010, colour.stone) +
				hill(shift(15), 1010, '#b3a08f') +
				hill(shift(28), 1010, colour.terraceDeep) +
				times(16, (stone) =>
					rect(
						stone * 52 + ((index * 19) % 40),
						y + 18 + (stone % 3) * 3 - (stone > 9 ? (stone - 9) * 3 : 0),
						22,
						3,
						colour.stone,
						0.6,
					),
				)
			);
		}) +
		fade(0, 880, 800, 125, [
			[0, '#1d4d4f', 0],
			[1, '#1d4d4f', 0.55],
		])
	);
}

function llama(x: number, y: number): string {
	const content =
		fill('M-70 8Q10 -4 130 40Q40 40 -70 8Z', '#173f47', 0.35) +
		line('M-44 -40L-46 4M-24 -36L-22 6M34 -40L32 4M50 -44L54 2', '#d9bfa3', 10) +
		fill(
			'M-66 -50C-76 -84 -58 -108 -30 -106C0 -112 30 -110 44 -112C46 -140 46 -178 52 -206L48 -228L58 -218L66 -230L70 -212C86 -210 96 -202 96 -194C94 -186 82 -186 74 -182C76 -150 78 -110 72 -84C66 -56 50 -40 34 -36C8 -28 -26 -28 -48 -34C-58 -38 -64 -44 -66 -50Z',
			'#fff3df',
		) +
		fill(
			'M-66 -50C-50 -46 10 -44 40 -64C62 -80 68 -120 70 -150C78 -120 78 -100 72 -84C66 -56 50 -40 34 -36C8 -28 -26 -28 -48 -34C-58 -38 -64 -44 -66 -50Z',
			'#d9bfa3',
		) +
		fill('M-28 -108C-6 -112 14 -112 26 -112L34 -62Q0 -50 -34 -60Z', colour.coral) +
		fill('M-31 -86Q0 -78 30 -88L31 -78Q0 -68 -32 -76Z', colour.gold) +
		fill('M-30 -98Q0 -92 28 -98L29 -92Q0 -86 -30 -92Z', colour.lagoon) +
		times(6, (index) => line(`M${-32 + index * 13} -58v10`, colour.brick, 3)) +
		line('M46 -166Q60 -158 74 -166', colour.coral, 7) +
		disc(58, -156, 6, colour.gold) +
		disc(76, -202, 3, colour.ink) +
		fill('M86 -198q10 0 10 5q-6 5 -14 4Z', '#c9a58f') +
		fill('M-64 -92q-20 0 -18 24q12 2 18 -8Z', '#fff3df');
	return place(x, y, 0.98, content);
}
