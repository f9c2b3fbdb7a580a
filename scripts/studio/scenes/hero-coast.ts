import { sailboat, walker } from '../parts/built.ts';
import { mountainside, town, church } from '../parts/hillside-town.ts';
import { branch, foliage, leaves, umbrellaPine } from '../parts/plants.ts';
import { birds, glints, mist, sky, streak, sun } from '../parts/weather.ts';
import { disc, fade, fill, glow, hero, hill, line, rect, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = { ...family, green: '#2f6a5f' };
/** A town climbs from the Mediterranean at sunrise; dusk still lies over the left. */
export const scene = hero(
	sky(
		[
			[0, '#12294a'],
			[0.36, '#214a74'],
			[0.62, '#66809c'],
			[0.76, '#f0a983'],
			[1, '#fdd9a0'],
		],
		650,
		1920,
	),
	sun(1010, 602, 74, '#fff3d2', '#ffc98a'),
	streak(640, 430, 620, 30, '#e9a48f', 0.5),
	streak(300, 520, 560, 22, '#f2b592', 0.45),
	streak(900, 320, 560, 26, '#8fa0b5', 0.35),
	hill('0 600, 160 560, 330 584, 520 540, 640 590, 760 624', 660, '#7d7c95'),
	hill('-10 580, 90 566, 220 606, 400 628', 660, '#4f6485'),
	mist(560, 90, '#fdc99a', 0.5, 1920),
	fade(0, 624, 1920, 456, [
		[0, '#f5b78a'],
		[0.14, '#a39a9b'],
		[0.38, '#2f6b83'],
		[0.7, '#1c4a6b'],
		[1, '#12294a'],
	]),
	glints(
		{ x: 1010, y: 632, height: 300, near: 330, far: 130, count: 34, seed: 12 },
		'#ffdfa8',
		0.85,
	),
	glints({ x: 480, y: 700, height: 330, near: 900, far: 700, count: 16, seed: 5 }, '#4f8297', 0.35),
	sailboat(842, 684, 78, { sail: colour.paper, shade: '#e0a98f', hull: colour.night }),
	sailboat(640, 662, 44, { sail: colour.paper, shade: '#e0a98f', hull: colour.night }),
	birds(
		[
			[900, 300, 18],
			[950, 276, 13],
			[860, 330, 11],
			[990, 310, 10],
		],
		'#0f2340',
	),
	mountainside(),
	town(),
	church(1500, 560),
	harbour(),
	terrace(),
);

function harbour(): string {
	const boats = (
		[
			[1180, 872],
			[1262, 892],
			[1120, 838],
		] as const
	)
		.map(
			([x, y], index) =>
				fill(
					`M${x - 34} ${y}Q${x} ${y + 8} ${x + 38} ${y - 6}Q${x + 32} ${y + 14} ${x + 16} ${y + 15}H${x - 18}Q${x - 30} ${y + 12} ${x - 34} ${y}Z`,
					[colour.coral, colour.paper, '#5fa8a2'][index] ?? '',
				) +
				fill(
					`M${x - 30} ${y + 8}Q${x} ${y + 16} ${x + 32} ${y + 6}Q${x + 26} ${y + 15} ${x + 16} ${y + 15}H${x - 18}Z`,
					colour.night,
				),
		)
		.join('');
	return (
		fill(
			'M1090 822C1160 806 1240 826 1330 848C1420 872 1560 880 1920 880V1080H1420C1380 960 1240 880 1090 832Z',
			'#e3b08a',
		) +
		fill('M1090 832C1240 880 1380 960 1420 1080H1380C1330 970 1220 890 1084 840Z', '#5a3350') +
		line('M1004 1092C1030 1040 1050 960 1060 896', '#9fd0c4', 5, 0.7) +
		boats +
		times(
			7,
			(index) =>
				fill(
					`M${1330 + index * 34} ${874 + index * 9}q18 -26 36 0Z`,
					index % 2 ? colour.coral : colour.paper,
				) + rect(1347 + index * 34, 872 + index * 9, 2, 18, colour.wine),
		) +
		walker(1460, 936, 46, colour.night, colour.cream) +
		walker(1484, 938, 44, colour.coral, colour.cream, colour.ink)
	);
}

function terrace(): string {
	const posts = times(
		13,
		(index) =>
			fill(
				`M${1500 + index * 36} 1080v-14q-9 -20 0 -42q4 -12 0 -22h16q-4 10 0 22q9 22 0 42v14Z`,
				'#e9c4a4',
			) + fill(`M${1509 + index * 36} 1080v-78h7q-4 10 0 22q9 22 0 42v14Z`, '#a8727a'),
	);
	return (
		umbrellaPine(
			1800,
			1090,
			560,
			420,
			{ trunk: '#3b2440', dark: '#16324a', light: '#2f5f62' },
			0.24,
		) +
		posts +
		rect(1478, 986, 460, 18, '#fbe3bd') +
		rect(1478, 1000, 460, 6, '#a8727a') +
		foliage(1880, 1040, 150, 70, ['#16324a', '#1f4f55', colour.green], 14, 50) +
		times(46, (index) =>
			disc(
				1756 + ((index * 67) % 180),
				980 + ((index * 41) % 100),
				7 + (index % 3) * 2,
				index % 3 ? '#e0567a' : '#f58aa0',
			),
		) +
		branch('1940 30, 1800 64, 1680 50, 1590 80', 20, '#3b2440') +
		leaves(
			'1880 40, 1820 90, 1760 50, 1700 80, 1640 56, 1590 84, 1900 90',
			34,
			['#16324a', '#1f4f55', colour.green],
			5,
			9,
		) +
		(
			[
				[1850, 110],
				[1742, 104],
				[1660, 100],
				[1800, 84],
			] as const
		)
			.map(
				([x, y]) =>
					glow(x, y, 34, '#ffe39a', 0.3) +
					fill(
						`M${x} ${y - 24}C${x + 22} ${y - 16} ${x + 22} ${y + 18} ${x} ${y + 28}C${x - 22} ${y + 18} ${x - 22} ${y - 16} ${x} ${y - 24}Z`,
						'#f8cf55',
					) +
					fill(
						`M${x + 6} ${y - 20}C${x + 22} ${y - 14} ${x + 20} ${y + 18} ${x} ${y + 28}C${x + 12} ${y + 14} ${x + 12} ${y - 6} ${x + 6} ${y - 20}Z`,
						'#d99a3a',
					),
			)
			.join('')
	);
}
