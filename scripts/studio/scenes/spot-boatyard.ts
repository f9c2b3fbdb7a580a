import { foliage, palm } from '../parts/plants.ts';
import { cumulus, glints } from '../parts/weather.ts';
import { fade, fill, hill, line, oval, place, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const tree = { trunk: '#5f4a58', leaf: '#1f6a6a', lit: '#3f9a7c' };

/** A dhoni half built of planks, on trestles under the palms of an island. */
export const scene = spot(
	fade(0, 0, 720, 240, [
		[0, '#4aa3bc'],
		[0.6, '#b3e0d6'],
		[1, '#fdf0d0'],
	]),
	cumulus(440, 120, 230, 56, { light: '#fffaf0', shade: '#f0dccb' }, 6),
	fade(0, 214, 720, 110, [
		[0, '#2f9fb0'],
		[0.5, '#5fd0c8'],
		[1, '#bdf3e0'],
	]),
	glints({ x: 400, y: 220, height: 60, near: 560, far: 480, count: 12, seed: 5 }, '#f0fff6', 0.6),
	palm(86, 380, 320, tree, { lean: -20, fronds: 11, reach: 0.4, seed: 3 }),
	palm(636, 370, 290, tree, { lean: 30, fronds: 11, reach: 0.42, seed: 8 }),
	hill('-10 316, 200 300, 460 312, 730 296', 490, '#fff6e0'),
	hill('-10 330, 200 316, 460 328, 730 312', 490, '#f3deb4'),
	foliage(20, 340, 80, 34, ['#1f6a6a', '#3f9a7c', '#6fb58a'], 4, 22),
	foliage(700, 326, 70, 34, ['#1f6a6a', '#3f9a7c', '#6fb58a'], 9, 22),
	oval(360, 438, 290, 18, '#b8966a', 0.55),
	trestles(),
	hull(350, 350),
	tools(),
);

function trestles(): string {
	return (
		line(
			'M190 384L170 446M210 384L232 446M340 388L322 450M360 388L382 450M494 380L474 444M512 380L534 444',
			'#7a5240',
			10,
		) +
		rect(176, 378, 48, 12, '#a3724f') +
		rect(326, 382, 48, 12, '#a3724f') +
		rect(480, 374, 48, 12, '#a3724f')
	);
}

/** The hull: planks, the ribs that stand above them, and the high curved prow. */
function hull(x: number, y: number): string {
	const shape =
		'M-250 -96C-180 -66 90 -62 180 -92C214 -104 236 -140 240 -206C266 -160 264 -96 232 -48C206 -6 160 30 110 36H-150C-206 28 -240 -36 -250 -96Z';
	return place(
		x,
		y,
		1,
		times(10, (index) =>
			rect(-206 + index * 40, -124 + Math.abs(index - 5) * -2, 10, 60, '#8f5f44'),
		) +
			fill(shape, '#d9a066') +
			fill(
				'M-244 -60C-180 -20 100 -14 222 -66C236 -80 250 -110 252 -150C260 -116 252 -78 232 -48C206 -6 160 30 110 36H-150C-196 30 -230 -14 -244 -60Z',
				'#c0854f',
			) +
			fill(
				'M-226 -18C-170 8 80 14 206 -16C180 14 146 32 110 36H-150C-184 32 -210 10 -226 -18Z',
				'#9c633f',
			) +
			line(
				'M-247 -78C-180 -44 100 -40 214 -80M-240 -48C-180 -10 100 -4 230 -52M-226 -18C-170 8 80 14 206 -16',
				'#7f5038',
				4,
			) +
			line('M-250 -96C-180 -66 90 -62 180 -92C214 -104 236 -140 240 -206', '#f3cf98', 9) +
			times(7, (index) =>
				line(
					`M${-190 + index * 56} ${-62 + Math.abs(index - 3) * -1}v10M${-160 + index * 52} -30v10`,
					'#7f5038',
					4,
				),
			) +
			fill('M240 -206L228 -150L252 -150Z', family.coral),
	);
}

/** Planks and a mallet on the sand. */
function tools(): string {
	return (
		fill('M40 452L190 436L196 446L48 464Z', '#e3b27a') +
		fill('M56 466L210 452L214 462L62 478Z', '#c98f58') +
		line('M560 462L622 446', '#a3724f', 9) +
		rect(612, 430, 44, 30, '#7a5240', 1, 5)
	);
}
