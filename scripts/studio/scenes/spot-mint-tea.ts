import { archPath } from '../parts/built.ts';
import { mountain } from '../parts/mountains.ts';
import { tileBand } from '../parts/zellige.ts';
import { clipTo, fade, fill, line, oval, place, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const silver = { lit: '#fdf1dc', face: '#dcd6d0', shade: '#9a93a8', deep: '#5f5878' };

/** Mint tea for two on a brass tray, the Atlas in the window of the riad. */
export const scene = spot(
	fade(0, 0, 720, 480, [
		[0, '#e9a878'],
		[1, '#f7c896'],
	]),
	window(),
	tileBand(0, 292, 720, 44),
	rect(0, 336, 720, 150, '#8a3f3f'),
	fade(0, 336, 720, 144, [
		[0, '#a6473f'],
		[1, '#5f2339'],
	]),
	tray(),
	glass(168, 386),
	pot(390, 392),
	glass(556, 392),
);

function window(): string {
	const hole = archPath(556, 262, 168, 224);
	return (
		fill(archPath(556, 270, 200, 250), '#c67a57') +
		fill(archPath(556, 262, 178, 232), '#fbe0aa') +
		clipTo(
			hole,
			fade(470, 30, 172, 240, [
				[0, '#5f9db0'],
				[1, '#fbe0aa'],
			]) +
				mountain(
					[540, 140],
					[420, 262],
					[680, 262],
					{ light: '#b597ab', shade: '#84729c', seed: 4 },
					{ light: '#fff4e6', shade: '#d5c4d2', depth: 0.55 },
				) +
				fill('M460 240Q520 226 560 236T660 230V270H460Z', '#3b7a64'),
		) +
		line('M556 46V262M470 170H642', '#8a4a3f', 5)
	);
}

function tray(): string {
	return (
		oval(370, 424, 290, 40, '#3f1c31', 0.4) +
		oval(370, 408, 286, 46, '#a8692f') +
		oval(370, 400, 286, 46, '#f0bd62') +
		oval(370, 402, 262, 38, '#d99a3f') +
		times(24, (index) => {
			const angle = (index * Math.PI) / 12;
			return oval(370 + Math.cos(angle) * 240, 402 + Math.sin(angle) * 33, 7, 2.4, '#f9d78e');
		})
	);
}

/** The pot: a belly, a tall lid, a spout like a swan's neck. */
function pot(x: number, y: number): string {
	const belly =
		'M-62 0C-100 -22 -110 -86 -66 -118C-50 -128 -44 -138 -42 -146H42C44 -138 50 -128 66 -118C110 -86 100 -22 62 0Z';
	return place(
		x,
		y,
		1,
		oval(10, 6, 110, 14, '#8a5a2f', 0.6) +
			fill(
				'M-78 -44C-120 -56 -116 -120 -150 -150L-166 -150L-162 -138C-140 -116 -138 -40 -72 -18Z',
				silver.face,
			) +
			fill(
				'M-78 -44C-112 -58 -112 -110 -142 -144L-150 -150L-166 -150L-156 -146C-128 -112 -132 -44 -76 -32Z',
				silver.lit,
			) +
			line('M74 -112C140 -132 142 -38 86 -30', silver.deep, 11) +
			line('M76 -114C132 -128 134 -46 90 -34', silver.shade, 4) +
			fill(belly, silver.face) +
			clipTo(
				belly,
				fill('M24 -150C70 -110 64 -30 10 4H110V-150Z', silver.shade) +
					fill('M70 -120C84 -80 76 -24 40 4H110V-120Z', silver.deep) +
					fill('M-70 -108C-100 -80 -92 -36 -66 -14C-74 -50 -70 -84 -46 -116Z', silver.lit) +
					rect(-110, -74, 220, 5, silver.shade) +
					rect(-110, -62, 220, 3, silver.shade) +
					times(9, (index) => fill(`M${-84 + index * 21} -48l9 -9l9 9l-9 9Z`, silver.shade)),
			) +
			rect(-48, -152, 96, 9, silver.deep) +
			fill('M-40 -152C-40 -186 -14 -196 -8 -214H8C14 -196 40 -186 40 -152Z', silver.face) +
			fill('M6 -152C22 -176 10 -196 4 -214H8C14 -196 40 -186 40 -152Z', silver.shade) +
			fill('M-9 -214C-12 -228 12 -228 9 -214Z', family.gold) +
			rect(-44, -3, 88, 9, silver.deep),
	);
}

function glass(x: number, y: number): string {
	const leaf = (dx: number, dy: number, turn: number, tint: string): string =>
		place(dx, dy, 1, fill('M0 0C-12 -8 -12 -26 0 -36C12 -26 12 -8 0 0Z', tint), turn);
	return place(
		x,
		y,
		1,
		oval(6, 4, 44, 8, '#8a5a2f', 0.6) +
			leaf(-8, -92, -34, '#2f6f55') +
			leaf(6, -92, 30, '#2f6f55') +
			leaf(0, -90, 0, '#4f9a68') +
			fill('M-34 -96L-27 0H27L34 -96Z', '#fdf4e3', 0.75) +
			fill('M-32 -78L-26 -4H26L32 -78Z', '#c98a2f') +
			fill('M8 -78L10 -4H26L32 -78Z', '#9c5f2a') +
			rect(-33, -64, 66, 7, family.gold) +
			rect(-31, -52, 62, 4, '#2b8c8d') +
			line('M-25 -88L-21 -14', '#fffaea', 4, 0.7),
	);
}
