import {
	disc,
	fill,
	glow,
	hill,
	line,
	place,
	pointsOf,
	polygon,
	rect,
	times,
} from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { branch, foliage, leaves } from './plants.ts';

const colour = {
	...family,
	gate: '#e2502f',
	gateLit: '#f7825a',
	gateShade: '#8f2431',
	black: '#2b1b2e',
	moss: '#5f8a5a',
	mossDeep: '#234f4c',
};

/** Bamboo to both sides of the gates. */
export function bamboo(): string {
	return times(14, (index) => {
		const x = 10 + index * 60 + ((index * 17) % 20);
		if (x > 270 && x < 530) return '';
		const width = 9 + (index % 3) * 4;
		const tone = index % 2 ? '#6f9a72' : '#8fb082';
		return (
			rect(x, -10, width, 690, tone) +
			rect(x + width * 0.6, -10, width * 0.4, 690, '#4f7f6a') +
			times(8, (joint) => rect(x - 1, 60 + joint * 78 + (index % 4) * 14, width + 2, 4, '#cfd8a0'))
		);
	});
}

/** The mossy slopes and the path of planks between them. */
export function bank(): string {
	return (
		hill('0 640, 140 600, 290 640, 400 660, 520 640, 660 596, 800 630', 1010, colour.moss) +
		fill('M372 628H428L640 1010H160Z', '#e9cfa5') +
		fill('M410 628H428L640 1010H470Z', '#b99a8c') +
		times(11, (index) => {
			const y = 640 + (index / 11) ** 1.8 * 370;
			const half = 30 + ((y - 628) / 382) * 212;
			return (
				rect(400 - half, y, half * 2, 2 + index * 0.5, '#8a6a70', 0.5) +
				rect(400 - half, y + 2 + index * 0.5, half * 2, 2 + index * 0.4, '#fff0cf', 0.5)
			);
		}) +
		fill('M372 628L160 1010H-10V760C150 690 300 640 372 628Z', '#4a7a5c') +
		fill('M428 628L640 1010H810V740C650 680 500 640 428 628Z', colour.mossDeep)
	);
}

/** Gates from the far end of the path to the nearest, each as much larger as it is nearer. */
export function gates(): string {
	const count = 9;
	return times(count, (index) => {
		const scale = 0.16 * 1.27 ** index;
		return gate(400, 620 + 178 * scale - 10, scale, index / count);
	});
}

/** One gate; (x, y) is the middle of its foot. One that is not `near` (0–1) lies in the haze. */
export function gate(x: number, y: number, scale: number, near: number): string {
	const veil =
		near < 0.66
			? fill(
					'M-214 -560H214V-440H-214ZM-168 -470h34V0h-34ZM134 -470h34V0h-34Z',
					'#fde3b0',
					0.45 * (1 - near),
				)
			: '';
	const post = (left: number): string =>
		rect(left, -478, 34, 478, colour.gate) +
		rect(left, -478, 10, 478, colour.gateLit) +
		rect(left + 23, -478, 11, 478, colour.gateShade) +
		rect(left - 4, -34, 42, 34, colour.black) +
		rect(left - 3, -478, 40, 12, colour.black);
	const content =
		post(-168) +
		post(134) +
		rect(-190, -404, 380, 26, colour.gate) +
		rect(-190, -404, 380, 7, colour.gateLit) +
		rect(-190, -386, 380, 8, colour.gateShade) +
		rect(-18, -466, 36, 64, colour.black) +
		rect(-12, -460, 24, 52, colour.gold) +
		fill('M-222 -486Q0 -470 222 -486L228 -508Q0 -488 -228 -508Z', colour.gate) +
		fill('M-222 -486Q0 -470 222 -486L221 -478Q0 -462 -221 -478Z', colour.gateShade) +
		fill('M-240 -520Q0 -496 240 -520L234 -504Q0 -484 -234 -504Z', colour.black) +
		veil;
	return place(x, y, scale, content);
}

/** A lady in a kimono who walks away under a paper umbrella. */
export function lady(x: number, y: number): string {
	const umbrella =
		fill(
			'M-62 -112C-56 -162 -24 -176 0 -178C24 -176 56 -162 62 -112Q42 -122 31 -112Q16 -122 0 -112Q-16 -122 -31 -112Q-42 -122 -62 -112Z',
			'#fdf4e3',
		) +
		fill('M0 -178C24 -176 56 -162 62 -112Q42 -122 31 -112C30 -140 20 -164 0 -178Z', '#e0b9a0') +
		line(
			'M0 -178C-20 -164 -30 -140 -31 -112M0 -178C20 -164 30 -140 31 -112M0 -178V-112',
			'#c9604a',
			2.4,
		) +
		line('M-50 -136Q0 -150 50 -136', '#c9604a', 5);
	const kimono =
		fill('M-20 -2C-24 -40 -24 -66 -14 -82H16C28 -66 26 -40 22 -2Z', '#2f5f9a') +
		fill('M6 -82H16C28 -66 26 -40 22 -2H8C14 -30 14 -60 6 -82Z', '#1c3154') +
		rect(-22, -68, 46, 20, colour.gold) +
		rect(-8, -74, 22, 30, colour.coral) +
		fill('M-20 -74L-34 -44L-22 -36L-12 -70ZM20 -74L34 -46L24 -36L14 -66Z', '#3f73ae') +
		[
			[-8, -24],
			[4, -14],
			[-2, -36],
			[12, -28],
		]
			.map(([dx = 0, dy = 0]) => disc(dx, dy, 3.4, '#fbd3cf'))
			.join('');
	return (
		polygon(
			`${x - 16} ${y}, ${x + 18} ${y}, ${x + 60} ${y + 90}, ${x + 6} ${y + 94}`,
			'#3b2440',
			0.3,
		) +
		place(
			x,
			y,
			1,
			line('M10 -92V-112', '#6a3d38', 3) +
				kimono +
				disc(0, -92, 11, '#f3d3b5') +
				fill('M-13 -92C-13 -110 13 -110 13 -92C6 -84 -6 -84 -13 -92Z', colour.black) +
				disc(0, -108, 6, colour.black) +
				umbrella +
				rect(-12, -3, 10, 5, '#fdf4e3') +
				rect(4, -3, 10, 5, '#fdf4e3'),
		)
	);
}

/** A lamp of stone on either side of the path. */
export function lanterns(): string {
	return stoneLantern(112, 900, 1.05) + stoneLantern(704, 900, 1.05);
}

/** A lit lamp of stone; (x, y) is the middle of its foot. */
export function stoneLantern(x: number, y: number, scale: number): string {
	return place(
		x,
		y,
		scale,
		glow(0, -104, 70, '#ffe3a0', 0.8) +
			rect(-34, -14, 68, 16, '#8a8590') +
			rect(-14, -70, 28, 58, '#a9a3a5') +
			rect(2, -70, 12, 58, '#6f6a7c') +
			rect(-30, -82, 60, 13, '#b9b2ae') +
			rect(-22, -122, 44, 40, '#8a8590') +
			rect(-14, -116, 28, 30, '#ffe9b0') +
			line('M0 -116V-86', '#6f6a7c', 3) +
			fill('M-46 -118Q-20 -128 -8 -152H8Q20 -128 46 -118Z', '#a9a3a5') +
			fill('M6 -152H8Q20 -128 46 -118H12Z', '#5f5a70') +
			disc(0, -156, 8, '#a9a3a5'),
	);
}

/** Round crowns of maple between the bamboo and the gates. */
export function maples(crowns: readonly Point[], tones: readonly string[]): string {
	return crowns.map(([x, y], index) => foliage(x, y, 76, 54, tones, index + 5, 20)).join('');
}

/** Twigs of maple that hang into the picture from above. */
export function canopy(tones: readonly string[]): string {
	const left = pointsOf(
		'10 30, 70 80, 130 50, 190 100, 250 70, 310 110, 60 140, 20 180, 140 140, 220 30',
	);
	const right = pointsOf('790 40, 730 70, 660 40, 610 80, 770 120, 700 130, 560 50');
	return (
		branch('-20 40, 110 90, 220 80, 330 120', 22, colour.black) +
		branch('820 30, 700 80, 590 70', 18, colour.black) +
		leaves(left, 42, tones, 6, 3) +
		leaves(right, 42, tones, 9, 3)
	);
}
