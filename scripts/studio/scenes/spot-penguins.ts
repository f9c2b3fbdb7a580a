import { foliage } from '../parts/plants.ts';
import { glints, streak } from '../parts/weather.ts';
import { disc, fade, fill, line, mirrored, oval, place, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** Three penguins on the sand between the granite boulders of a cove. */
export const scene = spot(
	fade(0, 0, 720, 220, [
		[0, '#5fb0c4'],
		[0.6, '#bfe0d3'],
		[1, '#fbecc9'],
	]),
	streak(60, 80, 320, 18, '#fffaf0', 0.6),
	fade(0, 190, 720, 160, [
		[0, '#7fd0c8'],
		[0.5, '#38a8b0'],
		[1, '#9be3d0'],
	]),
	glints({ x: 360, y: 196, height: 90, near: 600, far: 500, count: 16, seed: 5 }, '#f0fff6', 0.6),
	foliage(690, 150, 90, 44, ['#1d5a57', '#3f7f64', '#6fa06c'], 4, 30),
	boulder(500, 300, 260, 170),
	boulder(-90, 318, 240, 150),
	boulder(90, 306, 120, 70),
	fill('M-10 330C160 306 420 330 730 304V490H-10Z', '#fffaf0'),
	fill('M-10 340C160 316 420 340 730 314V490H-10Z', '#f6dcaa'),
	fill('M-10 430C200 404 460 440 730 410V490H-10Z', '#e9c48c'),
	penguin(216, 436, 1.12, false),
	penguin(372, 450, 1.3, true),
	penguin(520, 430, 1, false),
);

/** A rounded rock, `width` across, its foot at y. */
function boulder(x: number, y: number, width: number, height: number): string {
	const shape = `M${x} ${y + 30}C${x - 10} ${y - height * 0.6} ${x + width * 0.2} ${y - height} ${x + width * 0.5} ${y - height}C${x + width * 0.84} ${y - height} ${x + width + 12} ${y - height * 0.5} ${x + width} ${y + 30}Z`;
	const dark = `M${x + width * 0.5} ${y - height}C${x + width * 0.84} ${y - height} ${x + width + 12} ${y - height * 0.5} ${x + width} ${y + 30}H${x + width * 0.5}C${x + width * 0.66} ${y - height * 0.3} ${x + width * 0.66} ${y - height * 0.7} ${x + width * 0.5} ${y - height}Z`;
	return (
		fill(shape, '#d3b49c') +
		fill(dark, '#94808e') +
		line(
			`M${x + width * 0.2} ${y - height * 0.5}q${width * 0.16} ${height * 0.1} ${width * 0.22} ${height * 0.4}`,
			'#a98f8c',
			4,
		)
	);
}

/** An African penguin that looks to the right or, turned over, to the left. */
function penguin(x: number, y: number, scale: number, isTurned: boolean): string {
	const body =
		fill(
			'M-46 -40C-50 -100 -34 -140 -4 -150C30 -144 46 -100 42 -44C40 -14 20 0 -4 0C-28 0 -44 -12 -46 -40Z',
			family.ink,
		) +
		fill(
			'M-22 -36C-26 -92 -8 -128 12 -132C32 -118 40 -84 36 -44C34 -16 20 -4 4 -4C-12 -4 -20 -14 -22 -36Z',
			'#fffaf0',
		) +
		line('M-14 -20C-22 -78 -6 -112 14 -116C30 -108 34 -74 30 -28', family.ink, 7) +
		[-50, -66, -84].map((dy, index) => disc(2 + index * 8, dy, 2.6, family.ink)).join('') +
		fill('M-44 -106C-64 -84 -72 -50 -62 -28C-50 -44 -40 -66 -36 -92Z', '#1f2f4f') +
		fill('M36 -100C50 -80 54 -56 48 -40C42 -54 36 -70 34 -86Z', family.ink);
	const head =
		fill('M-30 -160C-32 -192 -10 -208 10 -204C30 -200 38 -184 36 -168L30 -142H-22Z', family.ink) +
		fill('M-22 -150C-22 -178 -8 -196 10 -194C-2 -184 -4 -164 10 -140H-16Z', '#fffaf0') +
		fill('M14 -190C22 -194 30 -190 32 -182C26 -180 18 -182 14 -190Z', '#f29aa0') +
		disc(20, -178, 4.4, '#fffaf0') +
		disc(21, -178, 2.6, family.ink) +
		fill('M32 -178L60 -168Q58 -160 46 -160L30 -162Z', '#2b2b3c');
	const feet = fill('M-24 -4Q-34 8 -12 8H-2L-4 -6ZM8 -6Q6 8 16 8H36Q34 -2 22 -6Z', '#3a3346');
	const standing = place(x, y, scale, feet + body + head);
	return (
		oval(x + 6, y + 8, 60 * scale, 9 * scale, '#a8865f', 0.5) +
		(isTurned ? mirrored(x, standing) : standing) +
		times(2, (index) => oval(x - 70 - index * 26, y + 14 + index * 4, 8, 3, '#c9a573'))
	);
}
