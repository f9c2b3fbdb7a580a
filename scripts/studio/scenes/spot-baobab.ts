import { foliage } from '../parts/plants.ts';
import { elephant } from '../parts/savanna-animals.ts';
import { mist, sky, streak, sun } from '../parts/weather.ts';
import {
	fade,
	fill,
	hill,
	line,
	mirrored,
	place,
	random,
	reflected,
	spot,
	times,
} from '../tools/kit.ts';

const bark = { light: '#b58a72', shade: '#7a5560', line: '#8f6766' };

/** Elephants come to the river of Tarangire past an old baobab. */
export const scene = spot(
	sky(
		[
			[0, '#4f8fae'],
			[0.5, '#b5d0c0'],
			[0.85, '#fbdf9f'],
			[1, '#fbc583'],
		],
		300,
		720,
	),
	sun(586, 190, 38, '#fff6dc', '#ffe09a'),
	streak(380, 80, 280, 14, '#fff0d2', 0.7),
	hill('-10 280, 140 258, 320 270, 520 250, 730 268', 320, '#c9a08a'),
	mist(220, 80, '#fde0a8', 0.7, 720),
	hill('-10 304, 220 294, 480 302, 730 290', 490, '#d9a850'),
	foliage(470, 300, 60, 20, ['#6f7a45', '#8f964f', '#b0ae5f'], 5, 14),
	foliage(660, 298, 80, 24, ['#6f7a45', '#8f964f', '#b0ae5f'], 9, 16),
	place(28, 25, 0.93, baobab()),
	hill('-10 346, 240 336, 480 344, 730 332', 490, '#c08a45'),
	herd(),
	river(),
	grass(),
);

/** The trunk like a barrel, the branches like roots. */
function baobab(): string {
	return (
		line(
			'M150 150C110 110 70 110 40 80M160 130C150 90 120 70 116 36M206 120C206 80 220 60 214 20M240 130C270 90 300 90 322 50M256 150C300 130 330 130 366 100',
			bark.light,
			22,
		) +
		line(
			'M84 112C60 108 44 116 16 112M124 66C104 52 92 52 78 34M214 54C228 40 240 36 246 16M300 82C314 60 318 46 316 26M326 124C346 128 360 136 384 130',
			bark.light,
			11,
		) +
		line(
			'M158 200C144 156 110 124 74 112M184 190C176 140 148 92 126 74M208 190C208 140 216 90 214 60M232 190C246 150 268 120 288 96',
			bark.light,
			32,
		) +
		line('M246 196C266 164 296 142 326 128', bark.shade, 28) +
		fill(
			'M104 350C122 290 132 240 136 180C140 150 170 130 200 130C236 130 262 150 266 180C270 240 286 290 310 350C260 340 160 340 104 350Z',
			bark.light,
		) +
		fill(
			'M214 340C230 270 236 210 230 136C250 142 264 158 266 180C270 240 286 290 310 350Z',
			bark.shade,
		) +
		line(
			'M150 190C146 240 142 280 136 320M176 170C174 220 174 270 170 330M202 150C206 220 204 270 200 320',
			bark.line,
			5,
		) +
		[
			[30, 84, 44, 24, 3],
			[104, 42, 50, 26, 5],
			[206, 30, 54, 28, 7],
			[318, 46, 54, 28, 11],
			[366, 104, 44, 24, 13],
		]
			.map(([x = 0, y = 0, rx = 0, ry = 0, seed = 0]) =>
				foliage(x, y, rx, ry, ['#4a6a45', '#6f8f50', '#98ac60'], seed, 16),
			)
			.join('')
	);
}

function herd(): string {
	return mirrored(
		500,
		place(528, 384, 0.86, elephant(0, 0, 1)) + place(398, 388, 0.5, elephant(0, 0, 1)),
	);
}

function river(): string {
	return (
		fade(0, 392, 720, 90, [
			[0, '#f0d6a0'],
			[0.4, '#8fb5a5'],
			[1, '#4f8a8f'],
		]) +
		reflected(390, herd(), 0.26, 0.5) +
		line('M-10 393C200 386 460 398 730 390', '#8a5f3f', 7) +
		times(8, (index) =>
			line(
				`M${40 + index * 86} ${414 + (index % 3) * 16}h${44 + (index % 2) * 30}`,
				'#fff0cf',
				3,
				0.6,
			),
		)
	);
}

function grass(): string {
	const next = random(19);
	return times(60, (index) => {
		const x = index * 12.4 + next() * 8;
		const tall = 22 + next() * 26;
		const lean = next() * 16 - 4;
		return fill(
			`M${x - 4} 486Q${x + lean * 0.3} ${486 - tall * 0.5} ${x + lean} ${486 - tall}Q${x + lean * 0.4 + 4} ${486 - tall * 0.4} ${x + 5} 486Z`,
			['#7a5a3a', '#a8763f', '#5a6a3f'][index % 3] ?? '',
		);
	});
}
