import { mountain } from '../parts/mountains.ts';
import { mist, sky, streak } from '../parts/weather.ts';
import { clipTo, disc, fill, hill, line, oval, place, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** Ripe cherries and a first cup on a coffee farm, Mount Meru behind. */
export const scene = spot(
	sky(
		[
			[0, '#5f9ab5'],
			[0.6, '#c5dcc5'],
			[1, '#fbe3af'],
		],
		300,
		720,
	),
	streak(60, 80, 240, 14, '#fff6e0', 0.8),
	mountain([420, 70], [110, 300], [760, 300], { light: '#a59aa5', shade: '#6f7590', seed: 9 }),
	mist(210, 90, '#fbe6bc', 0.8, 720),
	hill('-10 290, 160 272, 360 284, 560 268, 730 280', 490, '#6f9f62'),
	times(40, (index) =>
		disc(index * 19, 300 + ((index * 7) % 13), 15, index % 2 ? '#3f7450' : '#4f8a58'),
	),
	hill('-10 324, 240 316, 480 328, 730 316', 490, '#4f8a58'),
	times(26, (index) =>
		disc(index * 29, 344 + ((index * 11) % 17), 23, index % 2 ? '#2f6448' : '#3f7a52'),
	),
	rect(0, 378, 720, 104, '#a8653f'),
	rect(0, 378, 720, 8, '#d99560'),
	line('M0 410H720M0 446H720', '#8a4f38', 3),
	bough(),
	cup(500, 420),
);

function bough(): string {
	const leaf = (x: number, y: number, turn: number, size: number): string =>
		place(
			x,
			y,
			size,
			fill('M0 0C30 -40 90 -44 140 -8C96 28 36 30 0 0Z', '#2f6f4a') +
				fill('M0 0C40 -6 96 -10 140 -8C96 28 36 30 0 0Z', '#1f5240') +
				line('M4 0C50 -8 90 -10 132 -8', '#7fae6a', 3),
			turn,
		);
	const cherry = (x: number, y: number, tint: string): string =>
		disc(x, y, 19, tint) +
		disc(x + 6, y + 6, 12, '#7d2433', 0.4) +
		disc(x - 6, y - 7, 5, '#ffd5c4', 0.85) +
		disc(x + 3, y + 17, 3, '#5f2339');
	return (
		line('M-10 120C80 130 190 170 330 250', '#6f4a3a', 10) +
		leaf(60, 122, -58, 0.9) +
		leaf(70, 130, 66, 0.9) +
		leaf(180, 164, -44, 0.96) +
		leaf(176, 172, 76, 0.94) +
		leaf(300, 232, -30, 0.86) +
		leaf(316, 246, 60, 0.8) +
		cherry(96, 150, '#d9423f') +
		cherry(128, 132, '#ee6c4d') +
		cherry(60, 142, '#d9423f') +
		cherry(214, 202, '#d9423f') +
		cherry(246, 184, '#e3553f') +
		cherry(182, 188, '#a8b04f') +
		cherry(226, 236, '#c93a3f') +
		cherry(330, 270, '#ee6c4d') +
		cherry(302, 262, '#d9423f')
	);
}

function cup(x: number, y: number): string {
	const body = 'M-66 -92H66C66 -40 50 -8 26 0H-26C-50 -8 -66 -40 -66 -92Z';
	return place(
		x,
		y,
		1,
		oval(20, 8, 130, 16, '#5f3035', 0.45) +
			oval(0, 4, 112, 16, '#d9c0a5') +
			oval(0, 0, 112, 15, family.paper) +
			oval(0, 0, 60, 7, '#e3cdb5') +
			line('M62 -74C108 -80 108 -28 52 -30', '#e3cdb5', 12) +
			fill(body, family.paper) +
			clipTo(
				body,
				fill('M20 -100H80V10H-6C16 -20 24 -60 20 -100Z', '#d3bba8') +
					rect(-70, -64, 140, 9, family.coral) +
					rect(-70, -50, 140, 4, '#2f8f8b'),
			) +
			oval(0, -92, 66, 14, '#fffaf0') +
			oval(0, -90, 58, 11, '#5f3428') +
			oval(-10, -91, 34, 5, '#a8693f', 0.8) +
			line(
				'M-22 -112C-34 -132 -10 -142 -22 -164M14 -112C2 -132 26 -142 14 -168',
				'#fffaf0',
				6,
				0.7,
			),
	);
}
