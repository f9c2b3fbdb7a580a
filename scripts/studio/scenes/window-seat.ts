import { mountain } from '../parts/mountains.ts';
import { cumulus, mist, rays, sky, stars, streak, sun } from '../parts/weather.ts';
import {
	clipTo,
	disc,
	fade,
	fill,
	glow,
	line,
	oval,
	place,
	polygon,
	poster,
	random,
	rect,
	shaded,
	times,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = { ...family, wall: '#4d5a8c', wallShade: '#39457a', wallDeep: '#22305c' };

const pane =
	'M158 330C158 170 250 96 400 96C550 96 642 170 642 330V560C642 716 550 786 400 786C250 786 158 716 158 560Z';
const reveal =
	'M112 326C112 134 226 48 400 48C574 48 688 134 688 326V566C688 756 574 836 400 836C226 836 112 756 112 566Z';
const frame =
	'M84 322C84 112 212 16 400 16C588 16 716 112 716 322V570C716 778 588 872 400 872C212 872 84 778 84 570Z';

/** A wing over the evening clouds, seen from a seat by the window; a paper cup waits on the tray. */
export const scene = poster(
	wall(),
	shaded(frame, [
		[0, '#fff4df'],
		[0.5, '#f7e2c4'],
		[1, '#cfa795'],
	]),
	shaded(reveal, [
		[0, '#8f7286'],
		[0.35, '#c9a29a'],
		[1, '#fbe3c0'],
	]),
	clipTo(pane, outside()),
	line(pane, '#5d4a68', 5),
	clipTo(pane, blind()),
	tray(),
	cup(574, 934),
	book(),
);

function wall(): string {
	return (
		fade(
			0,
			0,
			800,
			1000,
			[
				[0, colour.wallShade],
				[0.5, colour.wall],
				[1, '#33406f'],
			],
			'right',
		) +
		fade(0, 0, 800, 1000, [
			[0, colour.ink, 0.5],
			[0.5, colour.ink, 0],
			[1, colour.apricot, 0.3],
		]) +
		line('M28 -10V1010M772 -10V1010', colour.wallDeep, 3, 0.5) +
		line('M33 -10V1010M777 -10V1010', '#8f92b8', 2.5, 0.6)
	);
}

function outside(): string {
	return (
		sky(
			[
				[0, '#1f3a68'],
				[0.3, '#5f6a9c'],
				[0.55, '#d98d92'],
				[0.75, '#f9b37c'],
				[1, '#fde3a6'],
			],
			640,
		) +
		stars(20, 800, 300, colour.paper, 8) +
		rays(306, 540, 800, 14, '#ffe9bd', 0.1) +
		sun(306, 524, 56, '#fff4d2', '#ffce85') +
		streak(140, 330, 300, 22, '#e0a0a0', 0.55) +
		streak(420, 392, 280, 20, '#f5c09a', 0.6) +
		peaks() +
		mist(520, 120, '#fde3a6', 0.95) +
		bank(622, 40, { light: '#fff0cf', shade: '#f7bf98' }, 4, 190) +
		bank(672, 56, { light: '#f9bf98', shade: '#d98488' }, 9, 240) +
		wing() +
		bank(744, 66, { light: '#c9788a', shade: '#8a5a86' }, 14, 300) +
		bank(806, 70, { light: '#7a5a8c', shade: '#4d4a7c' }, 21, 320)
	);
}

function peaks(): string {
	const rock = { light: '#c98f9a', shade: '#8a6c97' };
	const snow = { light: '#fff0de', shade: '#cfaac0' };
	return (
		mountain([498, 470], [380, 620], [620, 620], { ...rock, seed: 4 }, { ...snow, depth: 0.42 }) +
		mountain([590, 492], [500, 620], [720, 620], { ...rock, seed: 9 }, { ...snow, depth: 0.38 }) +
		mountain([196, 520], [90, 620], [290, 620], { ...rock, seed: 6 }, { ...snow, depth: 0.34 })
	);
}

/** A row of heaped clouds across the window, filled below. */
function bank(
	y: number,
	height: number,
	colours: { light: string; shade: string },
	seed: number,
	width: number,
): string {
	const next = random(seed);
	const heaps = times(6, (index) =>
		cumulus(
			70 + index * 120 - next() * 50,
			y,
			width * (0.8 + next() * 0.4),
			height * (0.7 + next() * 0.7),
			colours,
			seed + index,
		),
	);
	return (
		heaps +
		fade(100, y - 6, 600, 200, [
			[0, colours.shade],
			[0.5, colours.shade],
			[1, colours.light],
		])
	);
}

/** The wing as one sees it from behind: it runs away towards the horizon and ends in its upturned tip. */
function wing(): string {
	return (
		fill('M760 716L352 560L336 566L340 574L690 830H780Z', '#6c5276') +
		fill('M760 716L352 560L338 566L720 790Z', '#f4d9c0') +
		fill('M760 716L352 560L350 563L748 740Z', '#fff4df') +
		fill('M720 790L338 566L340 574L690 830Z', '#8a647f') +
		line('M730 764L420 592M600 718L566 690M486 648L458 626', '#b98d92', 2.5) +
		fill('M520 676l-16 18l24 22l34 -14Z', '#6c5276') +
		fill('M634 742l-20 22l34 26l44 -14Z', '#5d466c') +
		fill('M352 561C338 552 326 524 316 478L298 482C304 528 318 556 338 568Z', colour.coral) +
		fill('M352 561C338 552 326 524 316 478L309 480C318 528 332 552 343 566Z', colour.brick) +
		glow(340, 566, 26, '#fff4d2', 0.9) +
		disc(340, 566, 3, '#ffffff')
	);
}

function blind(): string {
	return (
		rect(150, 90, 500, 78, colour.cream) +
		rect(150, 152, 500, 16, '#e3c3a0') +
		rect(150, 168, 500, 8, '#12223d', 0.25) +
		rect(362, 150, 76, 12, '#fff4df', 1, 6)
	);
}

function tray(): string {
	return (
		fill('M90 908H710L800 968V1000H0V968Z', '#5d4a68', 0.35) +
		shaded('M120 884H680Q704 884 716 896L800 962V1010H0V962L84 896Q96 884 120 884Z', [
			[0, '#fdebd0'],
			[1, '#d0a591'],
		]) +
		line('M124 898H676Q694 898 704 907L790 976', '#b98d84', 3, 0.7)
	);
}

function cup(x: number, y: number): string {
	const body = 'M-44 -128L-32 0Q0 10 32 0L44 -128Z';
	return (
		polygon(
			`${x + 20} ${y + 4}, ${x - 26} ${y + 4}, ${x + 74} ${y + 66}, ${x + 150} ${y + 66}`,
			'#5d4a68',
			0.3,
		) +
		line(
			`M${x - 12} ${y - 150}q-16 -24 0 -46t0 -46M${x + 12} ${y - 146}q-14 -20 0 -40t0 -40`,
			'#fff4df',
			5,
			0.6,
		) +
		place(
			x,
			y,
			1,
			fill(body, '#fff4df') +
				clipTo(
					body,
					rect(-50, -92, 100, 62, colour.coral) +
						fill('M10 -140H60V20H4Z', '#5d2340', 0.22) +
						disc(-4, -61, 17, colour.paper) +
						fill('M-15 -56L7 -68Q12 -69 10 -65L-12 -52ZM-8 -68l5 -1l8 6l-5 3Z', colour.coral),
				) +
				oval(0, -128, 45, 11, '#e9cdb0') +
				oval(0, -128, 39, 8, '#6f3a34') +
				oval(-6, -127, 26, 4.5, '#8f5240'),
		)
	);
}

function book(): string {
	return (
		polygon('160 984, 372 984, 392 938, 452 964, 424 1000, 176 1000', '#5d4a68', 0.3) +
		polygon('150 960, 190 916, 392 916, 372 960', colour.lagoon) +
		polygon('150 960, 372 960, 372 978, 150 978', '#fdf4e3') +
		polygon('372 960, 392 916, 392 934, 372 978', '#d9c2a5') +
		polygon('150 976, 372 976, 392 932, 392 940, 374 984, 150 984', colour.pine) +
		polygon('204 946, 216 930, 344 930, 338 946', colour.gold) +
		polygon('330 960, 346 916, 358 916, 344 960', colour.coral)
	);
}
