import { walker } from '../parts/built.ts';
import { birds, sky, streak } from '../parts/weather.ts';
import {
	clipTo,
	fade,
	fill,
	glow,
	hill,
	line,
	oval,
	polygon,
	random,
	spot,
	times,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const rock = { light: '#8a8478', shade: '#4f5560', dark: '#333c4c' };
const grass = { lit: '#a5c266', face: '#6f9f52', shade: '#3f7450' };

/** Seljalandsfoss: a fall before its own cave, a rainbow in the spray, the path that goes behind it. */
export const scene = spot(
	sky(
		[
			[0, '#6fa8c5'],
			[1, '#e3ecd5'],
		],
		200,
		720,
	),
	streak(30, 60, 240, 14, '#fffaf0', 0.8),
	streak(470, 44, 240, 14, '#fffaf0', 0.8),
	birds(
		[
			[250, 44, 12],
			[282, 32, 9],
		],
		'#31507a',
	),
	cliff(),
	fall(),
	rainbow(),
	meadow(),
	walkers(),
);

function cliff(): string {
	const next = random(8);
	return (
		fill('M-10 130C80 104 180 92 300 90L330 84L400 86C500 92 620 84 730 104V400H-10Z', rock.light) +
		fill(
			'M180 130C260 112 470 110 560 130C600 220 590 320 560 396H170C140 320 130 220 180 130Z',
			rock.shade,
		) +
		fill(
			'M216 160C290 140 440 140 520 160C550 230 540 310 520 390H214C190 310 186 230 216 160Z',
			rock.dark,
		) +
		times(26, () => {
			const x = next() * 720;
			const y = 130 + next() * 190;
			return x > 110 && x < 585
				? ''
				: polygon(
						`${x} ${y}, ${x + 34} ${y - 10}, ${x + 40} ${y + 40}, ${x + 8} ${y + 54}`,
						next() > 0.5 ? '#6f6c6a' : '#9c9686',
						0.8,
					);
		}) +
		fill(
			'M-10 130C80 104 180 92 300 90L330 84L400 86C500 92 620 84 730 104V128C700 120 690 142 660 136C640 128 620 150 590 138C560 124 520 130 490 124C460 118 430 124 402 110H330C300 122 270 116 240 124C200 134 180 128 150 146C120 138 100 160 70 150C40 142 20 160 -10 152Z',
			grass.face,
		) +
		fill(
			'M-10 130C80 104 180 92 300 90L330 84L400 86C500 92 620 84 730 104V114C620 98 500 104 402 98H330C200 106 90 116 -10 142Z',
			grass.lit,
		)
	);
}

function fall(): string {
	const water = 'M336 84H396C404 180 408 280 424 386H304C322 280 328 180 336 84Z';
	return (
		fill(water, '#d3ebee') +
		clipTo(
			water,
			times(9, (index) =>
				fill(
					`M${332 + index * 8} 80L${306 + index * 14} 390h7L${335 + index * 8} 80Z`,
					index % 3 ? '#fffdf6' : '#9ccad6',
					0.9,
				),
			) +
				times(4, (index) =>
					fill(`M330 ${120 + index * 60}q36 26 74 -4q-20 44 -74 30Z`, '#ffffff', 0.5),
				),
		)
	);
}

function meadow(): string {
	return (
		hill(
			'-10 372, 100 352, 200 372, 300 384, 430 384, 540 370, 640 346, 730 356',
			490,
			grass.face,
		) +
		oval(364, 404, 196, 34, '#b5a58a') +
		oval(364, 400, 178, 27, '#5fa5b5') +
		oval(364, 392, 120, 14, '#c5e6e6') +
		glow(364, 370, 130, '#ffffff', 0.75) +
		line('M300 412h90M410 404h60M250 398h40', '#e3f6f2', 3, 0.8) +
		fill('M-10 438C120 412 260 430 380 440S640 436 730 412V490H-10Z', grass.shade) +
		fill('M-10 462C160 440 300 456 420 462S640 456 730 440V490H-10Z', grass.face)
	);
}

function rainbow(): string {
	return ['#e8636a', '#f6a34f', '#f9d65f', '#7fc07a', '#4f9fd0', '#8a6fc0']
		.map((tint, index) =>
			line(
				`M${196 + index * 9} 420A${234 - index * 9} ${234 - index * 9} 0 0 1 ${664 - index * 9} 420`,
				tint,
				9.5,
				0.36,
			),
		)
		.join('');
}

function walkers(): string {
	return (
		fade(0, 420, 720, 60, [
			[0, '#1d4d4f', 0],
			[1, '#1d4d4f', 0.3],
		]) +
		line('M560 474C610 440 600 410 566 388', '#d9c79c', 12) +
		walker(578, 440, 64, family.coral, family.cream, family.ink) +
		walker(604, 450, 70, family.gold, family.cream, family.ink)
	);
}
