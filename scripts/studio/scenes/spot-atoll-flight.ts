import { cumulus } from '../parts/weather.ts';
import { disc, fade, faint, fill, oval, place, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** A small propeller plane above the rings of the atolls. */
export const scene = spot(
	fade(0, 0, 720, 480, [
		[0, '#1f7fa8'],
		[0.5, '#1c8fb0'],
		[1, '#136a96'],
	]),
	fade(0, 0, 720, 110, [
		[0, '#a9dcd8', 0.9],
		[1, '#a9dcd8', 0],
	]),
	atoll(560, 140, 84, 24),
	atoll(150, 120, 70, 18),
	atoll(600, 372, 150, 58),
	atoll(110, 330, 170, 62),
	atoll(350, 446, 90, 28),
	cumulus(20, 250, 150, 36, { light: '#fffaf0', shade: '#cfe0e3' }, 6),
	cumulus(560, 250, 140, 32, { light: '#fffaf0', shade: '#cfe0e3' }, 3),
	faint(0.25, place(400, 340, 0.34, plane('#0d3a5c'))),
	place(352, 208, 1.06, plane(), -6),
);

/** A ring of reef with its lagoon and its islands. */
function atoll(x: number, y: number, wide: number, tall: number): string {
	return (
		oval(x, y, wide, tall, '#3fb9be') +
		oval(x, y, wide * 0.92, tall * 0.9, '#a5e8d6') +
		oval(x, y, wide * 0.78, tall * 0.74, '#4fc3c3') +
		oval(x - wide * 0.1, y + tall * 0.1, wide * 0.5, tall * 0.44, '#2aa0b0') +
		[
			[-0.82, 0.16, 0.13],
			[0.3, -0.82, 0.16],
			[0.8, 0.2, 0.11],
			[-0.2, 0.84, 0.17],
		]
			.map(
				([dx = 0, dy = 0, size = 0]) =>
					oval(x + dx * wide, y + dy * tall, wide * size, tall * size * 1.1, '#fdf0cf') +
					oval(x + dx * wide, y + dy * tall - 1, wide * size * 0.68, tall * size * 0.7, '#3f8f6c'),
			)
			.join('')
	);
}

/** A high-winged plane with two propellers that flies to the right, 460 long; of one `tint` it is its own shadow. */
function plane(tint?: string): string {
	const paint = (colour: string): string => tint ?? colour;
	const propeller = (x: number, y: number): string =>
		fill(
			`M${x - 96} ${y - 14}C${x - 60} ${y - 22} ${x - 10} ${y - 18} ${x + 4} ${y}C${x - 10} ${y + 16} ${x - 60} ${y + 18} ${x - 96} ${y + 8}Z`,
			paint('#fff6e4'),
		) +
		fill(
			`M${x - 96} ${y + 2}C${x - 50} ${y + 6} ${x - 14} ${y + 4} ${x + 4} ${y}C${x - 10} ${y + 16} ${x - 60} ${y + 18} ${x - 96} ${y + 8}Z`,
			paint('#d3a7a0'),
		) +
		oval(x + 8, y, 6, 52, paint('#fffaf0'), tint ? 1 : 0.55) +
		fill(`M${x + 2} ${y - 8}Q${x + 20} ${y} ${x + 2} ${y + 8}Z`, paint(family.ink));
	return (
		fill('M40 -34L-30 -124L-66 -128L-30 -32Z', paint('#c9a5a5')) +
		propeller(26, -84) +
		fill(
			'M-226 -8C-190 -36 -100 -44 60 -44C150 -44 206 -30 232 2C210 34 150 42 60 42H-40C-130 40 -200 20 -226 -8Z',
			paint('#fff6e4'),
		) +
		fill(
			'M-226 -8C-150 12 -60 18 60 18C150 18 210 14 232 2C210 34 150 42 60 42H-40C-130 40 -200 20 -226 -8Z',
			paint('#d3a7a0'),
		) +
		fill(
			'M-222 -4C-150 16 -60 22 60 22C150 22 206 18 229 8L222 16C150 30 -60 34 -160 18Z',
			paint(family.coral),
		) +
		fill('M-206 -16L-250 -120H-206L-140 -40Z', paint(family.lagoon)) +
		fill('M-206 -16L-250 -120H-236L-176 -34Z', paint('#1d6a6a')) +
		fill('M-262 -124H-170L-150 -110H-256Z', paint('#fff6e4')) +
		times(9, (index) => rect(-120 + index * 30, -20, 16, 20, paint(family.night), 1, 6)) +
		fill('M178 -28C200 -22 214 -12 222 -4L186 -6Z', paint(family.night)) +
		fill('M56 2L-52 134L-108 150L-124 142L-44 2Z', paint('#f0dcc8')) +
		fill('M-6 2L-104 148L-124 142L-44 2Z', paint('#b38f94')) +
		fill('M-52 134L-108 150L-120 166L-64 152Z', paint(family.coral)) +
		propeller(72, 60) +
		disc(-112, 154, 3, paint('#fffaf0'))
	);
}
