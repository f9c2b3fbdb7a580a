import { walker } from '../parts/built.ts';
import { mountain } from '../parts/mountains.ts';
import { streak } from '../parts/weather.ts';
import { fade, fill, hill, line, spot } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const rock = { light: '#b59a9c', shade: '#5f6490' };
const snow = { light: '#fffaf0', shade: '#b5c9e0', depth: 0.5 };

/** Three walkers on one rope cross the ice of the Athabasca Glacier. */
export const scene = spot(
	fade(0, 0, 720, 320, [
		[0, '#3f86b5'],
		[0.6, '#a9d6dc'],
		[1, '#fbf0d6'],
	]),
	streak(60, 70, 320, 18, '#fffaf0', 0.6),
	icefall(),
	mountain([140, 90], [-120, 340], [360, 340], { ...rock, seed: 6 }, snow),
	mountain([600, 70], [370, 340], [880, 340], { ...rock, seed: 28 }, snow),
	hill('-10 300, 180 288, 400 306, 560 292, 730 304', 490, '#d9eef0'),
	crevasses(),
	line('M168 356Q232 372 288 366Q356 384 430 382', family.coral, 3.4),
	walker(160, 400, 110, family.coral, '#f3cfa8', family.night),
	walker(284, 412, 116, family.gold, '#c98d6a', '#22405c'),
	walker(430, 428, 122, '#2f8f8b', '#f3cfa8', family.ink),
	line('M186 348L200 402M312 358L328 414M460 372L478 430', '#4a3348', 5),
	fill('M-10 470C120 440 260 452 400 462C540 470 640 452 730 430V490H-10Z', '#f6fcf8'),
);

/** The icefield between the peaks, broken into steps. */
function icefall(): string {
	return (
		hill('60 330, 190 232, 290 196, 380 186, 470 204, 570 250, 680 330', 340, '#fffaf0') +
		fill(
			'M392 187C430 192 460 200 470 204C510 218 550 238 570 250L680 330V340H480C470 280 430 230 392 187Z',
			'#cfe0ee',
		) +
		line(
			'M250 226q60 18 120 2M226 254q80 22 160 2M250 284q90 22 190 0M210 312q130 22 280 0',
			'#8fbcd6',
			5,
			0.9,
		)
	);
}

function crevasses(): string {
	const crack = (d: string, deep: string): string => fill(d, '#8fc7dc') + fill(deep, '#3f86b0');
	return (
		crack(
			'M-10 330C90 320 170 330 240 322C180 344 80 348 -10 352Z',
			'M-10 338C90 328 160 334 220 326C170 342 80 346 -10 349Z',
		) +
		crack(
			'M470 334C560 322 640 330 730 318V346C640 352 560 342 470 334Z',
			'M510 334C580 328 650 334 730 326V342C650 346 580 340 510 334Z',
		) +
		crack(
			'M-10 430C60 418 130 430 230 446C160 462 60 456 -10 462Z',
			'M-10 438C60 428 120 436 196 447C140 456 60 452 -10 457Z',
		) +
		crack(
			'M520 420C600 400 670 404 730 392V436C660 440 580 440 520 420Z',
			'M556 420C620 408 680 412 730 402V430C670 434 610 434 556 420Z',
		)
	);
}
