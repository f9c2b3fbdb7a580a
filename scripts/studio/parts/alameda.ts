import { fade, fill, hill, line, place, polygon, poster, rect, times } from '../tools/kit.ts';
import type { Scene } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { block, walker, windows } from './built.ts';
import { palace } from './fine-arts-palace.ts';
import { mountain } from './mountains.ts';
import { branch, foliage, leaves } from './plants.ts';
import { birds, cumulus, mist, sky, streak, sun } from './weather.ts';

const colour = family;

type Season = {
	/** The crowns of the trees, from their shade to what the sun meets. */
	crowns: readonly [string, string, string];
	/** What of the crowns lies on the square. */
	fallen: string;
};

/** The Palace of Fine Arts between the trees of the Alameda; Popocatépetl smokes behind. */
export function alameda({ crowns, fallen }: Season): Scene {
	return poster(
		sky(
			[
				[0, '#3f8fa3'],
				[0.28, '#8fcbbb'],
				[0.55, '#fbe6b4'],
				[0.78, '#f9bd8a'],
			],
			720,
		),
		sun(170, 420, 74, '#fff4d3', '#ffdd9a'),
		streak(-70, 320, 380, 24, '#fff2d8', 0.6),
		cumulus(60, 260, 220, 44, { light: '#fff2d8', shade: '#f6d6ae' }, 3),
		plume(),
		mountain(
			[590, 380],
			[260, 660],
			[940, 660],
			{ light: '#b48fa6', shade: '#7d6796', seed: 5, roughness: 0.07 },
			{ light: '#fff2e4', shade: '#cfc0d6', depth: 0.32 },
		),
		mountain(
			[160, 500],
			[-120, 660],
			[420, 660],
			{ light: '#c9a2a8', shade: '#9c7f9f', seed: 17, roughness: 0.1 },
			{ light: '#fff2e4', shade: '#d9c9d6', depth: 0.3 },
		),
		mist(540, 120, '#fbd9a8', 0.85),
		birds(
			[
				[330, 300, 12],
				[362, 284, 9],
				[300, 322, 8],
			],
			colour.night,
		),
		city(),
		palace(400, 770),
		plaza(),
		foliage(70, 690, 130, 80, crowns, 4, 60),
		line('M70 740V850', '#4a2f4a', 12),
		foliage(748, 700, 110, 74, crowns, 9, 56),
		line('M744 740V850', '#4a2f4a', 11),
		balloons(560, 900),
		walker(350, 884, 62, colour.coral, '#a8704f', colour.ink),
		walker(374, 886, 46, colour.lagoon, '#a8704f', colour.ink),
		branch('-20 40, 120 78, 260 60, 390 92', 22, '#4a2f4a'),
		branch('150 72, 220 130, 290 150', 12, '#4a2f4a'),
		branch('820 20, 720 60, 620 56', 16, '#4a2f4a'),
		leaves(
			'20 40, 80 90, 140 60, 190 110, 240 70, 290 150, 310 80, 370 96, 410 86, 240 140, 60 20, 150 20, 250 20',
			25,
			crowns,
			6,
			10,
		),
		leaves('790 20, 740 70, 690 40, 640 62, 600 50', 24, crowns, 3, 10),
		fallen,
	);
}

function plume(): string {
	return (
		fill(
			'M580 384C560 340 590 320 578 290C566 256 610 236 640 250C640 214 700 196 730 222C760 190 820 200 830 230V300C790 320 740 296 712 316C680 300 640 312 630 336C612 344 606 366 604 384Z',
			'#fbe0bf',
		) +
		fill(
			'M596 384C590 350 612 340 622 318C650 290 700 290 720 306C760 290 800 300 830 286V300C790 320 740 296 712 316C680 300 640 312 630 336C612 344 606 366 604 384Z',
			'#d9aea6',
		)
	);
}

function city(): string {
	return (
		rect(0, 736, 800, 50, '#b98a86') +
		times(22, (index) =>
			block(index * 38 - 10, 740, 36, 40 + ((index * 47) % 64), {
				light: '#e9b794',
				shade: '#c48a86',
				turn: 0.4,
			}),
		) +
		tower(676, 740) +
		fade(0, 640, 800, 110, [
			[0, '#fbd9a8', 0],
			[1, '#fbd9a8', 0.5],
		])
	);
}

function tower(x: number, y: number): string {
	return (
		block(x, y, 54, 190, { light: '#b9a6ac', shade: '#83749a', turn: 0.4 }) +
		windows(x + 4, y - 186, 26, 150, {
			columns: 3,
			rows: 11,
			colour: '#7f7597',
			lit: colour.cream,
			share: 0.2,
		}) +
		block(x + 9, y - 188, 34, 36, { light: '#b9a6ac', shade: '#83749a', turn: 0.4 }) +
		line(`M${x + 26} ${y - 222}V${y - 290}`, '#83749a', 4)
	);
}

function plaza(): string {
	return (
		rect(0, 784, 800, 220, '#e9b48c') +
		fade(0, 784, 800, 216, [
			[0, '#fde2b3', 0.8],
			[1, '#b5645a', 0.55],
		]) +
		times(9, (index) =>
			polygon(
				`${340 + index * 15} 792, ${347 + index * 15} 792, ${-100 + index * 130} 1000, ${-160 + index * 130} 1000`,
				'#fff2d8',
				0.28,
			),
		) +
		hill('0 826, 120 812, 220 838', 860, '#5f8a62') +
		hill('600 836, 700 812, 800 822', 860, '#4c7a5f') +
		fill('M0 838L220 838L180 868H0ZM600 836H800V868H640Z', '#4c7a5f') +
		polygon('344 886, 358 886, 440 960, 416 962', colour.wine, 0.3) +
		polygon('368 888, 380 888, 440 944, 420 946', colour.wine, 0.3) +
		polygon('550 902, 572 902, 670 990, 636 992', colour.wine, 0.3)
	);
}

function balloons(x: number, y: number): string {
	const colours = [colour.coral, colour.gold, colour.lagoon, '#d9849a', colour.paper];
	const spots = [
		[-52, -150],
		[-24, -172],
		[8, -158],
		[34, -176],
		[-40, -194],
		[-8, -206],
		[24, -208],
		[52, -150],
		[6, -236],
	] as const;
	return (
		spots
			.map(([dx]) => line(`M${x + 14} ${y - 66}L${x + dx} ${y - 140}`, colour.ink, 1.2))
			.join('') +
		spots
			.map(([dx, dy], index) =>
				place(
					x + dx,
					y + dy,
					1,
					fill('M0 26C-22 10 -22 -22 0 -24C22 -22 22 10 0 26Z', colours[index % 5] ?? '') +
						fill('M4 22C20 6 18 -18 6 -22C22 -18 20 10 4 22Z', colour.wine, 0.25) +
						fill('M-9 -14q4 -6 8 -6q-6 6 -6 14q-4 -4 -2 -8Z', '#ffffff', 0.7),
				),
			)
			.join('') +
		walker(x, y, 76, colour.night, '#a8704f', colour.wine) +
		fill(
			`M${x - 22} ${y - 70}Q${x} ${y - 86} ${x + 22} ${y - 70}Q${x} ${y - 64} ${x - 22} ${y - 70}Z`,
			colour.gold,
		)
	);
}
