import { walker } from '../parts/built.ts';
import { conifer } from '../parts/plants.ts';
import { mist } from '../parts/weather.ts';
import { disc, fade, fill, line, polygon, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** A waterfall in a canyon, a walkway along the rock. */
export const scene = spot(
	fade(0, 0, 720, 200, [
		[0, '#7fc0cc'],
		[1, '#f6efcf'],
	]),
	times(15, (index) =>
		conifer(
			20 + index * 50,
			132 + ((index * 17) % 20),
			90 + ((index * 29) % 50),
			'#2c6a66',
			'#5a9a7c',
		),
	),
	polygon('0 120, 250 104, 290 60, 430 60, 470 100, 720 116, 720 480, 0 480', '#8f7f92'),
	falls(),
	leftWall(),
	rightWall(),
	pool(),
	walkway(),
	walker(196, 366, 96, family.coral, '#f3cfa8', family.night),
	rail(),
);

function falls(): string {
	return (
		fill(
			'M296 62C330 54 400 54 424 64C432 160 440 280 470 400H250C282 280 290 160 296 62Z',
			'#e9f8f6',
		) +
		fill(
			'M380 58C400 58 414 60 424 64C432 160 440 280 470 400H400C396 280 388 160 380 58Z',
			'#a9d9e0',
		) +
		line(
			'M318 70C312 180 300 290 284 390M346 64C342 180 336 290 328 390M366 66C366 180 368 290 366 390M404 70C408 180 420 290 436 390',
			'#6fbccc',
			5,
			0.7,
		)
	);
}

function leftWall(): string {
	return (
		polygon(
			'0 96, 120 104, 236 90, 296 62, 288 150, 262 210, 270 290, 230 360, 236 480, 0 480',
			'#b3948c',
		) +
		polygon(
			'236 90, 296 62, 288 150, 262 210, 270 290, 230 360, 236 480, 180 480, 196 340, 220 260, 204 180',
			'#6f5f7c',
		) +
		line('M0 160L150 152L210 166M0 226L120 216L190 234M0 296L140 284L190 300', '#8f7480', 6) +
		polygon('0 96, 120 104, 236 90, 296 62, 240 104, 120 118, 0 110', '#7fae6a')
	);
}

function rightWall(): string {
	return (
		polygon(
			'424 64, 480 96, 600 88, 720 104, 720 480, 470 480, 486 380, 446 300, 470 220, 434 150',
			'#8a7488',
		) +
		polygon(
			'424 64, 480 96, 470 170, 506 240, 484 310, 530 390, 520 480, 470 480, 486 380, 446 300, 470 220, 434 150',
			'#c9a595',
		) +
		line('M540 150L720 160M520 230L720 236M560 310L720 306', '#6a5a78', 6) +
		polygon('424 64, 480 96, 600 88, 720 104, 720 118, 600 104, 476 110', '#7fae6a')
	);
}

function pool(): string {
	return (
		fade(0, 392, 720, 90, [
			[0, '#9be3d6'],
			[0.5, '#38b2b5'],
			[1, '#157a92'],
		]) +
		mist(320, 110, '#f6fffb', 0.55) +
		times(13, (index) =>
			disc(240 + index * 20, 394 + ((index * 7) % 10), 13 + ((index * 5) % 9), '#f6fffb', 0.9),
		) +
		line(
			'M120 432q40 -10 80 0t80 0M420 440q40 -10 80 0t80 0M240 462q40 -10 80 0t80 0',
			'#e3fbf0',
			4,
			0.7,
		) +
		polygon('560 480, 580 430, 640 410, 720 424, 720 480', '#6f5f7c') +
		polygon('560 480, 580 430, 640 410, 620 440, 630 480', '#b3948c')
	);
}

function walkway(): string {
	return (
		line('M40 372L40 480M110 372L100 470M180 372L176 460M250 372L230 420', '#4a3348', 8) +
		polygon('-10 356, 270 356, 284 372, -10 380', '#d9a070') +
		polygon('-10 380, 284 372, 284 382, -10 394', '#7a4a4c')
	);
}

function rail(): string {
	return line(
		'M-10 312H272M-10 336H274M20 310V362M80 310V362M140 310V362M240 310V362M272 310V366',
		'#5f3f4c',
		6,
	);
}
