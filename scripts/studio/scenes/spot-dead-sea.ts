import { glints, mist, sky, streak, sun } from '../parts/weather.ts';
import {
	disc,
	fade,
	fill,
	hill,
	line,
	oval,
	place,
	polygon,
	random,
	spot,
	times,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** Somebody floats on the Dead Sea with a newspaper, the evening sun on the far bank. */
export const scene = spot(
	sky(
		[
			[0, '#6f93b5'],
			[0.5, '#d9b5b0'],
			[0.8, '#f9be90'],
			[1, '#fde0a8'],
		],
		240,
		720,
	),
	sun(560, 184, 38, '#fff3cf', '#ffd08a'),
	streak(80, 70, 320, 18, '#f3cdb8', 0.7),
	streak(-80, 130, 260, 13, '#f7d3b3', 0.6),
	hill('0 206, 120 184, 260 198, 420 176, 580 200, 720 186', 260, '#b58a9c'),
	hill('0 224, 160 210, 340 222, 520 206, 720 220', 260, '#9c7690'),
	mist(180, 70, '#fdd3a8', 0.5, 720),
	fade(0, 232, 720, 250, [
		[0, '#f9c99b'],
		[0.25, '#a5bdb8'],
		[0.7, '#4f9aa5'],
		[1, '#2f7a8f'],
	]),
	glints({ x: 560, y: 240, height: 190, near: 260, far: 110, count: 22, seed: 8 }, '#fff0cf', 0.9),
	glints({ x: 200, y: 290, height: 160, near: 500, far: 360, count: 12, seed: 5 }, '#bfe3dc', 0.5),
	floater(330, 350),
	salt(),
);

/** On the back, knees and shoulders out of the water, the paper held open. */
function floater(x: number, y: number): string {
	const skin = '#d99a78';
	const shade = '#a8614f';
	return place(
		x,
		y,
		1.12,
		oval(0, 26, 210, 18, '#1f5a75', 0.4) +
			oval(0, 20, 190, 12, '#d9f0e6', 0.7) +
			fill('M-104 22C-108 -8 -96 -26 -70 -30C-40 -30 -6 -10 30 10L34 22Z', skin) +
			fill('M-60 22C-40 10 0 12 34 22Z', family.coral) +
			disc(-106, -44, 27, skin) +
			fill(
				'M-134 -44C-138 -84 -84 -84 -80 -52C-92 -62 -104 -60 -112 -52C-116 -40 -120 -30 -128 -28C-132 -32 -134 -38 -134 -44Z',
				family.ink,
			) +
			fill('M-98 -50h24q2 12 -10 12t-14 -12Z', family.ink) +
			line('M20 18L68 -28L104 20', skin, 22) +
			line('M36 20L88 -22L128 20', shade, 18) +
			fill('M150 22C146 0 154 -12 162 -12C170 -12 172 2 168 22Z', skin) +
			fill('M174 22C172 4 178 -6 186 -6C192 -4 194 8 190 22Z', shade) +
			polygon('-46 -104, 6 -96, 2 -22, -48 -30', '#fdf4e3') +
			polygon('6 -96, 58 -106, 52 -32, 2 -22', '#e3d3c9') +
			line(
				'M-38 -90L-2 -85M-38 -76L-2 -71M-38 -66L-2 -61M-38 -56L-2 -51M-38 -46L-2 -41M16 -84L48 -90M16 -72L48 -78M16 -62L48 -68',
				'#8a7f8f',
				3,
			) +
			polygon('18 -54, 46 -60, 44 -40, 17 -34', '#8fb0b5') +
			line('M-80 -10L-58 2L-46 -46', shade, 15) +
			line('M-82 -12L-61 -1', skin, 15) +
			disc(-46, -52, 9, skin) +
			disc(55, -58, 7, shade) +
			line('M-190 22q30 -8 60 0M140 24q40 -8 70 0', '#e9f6ee', 4, 0.9),
	);
}

/** The crust that the water leaves on its shore. */
function salt(): string {
	const next = random(7);
	return (
		hill('0 436, 160 444, 340 460, 520 452, 720 424', 490, '#f7efe3') +
		hill('0 456, 160 460, 340 472, 520 468, 720 444', 490, '#d9c3bd') +
		times(34, () => {
			const x = next() * 720;
			const size = 8 + next() * 14;
			const y = 452 + next() * 30;
			return (
				polygon(
					`${x - size} ${y}, ${x - size * 0.5} ${y - size * 0.8}, ${x + size * 0.3} ${y - size}, ${x + size} ${y}`,
					'#fffaf2',
				) +
				polygon(
					`${x + size * 0.1} ${y}, ${x + size * 0.3} ${y - size}, ${x + size} ${y}`,
					'#c9b5c0',
				)
			);
		})
	);
}
