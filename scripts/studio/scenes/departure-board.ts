import { aeroplane } from '../parts/aeroplane.ts';
import { archPath, castShadow, walker } from '../parts/built.ts';
import { flaps } from '../parts/split-flap.ts';
import { manWithBag, pointingChild, womanWithCase } from '../parts/travellers.ts';
import { cumulus, rays, sky, streak, sun } from '../parts/weather.ts';
import {
	clipTo,
	disc,
	fade,
	fill,
	glow,
	hill,
	line,
	polygon,
	poster,
	rect,
	times,
} from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = { ...family, rib: '#2c4672', vault: '#1a2c4f', vaultDeep: '#142341' };

const vanishing: Point = [400, 650];
const glass = hallArch(1);

/** The board in a great departure hall; behind the arched glass the first plane climbs into the sunrise. */
export const scene = poster(
	vault(),
	clipTo(glass, outside()),
	mullions(),
	floor(),
	board(168, 436),
	walker(352, 806, 74, '#3a3560', '#c98d76', colour.ink),
	walker(470, 796, 62, '#7a3b52', '#c98d76', colour.ink),
	walker(492, 798, 60, '#31507a', '#c98d76', colour.ink),
	shadows(),
	womanWithCase(196, 938, 262, {
		coat: colour.coral,
		shade: colour.brick,
		legs: colour.ink,
		skin: '#c98d76',
		hair: '#3b2440',
		luggage: colour.gold,
		luggageShade: '#c9822b',
	}),
	manWithBag(648, 916, 244, {
		coat: colour.night,
		shade: colour.ink,
		legs: '#2b2746',
		skin: '#b97a5c',
		hair: '#2b1d33',
		luggage: '#a5583f',
		luggageShade: '#6f3238',
	}),
	pointingChild(570, 918, 138, {
		coat: colour.lagoon,
		shade: colour.pine,
		legs: '#2b2746',
		skin: '#c98d76',
		hair: '#4a2a33',
		luggage: colour.gold,
		luggageShade: colour.apricot,
	}),
);

/** The outline of the hall where everything is `scale` times as large as at the glass. */
function hallArch(scale: number): string {
	const [x, y] = vanishing;
	const half = 272 * scale;
	const foot = y + 96 * scale;
	return archPath(x, foot, half * 2, foot - (y - 260 * scale - half));
}

function vault(): string {
	const depths = [1.6, 1.5, 1.42, 1.34, 1.27, 1.2, 1.14, 1.08, 1.04];
	return (
		rect(0, 0, 800, 1000, colour.vaultDeep) +
		depths
			.map((depth, index) => fill(hallArch(depth), index % 2 ? colour.vault : colour.rib))
			.join('') +
		[1.46, 1.3, 1.17].map((depth) => lamps(depth)).join('') +
		fill(hallArch(1.03), colour.vaultDeep)
	);
}

function lamps(depth: number): string {
	const [x, y] = vanishing;
	return [-1, 1]
		.map((side) => {
			const lampX = x + side * 264 * depth;
			const lampY = y - 120 * depth;
			return (
				glow(lampX, lampY, 46 * depth, '#ffdf9c', 0.75) + disc(lampX, lampY, 7 * depth, '#fff0c8')
			);
		})
		.join('');
}

function outside(): string {
	return (
		sky(
			[
				[0, '#2f5b8c'],
				[0.3, '#7b86ad'],
				[0.55, '#f0a58a'],
				[0.78, '#fddf9f'],
			],
			750,
		) +
		rays(400, 690, 900, 16, '#fff0c8', 0.12) +
		sun(400, 676, 62, '#fff6dc', '#ffd58c') +
		streak(130, 250, 220, 18, '#e9b9b0', 0.6) +
		streak(430, 400, 260, 20, '#fbd0a0', 0.75) +
		cumulus(120, 420, 220, 46, { light: '#fbd3b4', shade: '#ee9c84' }, 5) +
		hill('120 690, 240 664, 330 684, 470 672, 590 650, 690 678', 760, '#a4677a') +
		hill('120 716, 300 708, 500 712, 690 700', 760, '#6a4a6e') +
		aeroplane(420, 280, 0.6, -19)
	);
}

function mullions(): string {
	const [x, y] = vanishing;
	const spring = y - 260;
	const fan = [-150, -120, -90, -60, -30]
		.map((angle) => {
			const radians = (angle * Math.PI) / 180;
			const reach = (radius: number): string =>
				`${Math.round(x + Math.cos(radians) * radius)} ${Math.round(spring + Math.sin(radians) * radius)}`;
			return `M${reach(196)}L${reach(274)}`;
		})
		.join('');
	return (
		line(`${fan}M204 ${spring}A196 196 0 0 1 596 ${spring}`, colour.ink, 4.5) +
		line(
			`M128 ${spring}H672M204 ${spring}V746M596 ${spring}V746M302 640V746M498 640V746`,
			colour.ink,
			4.5,
		) +
		line(glass, colour.ink, 9) +
		line(glass, '#d98a6c', 2)
	);
}

function floor(): string {
	const [x, y] = vanishing;
	const edge = 'M128 746H672L800 791V1000H0V791Z';
	const joints = times(15, (index) => {
		const foot = -700 + index * 157;
		return line(`M${x} ${y}L${foot} 1000`, '#5d3a56', 2, 0.4);
	});
	const courses = [762, 786, 822, 876, 958]
		.map((courseY, index) => rect(0, courseY, 800, 1.6 + index * 0.5, '#5d3a56', 0.35))
		.join('');
	return (
		fill(edge, '#54406a') +
		clipTo(
			edge,
			fade(0, 746, 800, 254, [
				[0, '#f9c795'],
				[0.35, '#cf8a80'],
				[1, '#5b4470'],
			]) +
				polygon('128 746, 672 746, 980 1000, -180 1000', '#ffe0a8', 0.22) +
				polygon('338 746, 462 746, 600 1000, 200 1000', '#fff3d2', 0.4) +
				joints +
				courses +
				polygon('0 791, 128 746, -40 1000', colour.vaultDeep, 0.35) +
				polygon('800 791, 672 746, 840 1000', colour.vaultDeep, 0.35),
		)
	);
}

function board(x: number, y: number): string {
	const rows: readonly (readonly [string, string, string, boolean])[] = [
		['0510', 'LISBON', '12', true],
		['0525', 'TOKYO', '4', false],
		['0540', 'BALI', '21', true],
		['0615', 'ROME', '6', false],
		['0630', 'KYOTO', '15', false],
	];
	const size = { pitch: 23, height: 28, ink: '#fff0c8' };
	return (
		line(`M${x + 70} ${y}V281M${x + 394} ${y}V281`, colour.ink, 5) +
		rect(x - 8, y - 8, 480, 224, '#0c1629', 1, 12) +
		rect(x, y, 464, 208, colour.ink, 1, 8) +
		rect(x, y, 464, 30, colour.coral, 1, 8) +
		rect(x, y + 20, 464, 12, colour.coral) +
		planeSign(x + 28, y + 16) +
		rect(x + 52, y + 11, 120, 9, colour.paper, 1, 4) +
		disc(x + 434, y + 16, 10, colour.paper) +
		line(`M${x + 434} ${y + 10}v6l4 3`, colour.ink, 2) +
		rows
			.map(([time, city, gate, isLit], index) => {
				const top = y + 39 + index * 33.4;
				return (
					flaps(x + 14, top, time, { ...size, cells: 4, ink: colour.gold }) +
					flaps(x + 124, top, city, { ...size, cells: 8 }) +
					flaps(x + 326, top, gate, { ...size, cells: 3, ink: colour.gold }) +
					disc(x + 428, top + 14, 9, isLit ? '#8fe0b4' : '#37527c')
				);
			})
			.join('')
	);
}

function planeSign(x: number, y: number): string {
	return fill(
		`M${x - 12} ${y + 5}L${x + 6} ${y - 6}Q${x + 13} ${y - 9} ${x + 12} ${y - 4}L${x - 8} ${y + 8}ZM${x - 6} ${y - 7}L${x} ${y - 8}L${x + 8} ${y - 2}L${x + 2} ${y + 2}ZM${x - 14} ${y - 1}l4 -1l4 4l-5 2Z`,
		colour.paper,
	);
}

function shadows(): string {
	return (
		castShadow(196, 934, 66, [-40, 80], '#2b2146', 0.4) +
		castShadow(258, 930, 52, [-28, 84], '#2b2146', 0.35) +
		castShadow(648, 912, 60, [60, 100], '#2b2146', 0.4) +
		castShadow(570, 914, 40, [36, 90], '#2b2146', 0.4) +
		castShadow(352, 805, 18, [-10, 46], '#2b2146', 0.35) +
		castShadow(470, 795, 16, [12, 40], '#2b2146', 0.35) +
		castShadow(492, 797, 15, [16, 40], '#2b2146', 0.35)
	);
}
