import {
	at,
	disc,
	fade,
	fill,
	hill,
	line,
	place,
	polygon,
	poster,
	rect,
	times,
} from '../tools/kit.ts';
import type { Point, Scene } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { castShadow, walker } from './built.ts';
import { cypress, umbrellaPine } from './plants.ts';
import { mist, rays, sky, streak } from './weather.ts';

const colour = {
	...family,
	stone: '#f3c08a',
	stoneMid: '#d9906a',
	stoneShade: '#9c5560',
	arch: '#5a2f4b',
	ground: '#c98a6a',
};

type Ring = {
	x: number;
	radius: number;
	from: number;
	to: number;
	foot: number;
	floors: number;
	floor: number;
	bow: number;
};

type Season = {
	sky: Parameters<typeof sky>[0];
	sun: string;
	/** From the highest to the lowest. */
	clouds: readonly [string, string, string];
	birds: string;
	/** Between the trees at the horizon. */
	haze: string;
	/** The scarf of who rides the scooter, and the coat of who walks. */
	cloth: readonly [string, string];
};

/** The Colosseum in the last light, framed by umbrella pines; a scooter hums home. */
export function colosseum(season: Season): Scene {
	return poster(
		sky(season.sky, 720),
		rays(220, 610, 950, 11, colour.cream, 0.08),
		season.sun,
		streak(-80, 330, 460, 32, season.clouds[1], 0.6),
		streak(420, 250, 460, 30, season.clouds[0], 0.6),
		streak(300, 410, 420, 22, season.clouds[2], 0.5),
		season.birds,
		hill('0 650, 120 628, 240 646, 420 630, 800 650', 800, '#c8746c'),
		dome(96, 640),
		times(5, (index) =>
			cypress(180 + index * 22, 668, 54 + ((index * 17) % 26), '#8a4a5c', '#b4626a'),
		),
		mist(570, 120, season.haze, 0.7),
		ring({ x: 470, radius: 262, from: 8, to: 86, foot: 748, floors: 2, floor: 92, bow: 24 }, true),
		ring(
			{ x: 448, radius: 286, from: -84, to: 14, foot: 756, floors: 4, floor: 98, bow: 28 },
			false,
		),
		buttress(),
		ground(),
		umbrellaPine(700, 930, 640, 330, { trunk: '#3b1f3a', dark: '#2c2f4e', light: '#4a5a63' }, 0.26),
		umbrellaPine(776, 960, 470, 240, { trunk: '#331b38', dark: '#242844', light: '#3d4c5a' }, 0.26),
		umbrellaPine(52, 960, 800, 320, { trunk: '#331b38', dark: '#242844', light: '#4a5a63' }, 0.24),
		scooter(352, 912, season.cloth[0]),
		castShadow(520, 868, 18, [110, 70], colour.wine, 0.35),
		castShadow(546, 866, 18, [110, 68], colour.wine, 0.35),
		walker(520, 870, 62, season.cloth[1], colour.cream, colour.ink),
		walker(546, 868, 58, colour.ink, colour.cream, colour.night),
		foreground(),
	);
}

function dome(x: number, y: number): string {
	return (
		fill(
			`M${x - 46} ${y}V${y - 26}H${x - 38}C${x - 38} ${y - 76} ${x + 38} ${y - 76} ${x + 38} ${y - 26}H${x + 46}V${y}Z`,
			'#c06a6c',
		) +
		fill(
			`M${x + 8} ${y}V${y - 63}C${x + 28} ${y - 60} ${x + 38} ${y - 46} ${x + 38} ${y - 26}H${x + 46}V${y}Z`,
			'#a2525f',
		) +
		rect(x - 7, y - 82, 14, 20, '#c06a6c') +
		line(`M${x} ${y - 82}V${y - 98}`, '#a2525f', 3)
	);
}

/** A stretch of the oval wall between two angles (degrees, 0 = facing us), storey upon storey of arches. */
function ring({ x, radius, from, to, foot, floors, floor, bow }: Ring, ruined: boolean): string {
	const spot = (degrees: number, height: number): Point => {
		const angle = (degrees * Math.PI) / 180;
		const tilt = bow * (1 - height / (floor * 1.15));
		return [x + Math.sin(angle) * radius, foot - height - (1 - Math.cos(angle)) * tilt];
	};
	const strip = (low: number, high: number, a: number, b: number, paint: string): string => {
		const steps = Math.max(1, Math.ceil((b - a) / 6));
		const edge = Array.from({ length: steps + 1 }, (_, index) => a + ((b - a) * index) / steps);
		return polygon(
			[
				...edge.map((degrees) => spot(degrees, low)),
				...edge.toReversed().map((degrees) => spot(degrees, high)),
			],
			paint,
		);
	};
	const bays = 20;
	const bay = (to - from) / bays;
	const tone = (degrees: number): string =>
		degrees < -18 ? colour.stone : degrees < 22 ? colour.stoneMid : colour.stoneShade;
	const wall = times(bays, (index) => {
		const a = from + bay * index;
		const crumble = ruined ? floor * 0.22 * Math.abs(Math.sin(index * 1.9)) : 0;
		return strip(0, floor * floors + crumble, a, a + bay + 0.4, tone(a));
	});
	const openings = times(bays * floors, (index) => {
		const level = Math.floor(index / bays);
		const a = from + bay * (index % bays);
		const low = level * floor + (level === 3 ? floor * 0.34 : floor * 0.1);
		const high = level === 3 ? floor * 0.3 : floor * 0.64;
		if (level === 3 && index % 2) return '';
		const arc = Array.from({ length: 7 }, (_, step): Point => {
			const turn = Math.PI - (Math.PI * step) / 6;
			const rise = level === 3 ? Math.min(1, Math.sin(turn) * 4) * 4 : Math.sin(turn) * floor * 0.2;
			return spot(a + bay * (0.5 + Math.cos(turn) * 0.31), low + high - floor * 0.2 + rise);
		});
		const lit =
			level < 3
				? polygon(
						[
							spot(a + bay * 0.19, low),
							spot(a + bay * 0.3, low),
							...arc.slice(0, 3).map((_, step) => arc[2 - step] ?? spot(a, low)),
						],
						'#b3606a',
						0.8,
					)
				: '';
		return (
			polygon([spot(a + bay * 0.19, low), ...arc, spot(a + bay * 0.81, low)], colour.arch) + lit
		);
	});
	const cornices = times(
		floors,
		(index) =>
			strip((index + 1) * floor - 9, (index + 1) * floor + 3, from, to, '#f9d6a3') +
			strip((index + 1) * floor - 13, (index + 1) * floor - 9, from, to, '#8a4a58'),
	);
	const columns = ruined
		? ''
		: times(bays * 3, (index) =>
				strip(
					Math.floor(index / bays) * floor,
					(Math.floor(index / bays) + 1) * floor - 12,
					from + bay * (index % bays) - 0.5,
					from + bay * (index % bays) + 0.8,
					'#fbdcab',
				),
			);
	return (
		wall +
		openings +
		columns +
		(ruined ? strip(floor - 9, floor + 3, from, to, '#c27a6c') : cornices)
	);
}

function buttress(): string {
	return (
		polygon(
			'512 756, 512 366, 526 380, 530 440, 552 486, 560 540, 588 570, 596 610, 622 640, 630 752',
			'#8a4856',
		) +
		polygon('512 756, 512 366, 526 380, 530 440, 534 756', '#b86d66') +
		times(3, (index) =>
			fill(`M${552 + index * 2} ${740 - index * 92}v-34q10 -18 20 0v34Z`, colour.arch),
		)
	);
}

function ground(): string {
	return (
		hill('0 742, 200 756, 460 766, 800 744', 1000, colour.ground) +
		hill('0 800, 260 790, 520 806, 800 786', 1000, '#b3705f') +
		fill('M120 1000C240 880 420 820 800 806V850C560 868 420 930 380 1000Z', '#e8b184') +
		fill('M120 1000C240 880 420 820 800 806V814C460 832 270 890 160 1000Z', '#fbd7a6') +
		fade(0, 740, 800, 100, [
			[0, '#ffd79a', 0.35],
			[1, '#ffd79a', 0],
		]) +
		times(3, (index) => column(140 + index * 46, 822 + index * 9, [120, 150, 64][index] ?? 90))
	);
}

function column(x: number, y: number, height: number): string {
	return (
		rect(x - 17, y - 10, 34, 12, colour.stoneMid) +
		rect(x - 11, y - height, 22, height - 8, '#f9d6a3') +
		rect(x + 1, y - height, 10, height - 8, '#b8766c') +
		rect(x - 4, y - height, 2, height - 10, '#d9a07c') +
		fill(`M${x - 16} ${y - height - 10}h32l-5 14h-22Z`, '#f9d6a3') +
		fill(`M${x + 2} ${y - height - 10}h14l-5 14h-9Z`, '#a8626a') +
		polygon(
			`${x - 17} ${y + 2}, ${x + 17} ${y + 2}, ${x + 120} ${y + 40}, ${x + 92} ${y + 44}`,
			colour.wine,
			0.22,
		)
	);
}

function scooter(x: number, y: number, scarf: string): string {
	const content =
		fill('M-46 6L60 6L150 44L40 40Z', colour.wine, 0.3) +
		disc(-34, 0, 13, colour.ink) +
		disc(36, 0, 13, colour.ink) +
		disc(-34, 0, 5, colour.cream) +
		disc(36, 0, 5, colour.cream) +
		fill(
			'M-58 -8C-56 -36 -36 -44 -14 -38L-6 -14H14L24 -52L32 -50L34 -12C34 -6 28 -4 20 -4H-18C-22 -20 -44 -22 -48 -4Z',
			'#7cc0ac',
		) +
		fill('M-30 -42C-20 -46 0 -44 6 -38L-4 -36Z', colour.ink) +
		line('M24 -50L18 -66M12 -64L26 -68', colour.ink, 4) +
		fill(
			'M-22 -42C-28 -70 -20 -92 -6 -92C8 -90 8 -70 4 -58L20 -62L22 -56L2 -48L12 -38L16 -16L8 -14L-2 -34Z',
			colour.coral,
		) +
		disc(-3, -103, 11, colour.cream) +
		fill('M-16 -102C-16 -120 12 -120 11 -102Z', colour.ink) +
		line('M-14 -96C-30 -94 -44 -102 -56 -96', scarf, 6);
	return place(x, y, 0.92, content);
}

function foreground(): string {
	const grass = times(46, (index) => {
		const x = index * 18 + ((index * 29) % 13);
		const root: Point = [x, 1004];
		return fill(
			`M${at(root)}Q${x + 2} ${970 - ((index * 37) % 30)} ${x + 12} ${950 - ((index * 23) % 34)}Q${x + 10} 980 ${x + 10} 1004Z`,
			index % 3 ? '#33203f' : '#4a2a48',
		);
	});
	return hill('0 968, 160 984, 360 1000, 560 992, 800 950', 1002, '#33203f') + grass;
}
