import { block, skyline, windows } from '../parts/built.ts';
import { birds, glints, mist, sky, stars, streak, sun } from '../parts/weather.ts';
import {
	clipTo,
	disc,
	fade,
	fill,
	glow,
	hero,
	line,
	polygon,
	rect,
	reflected,
	times,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = { ...family, stone: '#d98e72', stoneShade: '#6a3a58' };
const far = { light: '#b9778a', shade: '#94648a' };
const middle = { light: '#8f5f86', shade: '#5f4a7c', window: '#7a5582', lit: '#ffd28f' };
const near = { light: '#5b4a7c', shade: '#33366a', window: '#4a4074', lit: '#ffcf86' };

/** New York at dusk from the Brooklyn shore; the old bridge swings across. */
export const scene = hero(
	sky(
		[
			[0, '#101f42'],
			[0.35, '#2f3d72'],
			[0.6, '#8a5f8c'],
			[0.8, '#ee8d78'],
			[1, '#fcc48c'],
		],
		760,
		1920,
	),
	stars(70, 1300, 320, colour.paper, 3),
	sun(960, 690, 96, '#ffe9bd', '#ffb27a'),
	streak(560, 420, 600, 28, '#b5748c', 0.5),
	streak(1080, 300, 640, 32, '#8a6494', 0.55),
	streak(240, 540, 620, 22, '#d9838a', 0.45),
	streak(1300, 480, 620, 24, '#f0a085', 0.5),
	skyline(
		{ from: 360, to: 1930, base: 770, low: 50, high: 200, seed: 41, narrow: 24, wide: 60 },
		far,
	),
	mist(600, 180, '#fbb78a', 0.6, 1920),
	towers(),
	skyline(
		{ from: 500, to: 1930, base: 780, low: 50, high: 190, seed: 17, narrow: 28, wide: 64 },
		near,
	),
	skyline(
		{ from: -10, to: 520, base: 780, low: 14, high: 60, seed: 5, narrow: 26, wide: 60 },
		near,
	),
	fade(0, 774, 1920, 306, [
		[0, '#e58c78'],
		[0.16, '#8a5f86'],
		[0.5, '#33406f'],
		[1, '#101f42'],
	]),
	reflected(780, towers(), 0.2, 0.5),
	fade(0, 840, 1920, 240, [
		[0, '#1a2a54', 0],
		[0.8, '#101f42', 0.85],
		[1, '#101f42', 0.95],
	]),
	glints({ x: 960, y: 782, height: 240, near: 330, far: 170, count: 30, seed: 4 }, '#ffd9a0', 0.85),
	glints({ x: 1400, y: 800, height: 240, near: 900, far: 700, count: 22, seed: 9 }, '#f0a085', 0.3),
	glints({ x: 420, y: 800, height: 240, near: 800, far: 600, count: 12, seed: 6 }, '#8a6a94', 0.3),
	ferry(660, 826),
	birds(
		[
			[960, 300, 17],
			[1004, 278, 13],
			[926, 326, 11],
		],
		'#101f42',
	),
	bridge(),
	shore(),
);

function towers(): string {
	return (
		skyline(
			{ from: 640, to: 1900, base: 780, low: 120, high: 330, seed: 29, narrow: 34, wide: 74 },
			middle,
		) +
		crown(800, 780) +
		empire(1120, 780) +
		needle(1420, 780)
	);
}

/** The stepped tower with the mast. */
function empire(x: number, y: number): string {
	const tier = (half: number, height: number): string =>
		block(x - half, y, half * 2, height, { light: '#c07c8a', shade: '#6a4a7c', turn: 0.4 }) +
		windows(x - half + 3, y - height + 6, half * 1.2 - 4, height - 8, {
			columns: Math.max(2, Math.round(half / 8)),
			rows: Math.round(height / 14),
			colour: '#94648a',
			lit: '#ffd890',
			seed: Math.round(height),
			share: 0.4,
		});
	return (
		tier(80, 220) +
		tier(64, 300) +
		tier(48, 430) +
		tier(36, 464) +
		block(x - 22, y - 462, 44, 26, { light: '#c07c8a', shade: '#6a4a7c' }) +
		block(x - 13, y - 486, 26, 34, { light: '#e09a8c', shade: '#7a5082' }) +
		fill(`M${x - 9} ${y - 518}q9 -26 18 0Z`, '#e09a8c') +
		line(`M${x} ${y - 530}V${y - 600}`, '#6a4a7c', 4) +
		glow(x, y - 600, 26, '#ffd890', 0.8)
	);
}

/** The tower with the sunburst crown. */
function crown(x: number, y: number): string {
	const arcs = times(5, (index) =>
		fill(
			`M${x - 34 + index * 6} ${y - 352 - index * 22}q${34 - index * 6} -${58 - index * 5} ${68 - index * 12} 0Z`,
			index % 2 ? '#ffd9a0' : '#c98a92',
		),
	);
	return (
		block(x - 44, y, 88, 270, { light: '#b57488', shade: '#5f477a', turn: 0.4 }) +
		block(x - 36, y - 268, 72, 86, { light: '#b57488', shade: '#5f477a', turn: 0.4 }) +
		windows(x - 38, y - 340, 50, 330, {
			columns: 4,
			rows: 22,
			colour: '#8a5f86',
			lit: '#ffd890',
			seed: 4,
			share: 0.3,
		}) +
		arcs +
		polygon(`${x - 7} ${y - 446}, ${x} ${y - 560}, ${x + 7} ${y - 446}`, '#e0a096')
	);
}

/** The tapering glass tower downtown. */
function needle(x: number, y: number): string {
	return (
		polygon(
			`${x - 54} ${y}, ${x - 54} ${y - 160}, ${x - 30} ${y - 470}, ${x + 34} ${y - 470}, ${x + 58} ${y - 160}, ${x + 58} ${y}`,
			'#d98c86',
		) +
		polygon(
			`${x + 58} ${y}, ${x + 58} ${y - 160}, ${x + 34} ${y - 470}, ${x - 4} ${y - 160}, ${x - 4} ${y}`,
			'#5f4a80',
		) +
		polygon(`${x - 4} ${y - 160}, ${x + 34} ${y - 470}, ${x - 30} ${y - 470}`, '#f5b394') +
		line(`M${x + 2} ${y - 470}V${y - 600}`, '#8a5f86', 5) +
		times(24, (index) => rect(x - 54, y - 20 - index * 18, 112, 1.6, '#33366a', 0.25))
	);
}

function ferry(x: number, y: number): string {
	return (
		fill(`M${x - 80} ${y}H${x + 90}L${x + 72} ${y + 24}H${x - 66}Z`, '#ee7a4d') +
		fill(`M${x - 73} ${y + 12}H${x + 81}L${x + 72} ${y + 24}H${x - 66}Z`, '#9c3a3c') +
		rect(x - 58, y - 26, 124, 26, '#ee7a4d') +
		rect(x - 40, y - 44, 84, 18, '#f59a6a') +
		times(9, (index) => rect(x - 52 + index * 13, y - 20, 8, 10, '#ffe3a8')) +
		rect(x - 6, y - 60, 16, 16, colour.ink) +
		fill(
			`M${x - 90} ${y + 26}Q${x} ${y + 34} ${x + 150} ${y + 26}Q${x + 20} ${y + 44} ${x - 90} ${y + 26}Z`,
			'#ffd9a0',
			0.4,
		)
	);
}

function bridge(): string {
	const pier = (x: number, scale: number, foot: number): string => {
		const w = 92 * scale;
		const h = 560 * scale;
		const hole = (dx: number): string => {
			const half = 21 * scale;
			const base = foot - h * 0.36;
			return `M${x + dx - half} ${base}V${base - 210 * scale}Q${x + dx - half} ${base - 262 * scale} ${x + dx} ${base - 290 * scale}Q${x + dx + half} ${base - 262 * scale} ${x + dx + half} ${base - 210 * scale}V${base}Z`;
		};
		const gap = '#f0997f';
		return (
			rect(x - w, foot - h, w * 2, h, colour.stone) +
			rect(x + w * 0.62, foot - h, w * 0.38, h, colour.stoneShade) +
			times(15, (index) =>
				rect(
					x - w,
					foot - h + 30 * scale + (index * h) / 15,
					w * 2,
					2 * scale,
					colour.stoneShade,
					0.35,
				),
			) +
			[-44, 44]
				.map(
					(dx) =>
						fill(hole(dx * scale), gap) +
						clipTo(
							hole(dx * scale),
							fade(x - w, foot - h * 0.9, w * 2, h * 0.6, [
								[0, '#8a648e'],
								[1, '#f2a184'],
							]) + rect(x + dx * scale + 12 * scale, foot - h, 12 * scale, h, '#4a2c4c'),
						),
				)
				.join('') +
			rect(x - w - 10 * scale, foot - h - 18 * scale, w * 2 + 20 * scale, 24 * scale, '#f0ad8a') +
			rect(
				x + w * 0.62,
				foot - h - 18 * scale,
				w * 0.38 + 10 * scale,
				24 * scale,
				colour.stoneShade,
			) +
			rect(x - w - 6 * scale, foot - h * 0.42, w * 2 + 12 * scale, 12 * scale, '#f0ad8a') +
			line(`M${x} ${foot - h - 18 * scale}V${foot - h - 64 * scale}`, colour.ink, 3) +
			fill(`M${x} ${foot - h - 64 * scale}h40l-8 10 8 12h-40Z`, colour.coral)
		);
	};
	const deckAt = (x: number): number => 830 - ((x - 900) / 1100) * 90;
	const hangers = times(40, (index) => {
		const x = 1010 + index * 17;
		const t = (x - 990) / 630;
		return t < 1
			? rect(x, cableAt(t), 2, deckAt(x) - cableAt(t), '#33264f', 0.8) +
					line(`M${x} ${deckAt(x)}L1616 400`, '#33264f', 1, 0.35)
			: '';
	});
	const right = times(14, (index) =>
		rect(1716 + index * 17, 408 + index * 17, 2, deckAt(1716) - 408 - index * 18, '#33264f', 0.8),
	);
	return (
		hangers +
		right +
		line(
			`M920 812Q1330 800 1620 396M934 806Q1340 780 1640 396M1700 396L1960 640M1720 396L1980 640`,
			'#33264f',
			6,
		) +
		fill(`M880 ${deckAt(880)}L1960 ${deckAt(1960)}v26L880 ${deckAt(880) + 8}Z`, '#33264f') +
		fill(`M880 ${deckAt(880)}L1960 ${deckAt(1960)}v7L880 ${deckAt(880) + 2}Z`, colour.coral) +
		times(24, (index) =>
			disc(930 + index * 44, deckAt(930 + index * 44) - 6, 2 + index * 0.12, '#ffe3a8'),
		) +
		pier(980, 0.2, 838) +
		pier(1668, 1, 960)
	);
}

function cableAt(t: number): number {
	const from = 812;
	const bend = 800;
	const to = 396;
	return (1 - t) ** 2 * from + 2 * t * (1 - t) * bend + t * t * to;
}

function shore(): string {
	const lamps = (
		[
			[1300, 1000],
			[1440, 1016],
			[1840, 1000],
		] as const
	)
		.map(
			([x, y]) =>
				line(`M${x} ${y + 70}V${y - 40}q0 -16 18 -16`, '#0c1832', 5) +
				glow(x + 20, y - 50, 60, '#ffd890', 0.7) +
				disc(x + 20, y - 52, 8, '#fff0cc'),
		)
		.join('');
	return (
		fill('M1130 1080C1260 1030 1420 1020 1560 1020H1930V1090H1130Z', '#0c1832') +
		fill(
			'M1130 1080C1260 1030 1420 1020 1560 1020H1930V1026H1560C1420 1026 1260 1038 1160 1080Z',
			'#5f4a80',
		) +
		lamps +
		times(30, (index) =>
			rect(1230 + index * 24, 1020 - (index < 8 ? (8 - index) * -3 : 0), 3, 40, '#0c1832'),
		)
	);
}
