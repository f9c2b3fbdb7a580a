import { walker } from '../parts/built.ts';
import { mountain } from '../parts/mountains.ts';
import { streak } from '../parts/weather.ts';
import { fade, fill, hill, line, polygon, spot } from '../tools/kit.ts';
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
	mountain([140, 90], [-120, 340], [360, 340], { ...rock, seed: 6 }, snow),
	mountain([600, 70], [370, 340], [880, 340], { ...rock, seed: 28 }, snow),
	icefall(),
	hill('-10 300, 180 288, 400 306, 560 292, 730 304', 490, '#d9eef0'),
	crevasses(),
	line('M168 356Q232 372 288 366Q356 384 430 382', family.coral, 3.4),
	walker(160, 400, 110, family.coral, '#f3cfa8', family.night),
	walker(284, 412, 116, family.gold, '#c98d6a', '#22405c'),
	walker(430, 428, 122, '#2f8f8b', '#f3cfa8', family.ink),
	line('M186 348L200 402M312 358L328 414M460 372L478 430', '#4a3348', 5),
	fill('M-10 470C120 440 260 452 400 462C540 470 640 452 730 430V490H-10Z', '#f6fcf8'),
);

/** The ice that comes down between the peaks in steps. */
function icefall(): string {
	return (
		polygon('250 190, 320 168, 420 172, 486 196, 560 330, 160 330', '#f6fcf8') +
		polygon('420 172, 486 196, 560 330, 430 330, 440 260, 400 220', '#b3d6e6') +
		line(
			'M262 210q60 20 130 2M240 240q80 26 180 4M222 272q100 28 230 4M200 300q130 28 290 2',
			'#7fb3d0',
			5,
			0.8,
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
