import { foliage, leaves, umbrellaPine } from '../parts/plants.ts';
import { mist, sky } from '../parts/weather.ts';
import {
	clipTo,
	disc,
	fill,
	glow,
	hill,
	line,
	oval,
	place,
	random,
	spot,
	times,
} from '../tools/kit.ts';

const coat = { light: '#eeb765', shade: '#c08440', spot: '#5a3330', pale: '#fbe6bd' };
const bark = { light: '#9c7a6a', shade: '#5f4450' };

/** A leopard asleep on the branch of a sausage tree, its legs hanging down. */
export const scene = spot(
	sky(
		[
			[0, '#5f9aaa'],
			[0.5, '#c9dcb8'],
			[1, '#fde0a0'],
		],
		380,
		720,
	),
	glow(130, 330, 300, '#fff3c9', 0.8),
	mist(280, 110, '#fde6b0', 0.7, 720),
	times(6, (index) =>
		umbrellaPine(
			20 + index * 130,
			386,
			44 + ((index * 17) % 22),
			80,
			{ trunk: '#a08a5f', dark: '#a8a566', light: '#bdb777' },
			0.2,
		),
	),
	hill('-10 378, 240 368, 480 380, 730 366', 490, '#d9b35f'),
	hill('-10 430, 240 418, 480 432, 730 420', 490, '#b58a45'),
	tree(),
	leopard(),
	crown(),
);

function tree(): string {
	return (
		fill(
			'M560 490C584 400 580 330 590 270C500 268 300 270 40 232C28 230 26 214 40 212C240 224 460 226 590 214C590 150 596 80 560 -10H700C676 120 690 320 720 490Z',
			bark.light,
		) +
		fill(
			'M640 490C650 330 640 150 660 -10H700C676 120 690 320 720 490ZM590 270C500 268 300 270 40 232C34 231 30 226 30 222C240 250 460 256 592 246Z',
			bark.shade,
		) +
		line('M604 470C616 380 610 300 614 240M596 60C604 110 606 160 604 200', bark.shade, 5, 0.6)
	);
}

/** It lies along the branch, its chin on its paw. */
function leopard(): string {
	const body =
		'M124 206C130 172 160 158 200 156C280 148 380 148 452 164C500 174 520 204 512 232C440 246 220 244 140 230C128 226 122 216 124 206Z';
	const hind =
		'M430 182C470 170 516 190 514 232C510 262 492 296 488 330C484 344 462 344 462 330C464 290 452 262 436 236C420 220 416 194 430 182Z';
	const fore =
		'M176 196C206 190 226 206 222 232C216 266 206 292 204 322C202 336 180 336 180 322C182 286 174 258 164 232C156 212 160 202 176 196Z';
	return (
		line('M508 224C540 250 528 310 536 356C540 376 556 378 560 366', coat.light, 13) +
		line('M532 330C534 350 538 374 552 374', coat.spot, 13, 0.5) +
		fill(
			'M400 226C420 250 424 280 420 314C418 326 400 326 400 314C398 280 388 256 380 236Z',
			coat.shade,
		) +
		fill(
			'M250 230C262 254 262 276 258 302C256 314 240 314 240 302C238 276 230 256 226 238Z',
			coat.shade,
		) +
		fill(body, coat.light) +
		clipTo(
			body,
			fill('M130 214C240 236 420 238 520 212V260H120Z', coat.shade) +
				spots(33, 62, 140, 156, 370, 80),
		) +
		fill(hind, coat.light) +
		clipTo(hind, spots(7, 16, 424, 180, 90, 130)) +
		fill(fore, coat.light) +
		clipTo(fore, spots(5, 11, 160, 196, 64, 110)) +
		head()
	);
}

/** Rings in rows, each a little out of line; `count` of them in a box. */
function spots(
	seed: number,
	count: number,
	x: number,
	y: number,
	width: number,
	height: number,
): string {
	const next = random(seed);
	const columns = Math.ceil(Math.sqrt((count * width) / height));
	const step = width / columns;
	return times(count, (index) => {
		const row = Math.floor(index / columns);
		const cx = x + ((index % columns) + (row % 2) * 0.5 + next() * 0.4) * step;
		const cy = y + (row + next() * 0.5) * step;
		const size = 5 + next() * 2.6;
		return disc(cx, cy, size, coat.spot) + disc(cx + 1, cy + 1, size * 0.45, '#b0703c');
	});
}

function head(): string {
	return place(
		128,
		186,
		1,
		disc(-34, -34, 13, coat.shade) +
			disc(30, -38, 13, coat.shade) +
			disc(-34, -34, 6, coat.spot) +
			disc(30, -38, 6, coat.spot) +
			fill(
				'M-50 -6C-52 -38 -22 -48 0 -48C26 -48 48 -36 46 -4C44 24 26 42 -2 42C-30 42 -48 24 -50 -6Z',
				coat.light,
			) +
			fill(
				'M-26 16C-26 2 -12 -2 -2 -2C10 -2 22 4 22 16C22 34 10 42 -2 42C-16 42 -26 34 -26 16Z',
				coat.pale,
			) +
			line('M-32 -8q9 8 18 0M12 -8q9 8 18 0', coat.spot, 4) +
			fill('M-10 6H8L-1 16Z', coat.spot) +
			line('M-1 16v8M-1 24q-8 8 -14 2M-1 24q8 8 14 2', coat.spot, 3) +
			[
				[-18, -34],
				[-2, -38],
				[14, -34],
				[-10, -26],
				[6, -26],
				[-38, -14],
				[34, -16],
				[-40, 4],
				[36, 4],
			]
				.map(([x = 0, y = 0]) => oval(x, y, 4, 3.4, coat.spot))
				.join(''),
	);
}

/** Leaves above, and the long fruits that gave the tree its name. */
function crown(): string {
	const fruit = (x: number, y: number, long: number): string =>
		line(`M${x} -10V${y}`, '#7a6a45', 3) +
		fill(
			`M${x - 10} ${y}C${x - 16} ${y + long * 0.4} ${x - 14} ${y + long} ${x} ${y + long}C${x + 14} ${y + long} ${x + 16} ${y + long * 0.4} ${x + 10} ${y}Z`,
			'#a8a070',
		) +
		fill(
			`M${x + 2} ${y}C${x + 6} ${y + long * 0.4} ${x + 6} ${y + long} ${x} ${y + long}C${x + 14} ${y + long} ${x + 16} ${y + long * 0.4} ${x + 10} ${y}Z`,
			'#7c7a58',
		);
	return (
		fruit(300, 40, 62) +
		fruit(402, 60, 74) +
		fruit(470, 36, 56) +
		foliage(560, 0, 200, 56, ['#2f5a48', '#4a7f55', '#7fa862'], 6, 34) +
		foliage(260, -14, 190, 50, ['#2f5a48', '#4a7f55', '#7fa862'], 12, 30) +
		leaves('220 36, 330 30, 440 44, 540 56, 640 50', 20, ['#2f5a48', '#4a7f55', '#7fa862'], 9, 8)
	);
}
