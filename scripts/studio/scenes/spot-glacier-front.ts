import { walker } from '../parts/built.ts';
import { mountain } from '../parts/mountains.ts';
import { mist, sky, streak } from '../parts/weather.ts';
import {
	fade,
	fill,
	glow,
	hill,
	line,
	place,
	polygon,
	random,
	rect,
	spot,
	times,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const ice = { lit: '#f0faf3', face: '#b5dfe6', shade: '#62aed0', deep: '#2a74b5' };
const rock = { light: '#a88fb0', shade: '#6a6296' };
const snow = { light: '#fff3e2', shade: '#bdb3d2', depth: 0.6 };

/** The front of Perito Moreno as a tower falls from it, seen from the walkway. */
export const scene = spot(
	sky(
		[
			[0, '#4f86b8'],
			[0.6, '#b0d0d8'],
			[1, '#fbe3c0'],
		],
		220,
		720,
	),
	streak(360, 60, 300, 16, '#fdf4e3', 0.7),
	mountain([150, 50], [-120, 220], [400, 220], { ...rock, seed: 4 }, snow),
	mountain([560, 40], [300, 220], [860, 220], { ...rock, seed: 12 }, snow),
	mist(120, 90, '#eef6ee', 0.7, 720),
	tongue(),
	front(),
	fade(0, 346, 720, 140, [
		[0, '#8fc9d2'],
		[1, '#2f7f9f'],
	]),
	times(6, (index) =>
		line(
			`M${60 + index * 116} ${372 + (index % 3) * 14}h${60 + (index % 2) * 30}`,
			'#e3f3ef',
			3,
			0.6,
		),
	),
	splash(),
	walkway(),
);

/** The ice behind the front, cut by crevasses as far as one sees. */
function tongue(): string {
	const next = random(11);
	return (
		hill('0 206, 160 176, 360 150, 560 172, 720 196', 360, '#dff0ee') +
		times(70, () => {
			const y = 166 + next() * 60;
			const x = next() * 720;
			const tall = 6 + (y - 160) * 0.2;
			return y > 164 + Math.abs(x - 360) * 0.11
				? polygon(`${x} ${y}, ${x + 6} ${y - tall}, ${x + 14} ${y}`, '#8fc5d6') +
						polygon(
							`${x + 6} ${y - tall}, ${x + 9} ${y - tall * 0.6}, ${x + 22} ${y}, ${x + 14} ${y}`,
							'#ffffff',
						)
				: '';
		})
	);
}

/** The wall: towers of ice side by side, blue in their clefts. */
function front(): string {
	const next = random(29);
	const foot = 350;
	let x = -20;
	let towers = '';
	for (let index = 0; x < 720; index++) {
		const wide = 26 + next() * 46;
		const top = 200 + next() * 34;
		const edge = x + wide * (0.5 + next() * 0.24);
		towers +=
			polygon(
				`${x} ${foot}, ${x} ${top + 18}, ${x + wide * 0.2} ${top}, ${edge} ${top + 7}, ${edge + 3} ${foot}`,
				ice.lit,
			) +
			polygon(
				`${edge} ${top + 7}, ${x + wide} ${top + 24}, ${x + wide} ${foot}, ${edge + 3} ${foot}`,
				index % 3 === 1 ? ice.shade : '#8fcbe0',
			) +
			polygon(
				`${x + wide * 0.1} ${foot}, ${x + wide * 0.16} ${top + 70}, ${x + wide * 0.3} ${top + 46}, ${x + wide * 0.36} ${foot}`,
				ice.face,
			);
		if (index % 3 === 2)
			towers += polygon(
				`${x + wide - 7} ${foot}, ${x + wide - 3} ${top + 46}, ${x + wide + 2} ${top + 30}, ${x + wide + 3} ${foot}`,
				ice.deep,
			);
		x += wide;
	}
	return rect(0, 236, 720, 114, ice.face) + towers + rect(0, 342, 720, 8, ice.shade);
}

/** A tower that leans out, and the water that it throws up. */
function splash(): string {
	return (
		polygon('410 236, 452 222, 474 340, 424 352', ice.deep) +
		place(
			446,
			352,
			1,
			polygon('-26 0, -30 -112, -14 -128, 6 -118, 18 0', ice.lit) +
				polygon('6 -118, 18 -106, 32 0, 16 0', ice.shade),
			14,
		) +
		glow(456, 356, 70, '#ffffff', 0.7) +
		fill(
			'M372 366C380 330 398 340 404 312C416 330 424 344 434 350C446 330 456 318 462 296C472 322 480 338 492 346C504 330 510 322 520 316C520 340 536 350 544 366Q456 384 372 366Z',
			'#fffdf6',
		) +
		fill(
			'M404 366C410 350 420 352 426 340C438 356 456 352 466 334C476 352 490 350 500 366Q456 376 404 366Z',
			'#bfe3e6',
		)
	);
}

function walkway(): string {
	return (
		fill('M-10 452C200 428 520 428 730 452V490H-10Z', '#4a4f5f') +
		fill('M-10 440C200 416 520 416 730 440V454C520 430 200 430 -10 454Z', '#b58a5f') +
		walker(150, 440, 92, family.coral, family.cream, family.ink) +
		walker(196, 438, 84, family.gold, family.cream, family.night) +
		walker(640, 440, 88, '#2f8f8b', family.cream, family.ink) +
		line('M-10 404C200 380 520 380 730 404', '#d9b083', 5) +
		line('M-10 422C200 398 520 398 730 422', '#d9b083', 3) +
		times(8, (index) =>
			rect(
				20 + index * 98,
				394 - Math.sin(((20 + index * 98) / 720) * Math.PI) * 10,
				7,
				52,
				'#8a6247',
			),
		)
	);
}
