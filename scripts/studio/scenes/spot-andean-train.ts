import { mountain } from '../parts/mountains.ts';
import { foliage } from '../parts/plants.ts';
import { mist, streak } from '../parts/weather.ts';
import { disc, fade, fill, glow, hill, line, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = { ...family, body: '#2b4f94', shade: '#1c3468' };

/** The blue train follows the Urubamba between green mountains. */
export const scene = spot(
	fade(0, 0, 720, 300, [
		[0, '#5fa8b8'],
		[0.6, '#c9e0c4'],
		[1, '#fbe9bf'],
	]),
	mountain(
		[350, 40],
		[200, 300],
		[520, 300],
		{ light: '#c3a7a4', shade: '#8a86a6', seed: 8 },
		{ light: '#fffaf0', shade: '#c3cce0', depth: 0.4 },
	),
	hill('-10 60, 90 70, 190 170, 300 262, 380 300', 340, '#5f9a72'),
	hill('-10 150, 80 170, 170 250, 260 310', 340, '#3f7a60'),
	hill('340 300, 440 240, 540 140, 640 80, 730 50', 340, '#4a8a6c'),
	hill('470 310, 570 250, 650 180, 730 140', 340, '#2f6a58'),
	streak(160, 180, 330, 20, '#fff6e4', 0.85),
	mist(200, 120, '#fdf0d0', 0.7),
	foliage(60, 296, 110, 36, ['#1d5a50', '#2f7a5c', '#5fa06c'], 4, 30),
	foliage(330, 300, 130, 30, ['#1d5a50', '#2f7a5c', '#5fa06c'], 7, 30),
	foliage(650, 296, 120, 40, ['#1d5a50', '#2f7a5c', '#5fa06c'], 9, 30),
	rect(0, 300, 720, 96, '#7fa562'),
	train(),
	track(),
	river(),
);

function train(): string {
	return coach(-66, 232) + coach(176, 232) + engine(418);
}

function coach(x: number, width: number): string {
	return (
		rect(x, 226, width, 130, colour.body, 1, 10) +
		rect(x, 318, width, 38, colour.shade) +
		rect(x - 4, 216, width + 8, 18, '#dfe6ea', 1, 8) +
		fill(`M${x + 16} 246q0 -12 14 -12h${width - 60}q14 0 14 12Z`, '#8fc7cc', 0.5) +
		rect(x, 306, width, 8, colour.gold) +
		times(
			4,
			(index) =>
				rect(x + 16 + index * 53, 248, 42, 46, '#ffe3a3', 1, 6) +
				fill(`M${x + 18 + index * 53} 250h22l-22 34Z`, '#fffaf0', 0.7),
		) +
		rect(x + width, 250, 12, 96, colour.ink) +
		times(2, (index) => wheel(x + 44 + index * (width - 88)))
	);
}

function engine(x: number): string {
	return (
		fill(
			`M${x} 356V226H${x + 180}C${x + 214} 226 ${x + 232} 250 ${x + 240} 290L${x + 248} 356Z`,
			colour.body,
		) +
		fill(`M${x} 318H${x + 245}L${x + 248} 356H${x}Z`, colour.shade) +
		fill(`M${x} 306H${x + 243}L${x + 245} 314H${x}Z`, colour.gold) +
		rect(x - 2, 216, 192, 16, '#dfe6ea', 1, 8) +
		fill(
			`M${x + 136} 244H${x + 186}C${x + 204} 248 ${x + 212} 266 ${x + 216} 286H${x + 136}Z`,
			'#24406a',
		) +
		fill(`M${x + 140} 248H${x + 172}L${x + 148} 284H${x + 140}Z`, '#8fc7cc') +
		times(5, (index) => rect(x + 18 + index * 21, 250, 12, 42, colour.shade)) +
		glow(x + 240, 318, 60, '#fff3c4', 0.9) +
		disc(x + 236, 318, 10, '#fffbe6') +
		fill(`M${x + 200} 356H${x + 256}L${x + 246} 376H${x + 210}Z`, colour.brick) +
		wheel(x + 44) +
		wheel(x + 160)
	);
}

function wheel(x: number): string {
	return (
		rect(x - 40, 352, 80, 12, '#2b2f4c', 1, 5) +
		[-22, 22]
			.map((dx) => disc(x + dx, 368, 15, '#22284a') + disc(x + dx, 368, 6, '#8f93a8'))
			.join('')
	);
}

function track(): string {
	return (
		times(26, (index) => rect(index * 29 - 6, 386, 18, 12, '#7a5648')) +
		rect(0, 381, 720, 7, '#8a8a9c') +
		rect(0, 396, 720, 8, '#a88f78')
	);
}

/** The river beside the line, white where it breaks over its stones. */
function river(): string {
	return (
		fade(0, 404, 720, 80, [
			[0, '#7fc7c0'],
			[1, '#2f8a98'],
		]) +
		fill('M-10 404H730V414C560 424 420 408 280 418C160 426 60 414 -10 420Z', '#8fae62') +
		line(
			'M30 440q40 -10 80 0t80 0M250 452q40 -10 80 0t80 0M470 436q40 -10 80 0t80 0M120 468q40 -10 80 0t80 0M560 466q40 -10 80 0',
			'#f0fff6',
			5,
			0.8,
		) +
		[
			[200, 446, 30],
			[430, 460, 36],
			[640, 444, 26],
		]
			.map(
				([x = 0, y = 0, size = 0]) =>
					fill(
						`M${x - size} ${y + 10}C${x - size} ${y - size * 0.7} ${x + size} ${y - size * 0.7} ${x + size} ${y + 10}Z`,
						'#a8938e',
					) +
					fill(
						`M${x} ${y - size * 0.5}C${x + size * 0.8} ${y - size * 0.6} ${x + size} ${y} ${x + size} ${y + 10}H${x + 4}Z`,
						'#756a80',
					),
			)
			.join('')
	);
}
