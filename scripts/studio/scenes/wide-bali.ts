import { agung } from '../parts/agung.ts';
import { foliage, palm } from '../parts/plants.ts';
import { farmer, terraces } from '../parts/rice-terraces.ts';
import { birds, mist, rays, sky, streak, sun } from '../parts/weather.ts';
import { fill, hill, line, place, pointsOf, rect, times, wide } from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = { ...family, thatch: '#8a5a4c', thatchLit: '#c08a5c' };
const far = { trunk: '#5f5a6c', leaf: '#4a8070', lit: '#6f9f7c' };
const near = { trunk: '#4a3348', leaf: '#1c4f50', lit: '#3f8566' };

/** Rice terraces at sunrise below Mount Agung, two barns of thatch, a farmer on his way. */
export const scene = wide(
	sky(
		[
			[0, '#35709a'],
			[0.35, '#8fb9b9'],
			[0.65, '#f6dba6'],
			[0.85, '#fbb98a'],
			[1, '#f7a17c'],
		],
		680,
		1920,
	),
	rays(690, 500, 1500, 15, colour.paper, 0.06),
	sun(690, 480, 84, '#fff6d8', '#ffdf9a'),
	streak(-60, 330, 620, 28, '#fff1d6', 0.55),
	streak(1290, 290, 620, 30, '#fff1d6', 0.5),
	place(
		1120,
		650,
		1,
		agung({ lit: '#8d97a8', shade: '#556a92', ribLit: '#c9b9a8', ribShade: '#465a86' }),
	),
	streak(720, 520, 520, 28, '#fde8c4', 0.85),
	streak(1120, 570, 640, 34, '#fde0ba', 0.85),
	streak(180, 560, 560, 30, '#fde0ba', 0.8),
	birds(
		[
			[846, 330, 17],
			[892, 310, 12],
			[812, 352, 10],
		],
		colour.night,
	),
	hill('-10 600, 220 566, 460 600, 720 584, 980 606, 1280 590, 1560 600, 1930 560', 720, '#8faf98'),
	mist(540, 120, '#fdeec6', 0.65, 1920),
	hill('-10 640, 260 622, 560 650, 860 640, 1180 652, 1500 630, 1930 600', 760, '#5f9480'),
	distantPalms(),
	terraces(steps(), 1080),
	knoll(),
	barn(1010, 782, 1),
	barn(1130, 790, 1.16),
	place(840, 846, 0.9, farmer(0, 0)),
	palm(1640, 800, 380, near, { lean: -40, fronds: 11, reach: 0.36, seed: 5 }),
	palm(1740, 840, 500, near, { lean: 40, fronds: 11, reach: 0.34, seed: 9 }),
	foliage(1690, 850, 150, 50, ['#1c4f50', '#2f7560', '#5f9f6c'], 4, 40),
	palm(120, 1110, 760, near, { lean: 60, fronds: 13, reach: 0.32, seed: 4 }),
	palm(
		10,
		1110,
		560,
		{ trunk: '#3b2740', leaf: '#17434a', lit: '#2f7560' },
		{ lean: 30, fronds: 11, reach: 0.36, seed: 7 },
	),
	foliage(70, 1080, 240, 84, ['#123c44', '#1c4f50', '#2f7560'], 8, 60),
	foliage(1880, 1080, 200, 80, ['#123c44', '#1c4f50', '#2f7560'], 5, 50),
);

/** The rims of the terraces: steep on the left, wide in the bowl below the mountain. */
function steps(): Point[][] {
	const bowl = pointsOf(
		'-20 560, 180 620, 400 682, 660 726, 940 742, 1220 728, 1480 690, 1720 650, 1960 630',
	);
	const drops = [0, 26, 58, 98, 146, 202, 268, 344, 428];
	return drops.map((drop, row) =>
		bowl.map(([x, y], index): Point => [
			x,
			y +
				drop * (0.94 + Math.sin(index * 0.9 + row * 0.7) * 0.12) +
				Math.sin(index * 1.7 + row) * 7,
		]),
	);
}

function distantPalms(): string {
	return times(22, (index) => {
		const x = 30 + index * 90 + ((index * 31) % 40);
		return palm(x, 668 - Math.abs(x - 960) * 0.03, 56 + ((index * 29) % 46), far, {
			lean: index % 2 ? 12 : -10,
			fronds: 7,
			reach: 0.5,
			seed: index + 2,
		});
	});
}

/** The dry ground on which the barns stand. */
function knoll(): string {
	return (
		fill(
			'M880 806C930 770 1010 764 1080 768C1160 766 1230 780 1268 812C1180 830 960 830 880 806Z',
			'#4e8f5f',
		) +
		fill(
			'M886 800C940 768 1010 762 1080 766C1160 764 1224 776 1260 804C1180 818 960 820 886 800Z',
			'#a9c96a',
		)
	);
}

/** A barn for rice on four posts; (x, y) is the middle of its foot. */
function barn(x: number, y: number, scale: number): string {
	return place(
		x,
		y,
		scale,
		fill('M-46 0Q0 10 60 2L50 8Q0 16 -40 8Z', '#2f5f45', 0.4) +
			times(4, (index) => rect(-36 + index * 22, -40, 5, 42, index > 1 ? '#4a3348' : '#7a5248')) +
			rect(-46, -44, 92, 8, '#a3724f') +
			rect(14, -44, 32, 8, '#6f4a48') +
			fill('M-34 -44L-42 -70H42L34 -44Z', '#d9a870') +
			fill('M10 -44L14 -70H42L34 -44Z', '#8f5f52') +
			rect(-12, -66, 14, 22, '#5a3a48') +
			fill(
				'M-56 -62C-46 -74 -44 -104 -30 -122C-18 -136 18 -136 30 -122C44 -104 46 -74 56 -62Q0 -72 -56 -62Z',
				colour.thatch,
			) +
			fill(
				'M-56 -62C-46 -74 -44 -104 -30 -122C-24 -130 -12 -133 0 -133C-8 -112 -10 -84 -6 -68Q-30 -67 -56 -62Z',
				colour.thatchLit,
			) +
			line('M-44 -128L0 -136L44 -128', '#4a3348', 5),
	);
}
