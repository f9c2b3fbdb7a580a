import { clipTo, fill, groundPath, pointsOf, polygon, rect, times } from '../tools/kit.ts';
import { block } from './built.ts';

const colour = { peak: '#4f8a78', peakShade: '#23545f', stone: '#e9d0a8', stoneShade: '#9c8a8a' };

const huayna = pointsOf(
	'330 640, 380 560, 420 470, 448 380, 470 290, 496 236, 522 222, 546 240, 566 300, 590 380, 640 460, 690 540, 760 620, 820 660',
);

/** Huayna Picchu, from 330 to 820 across and from 222 down to 720. */
export function huaynaPicchu(): string {
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

/** The plaza and the roofless gables along its edges, from 118 to 806 across and from 600 down to 760. */
export function citadel(): string {
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
