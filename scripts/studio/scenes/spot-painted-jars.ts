import { fade, fill, clipTo, line, oval, place, polygon, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const clay = { lit: '#f7d9a8', face: '#e3ac74', shade: '#a8654a', red: '#a63f33', ink: '#4a2a35' };

const belly =
	'M-44 -214C-46 -198 -60 -188 -78 -166C-104 -130 -96 -60 -52 0H52C96 -60 104 -130 78 -166C60 -188 46 -198 44 -214Z';

/** Jars of the Bronze Age, painted with dolphins, lilies and waves, in a house of Akrotiri. */
export const scene = spot(
	fade(0, 0, 720, 480, [
		[0, '#d9b08a'],
		[1, '#b5805f'],
	]),
	wall(),
	fade(0, 380, 720, 100, [
		[0, '#e9c39a'],
		[1, '#a8704f'],
	]),
	jar(166, 432, 0.92, lilies()),
	jar(560, 436, 0.96, waves()),
	jar(360, 456, 1.2, dolphins()),
	ash(),
);

/** A wall of small stones, a window that the dig has laid open. */
function wall(): string {
	const stones = times(9, (row) =>
		times(13, (column) => {
			const x = column * 60 - (row % 2) * 30;
			const y = row * 43;
			const wide = 54 - ((row * 7 + column * 5) % 9);
			return rect(
				x,
				y + 3,
				wide,
				37,
				['#e3bd94', '#d3a67c', '#c9966f', '#dbb18a'][(row * 3 + column * 5) % 4] ?? '',
				1,
				7,
			);
		}),
	);
	return (
		stones +
		rect(282, 40, 156, 128, '#6f4a3f') +
		fade(294, 52, 132, 116, [
			[0, '#8fc5cf'],
			[1, '#fbe6bc'],
		]) +
		rect(272, 28, 176, 18, '#8a5a40') +
		rect(356, 52, 9, 116, '#6f4a3f') +
		rect(272, 164, 176, 12, '#a8704f') +
		polygon('294 52, 356 52, 250 380, 60 380', '#fff3cf', 0.16) +
		polygon('365 52, 426 52, 560 380, 340 380', '#fff3cf', 0.16)
	);
}

function jar(x: number, y: number, scale: number, picture: string): string {
	return place(
		x,
		y,
		scale,
		oval(16, 2, 86, 13, clay.ink, 0.4) +
			line(
				'M-58 -188C-100 -190 -104 -150 -86 -140M58 -188C100 -190 104 -150 86 -140',
				clay.shade,
				12,
			) +
			fill(belly, clay.face) +
			clipTo(
				belly,
				fill('M-110 -220H-40C-80 -160 -70 -60 -30 4H-110Z', clay.lit) +
					picture +
					rect(-110, -26, 220, 8, clay.red) +
					rect(-110, -12, 220, 5, clay.ink) +
					rect(-110, -182, 220, 7, clay.red) +
					fill('M38 -220C84 -160 74 -60 22 4H110V-220Z', clay.shade, 0.55),
			) +
			fill(
				'M-58 -224C-58 -234 58 -234 58 -224C58 -212 44 -208 44 -208H-44C-44 -208 -58 -212 -58 -224Z',
				clay.lit,
			) +
			fill(
				'M16 -231C40 -231 58 -230 58 -224C58 -212 44 -208 44 -208H24C30 -214 30 -224 16 -231Z',
				clay.shade,
			) +
			oval(0, -226, 44, 6, clay.ink),
	);
}

function dolphins(): string {
	const dolphin = (x: number, y: number, turn: number): string =>
		place(
			x,
			y,
			1,
			fill(
				'M-46 10C-34 -18 10 -26 34 -4L48 0L34 6C14 2 -14 0 -34 14L-52 30L-48 14L-62 4Z',
				'#2f6f95',
			) +
				fill('M-6 -16L-18 -32L-24 -12Z', '#2f6f95') +
				line('M-34 10C-14 -4 14 -4 34 3', '#f7e6c0', 4),
			turn,
		);
	return (
		dolphin(2, -132, -10) +
		dolphin(-6, -82, -14) +
		line('M-100 -46q10 -14 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0', clay.red, 5) +
		line('M-100 -170q10 -10 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0', '#2f6f95', 4)
	);
}

function lilies(): string {
	return [-54, 0, 54]
		.map(
			(x) =>
				line(`M${x} -30C${x - 6} -70 ${x + 4} -90 ${x} -118`, '#5f7f4f', 5) +
				line(`M${x} -50q-16 -12 -18 -30M${x} -60q16 -12 18 -30`, '#5f7f4f', 5) +
				fill(
					`M${x} -112C${x - 30} -120 ${x - 30} -148 ${x - 34} -156C${x - 14} -156 ${x - 10} -140 ${x} -128C${x + 10} -140 ${x + 14} -156 ${x + 34} -156C${x + 30} -148 ${x + 30} -120 ${x} -112Z`,
					clay.red,
				) +
				line(`M${x} -128v-24`, clay.ink, 3),
		)
		.join('');
}

/** Running spirals. */
function waves(): string {
	return [-150, -98, -52]
		.map((y, row) =>
			times(6, (index) =>
				line(
					`M${-130 + index * 48 + (row % 2) * 24} ${y + 16}q22 -2 26 -16c0 -18 -26 -18 -26 -2c0 10 12 12 14 4`,
					row % 2 ? family.brick : clay.ink,
					6,
				),
			),
		)
		.join('');
}

/** The ash that kept it all, heaped against the wall. */
function ash(): string {
	return (
		fill('M-10 400C40 380 80 410 110 440C150 452 190 462 220 490H-10Z', '#cfc0b0') +
		fill('M730 392C690 380 660 420 630 448C590 456 560 468 540 490H730Z', '#b5a295') +
		oval(270, 466, 22, 8, clay.shade) +
		polygon('262 466, 270 446, 292 450, 288 468', clay.lit) +
		polygon('456 470, 476 452, 492 464, 480 474', clay.face)
	);
}
