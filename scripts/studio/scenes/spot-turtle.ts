import { brainCoral, branchCoral, school, sunbeams } from '../parts/reef.ts';
import { clipTo, disc, fade, fill, hill, line, oval, place, spot } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** A green turtle over sand and coral. */
export const scene = spot(
	fade(0, 0, 720, 480, [
		[0, '#8fe6d6'],
		[0.4, '#3fbac0'],
		[1, '#1f86a3'],
	]),
	sunbeams(-10, 720, 420),
	school(590, 120, 11, '#1f93a8'),
	hill('-10 400, 180 380, 400 404, 730 372', 490, '#f3e3b4'),
	hill('-10 430, 200 414, 460 436, 730 408', 490, '#d9c493'),
	oval(352, 432, 190, 15, '#a3935f', 0.45),
	branchCoral(640, 408, 1, family.coral),
	brainCoral(560, 432, 46, '#e9b95a', '#b9803f'),
	branchCoral(70, 430, 0.9, '#c9487a'),
	turtle(340, 256),
);

function turtle(x: number, y: number): string {
	const shell =
		'M-150 20C-150 -60 -70 -108 20 -100C100 -92 152 -40 150 6C120 44 40 62 -40 58C-100 54 -136 44 -150 20Z';
	return place(
		x,
		y,
		1.06,
		fill('M60 40C90 70 130 110 120 166C84 160 40 110 20 52Z', '#4f7f5c') +
			fill('M-100 36C-120 60 -160 76 -190 70C-180 44 -150 26 -120 14Z', '#4f7f5c') +
			fill(
				'M138 -20C160 -56 206 -66 232 -44C246 -30 238 -8 216 2C186 14 160 14 142 14Z',
				'#7fae7c',
			) +
			fill('M142 6C176 6 216 -4 236 -28C240 -16 232 -4 216 2C186 14 160 16 142 14Z', '#c3d3a0') +
			disc(206, -34, 7, '#fffaf0') +
			disc(208, -34, 4.4, family.ink) +
			fill('M-146 30C-100 66 60 78 150 6C146 36 60 76 -40 72C-100 70 -140 54 -146 30Z', '#e9d8a0') +
			fill(shell, '#8f7a4c') +
			clipTo(
				shell,
				fill('M-150 20C-150 -60 -70 -108 20 -100C-60 -70 -110 -20 -100 50Z', '#b39a5c') +
					line(
						'M-120 -40L-60 -30L-30 -84M-60 -30L-30 26L40 20L70 -40L24 -96M40 20L60 60M70 -40L136 -44M-30 26L-50 66M-60 -30L-30 -84',
						'#5f5238',
						7,
					) +
					line('M-110 44C-40 40 80 30 140 4', '#5f5238', 6),
			) +
			fill('M96 30C150 40 206 84 220 140C170 140 90 96 56 50Z', '#6a9c6c') +
			fill('M96 30C150 40 206 84 220 140C190 110 140 70 84 44Z', '#8fbc84') +
			fill('M-120 30C-150 34 -190 30 -216 8C-200 -10 -160 -6 -132 8Z', '#6a9c6c'),
		-6,
	);
}
