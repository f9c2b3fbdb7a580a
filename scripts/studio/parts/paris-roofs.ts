import {
	clipTo,
	disc,
	fade,
	fill,
	glow,
	hill,
	line,
	mirrored,
	polygon,
	poster,
	rect,
	times,
} from '../tools/kit.ts';
import type { Scene } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { walker } from './built.ts';
import { birds, cumulus, rays, sky, streak, sun } from './weather.ts';

const colour = {
	...family,
	iron: '#7a3b46',
	ironLit: '#d98a63',
	zinc: '#5c6f8c',
	zincLit: '#9fb0bd',
	zincShade: '#33466a',
	wall: '#f4dcb4',
	wallShade: '#c59a88',
};

type Season = {
	sky: Parameters<typeof sky>[0];
	/** The trees of the avenue, from their shade to what the sun meets. */
	trees: readonly [string, string, string];
	/** What grows in a box on the balcony, with its left edge at x. */
	box: (x: number) => string;
	/** What lies on the roofs and falls before them. */
	over: string;
};

/** The tower at sunrise over zinc roofs; a cat has the best view. */
export function parisRoofs(season: Season): Scene {
	return poster(
		sky(season.sky, 760),
		rays(330, 620, 900, 12, colour.paper, 0.1),
		sun(330, 600, 88, '#fff2cf', '#ffcf87'),
		streak(-60, 240, 420, 34, '#fbd9b6', 0.55),
		streak(500, 190, 420, 30, '#fbd9b6', 0.4),
		cumulus(520, 470, 360, 84, { light: '#fde9c8', shade: '#f2bd9a' }, 6),
		cumulus(-120, 520, 300, 70, { light: '#fde9c8', shade: '#f2bd9a' }, 3),
		birds(
			[
				[250, 300, 15],
				[292, 276, 11],
				[220, 338, 10],
			],
			colour.night,
		),
		hill('0 640, 150 622, 300 636, 520 640, 800 622', 800, '#dba193'),
		farRoofs(),
		tower(470),
		fade(0, 640, 800, 130, [
			[0, '#fbd3a5', 0],
			[1, '#f6c39b', 0.75],
		]),
		trees(season.trees),
		leftHouse(),
		rightHouse(),
		season.over,
		foreground(season.box),
	);
}

function farRoofs(): string {
	return times(26, (index) => {
		const x = index * 32 - 10;
		const height = 26 + ((index * 53) % 34);
		return (
			rect(x, 690 - height, 30, height + 40, index % 3 ? '#c98f8e' : '#d8a193') +
			polygon(
				`${x} ${690 - height}, ${x + 5} ${676 - height}, ${x + 25} ${676 - height}, ${x + 30} ${690 - height}`,
				'#a9788a',
			)
		);
	});
}

function tower(x: number): string {
	const outer = `M${x} 150C${x - 6} 300 ${x - 22} 440 ${x - 52} 530C${x - 76} 610 ${x - 104} 660 ${x - 146} 722H${x - 84}C${x - 66} 664 ${x - 40} 634 ${x} 634Z`;
	const braces = times(15, (index) => {
		const y = 200 + index * 31;
		const half = 6 + (index / 15) ** 2.1 * 108;
		const next = 6 + ((index + 1) / 15) ** 2.1 * 108;
		return line(
			`M${x - half} ${y}L${x} ${y + 31}M${x} ${y}L${x - next} ${y + 31}M${x - half} ${y}H${x}`,
			'#fbd6a4',
			2.2,
			0.75,
		);
	});
	const gap = `M${x} 400L${x - 12} 520H${x}ZM${x} 556H${x - 30}C${x - 36} 580 ${x - 46} 604 ${x - 52} 616H${x}Z`;
	const half = fill(outer, colour.ironLit) + clipTo(outer, braces) + fill(gap, '#f9cf9f', 0.9);
	const shade = fill(outer, colour.iron) + clipTo(outer, veil(x)) + fill(gap, '#f9cf9f', 0.75);
	const decks =
		rect(x - 70, 532, 140, 15, colour.iron) +
		rect(x - 70, 532, 88, 15, '#c4745a') +
		rect(x - 66, 526, 132, 5, colour.ironLit) +
		rect(x - 106, 622, 212, 20, colour.iron) +
		rect(x - 106, 622, 128, 20, '#c4745a') +
		rect(x - 100, 614, 200, 6, colour.ironLit) +
		times(16, (index) => rect(x - 100 + index * 13, 626, 7, 12, colour.wine, 0.5)) +
		rect(x - 17, 300, 34, 8, colour.iron) +
		rect(x - 13, 196, 26, 10, colour.iron) +
		rect(x - 9, 182, 18, 14, '#c4745a');
	const feet = [-148, 82].map((dx) => rect(x + dx, 716, 66, 22, '#c98f8e')).join('');
	const arch = line(`M${x - 96} 690C${x - 70} 636 ${x + 70} 636 ${x + 96} 690`, '#c4745a', 8);
	return mirrored(x, shade) + half + decks + line(`M${x} 184V120`, colour.iron, 4) + arch + feet;
}

function veil(x: number): string {
	return times(15, (index) => {
		const y = 200 + index * 31;
		const half = 6 + ((index + 1) / 15) ** 2.1 * 108;
		return line(
			`M${x} ${y}L${x - half} ${y + 31}M${x - half} ${y}L${x} ${y + 31}`,
			'#b56a5c',
			2.2,
			0.8,
		);
	});
}

function trees([shade, leaf, lit]: Season['trees']): string {
	return times(
		15,
		(index) =>
			disc(20 + index * 56, 738 + ((index * 29) % 14), 34, index % 2 ? shade : leaf) +
			disc(12 + index * 56, 730 + ((index * 29) % 14), 20, lit),
	);
}

function leftHouse(): string {
	return (
		polygon('0 560, 150 560, 182 690, 182 1000, 0 1000', colour.zinc) +
		polygon('0 560, 150 560, 158 592, 0 592', colour.zincLit) +
		rect(0, 700, 190, 300, colour.wall) +
		rect(0, 692, 198, 12, colour.paper) +
		[26, 108].map((x) => dormer(x, 620)).join('') +
		[22, 104].map((x) => window(x, 740)).join('') +
		[22, 104].map((x) => window(x, 880)).join('') +
		chimney(40, 560, 74) +
		chimney(120, 566, 40)
	);
}

function rightHouse(): string {
	return (
		polygon('800 610, 690 610, 652 730, 652 1000, 800 1000', colour.zincShade) +
		polygon('690 610, 652 730, 664 730, 702 610', colour.zincLit) +
		rect(644, 738, 160, 262, colour.wallShade) +
		rect(636, 730, 170, 12, '#e7bd9d') +
		dormer(712, 654) +
		[672, 746].map((x) => window(x, 776, true)).join('') +
		[672, 746].map((x) => window(x, 908, true)).join('') +
		chimney(744, 614, 66)
	);
}

function dormer(x: number, y: number): string {
	return (
		fill(
			`M${x - 6} ${y + 66}V${y + 10}Q${x + 22} ${y - 24} ${x + 50} ${y + 10}V${y + 66}Z`,
			colour.wall,
		) +
		fill(
			`M${x + 4} ${y + 64}V${y + 18}Q${x + 22} ${y - 4} ${x + 40} ${y + 18}V${y + 64}Z`,
			colour.night,
		) +
		rect(x + 24, y + 20, 14, 44, colour.gold, 0.85) +
		line(`M${x + 22} ${y + 10}V${y + 64}`, colour.wall, 3)
	);
}

function window(x: number, y: number, dim = false): string {
	const pane = dim ? '#5b4258' : '#4c5f80';
	return (
		rect(x, y, 44, 88, dim ? '#a87c78' : colour.paper) +
		rect(x + 5, y + 6, 34, 82, pane) +
		rect(x + 20, y + 6, 4, 82, dim ? '#a87c78' : colour.paper) +
		rect(x - 16, y, 15, 88, dim ? '#5f6f86' : '#8fb0ae') +
		rect(x + 45, y, 15, 88, dim ? '#4d5d78' : '#6f9497') +
		times(8, (index) => rect(x - 4 + index * 7.4, y + 62, 2.4, 28, colour.ink)) +
		rect(x - 8, y + 60, 60, 4, colour.ink) +
		rect(x - 8, y + 88, 60, 5, colour.ink)
	);
}

function chimney(x: number, y: number, width: number): string {
	return (
		rect(x, y - 54, width, 60, '#d99a76') +
		rect(x + width * 0.6, y - 54, width * 0.4, 60, '#9c5a55') +
		rect(x - 4, y - 60, width + 8, 9, '#e9b48c') +
		times(
			Math.floor(width / 18),
			(index) =>
				rect(x + 4 + index * 18, y - 82, 11, 23, colour.brick) +
				rect(x + 2 + index * 18, y - 84, 15, 5, colour.coral),
		)
	);
}

function foreground(box: Season['box']): string {
	const bars = times(21, (index) => {
		const x = 176 + index * 24;
		return (
			rect(x, 858, 4, 142, colour.ink) +
			line(`M${x + 2} 880c14 8 14 22 0 30c-14 8 -14 24 0 32`, colour.ink, 3)
		);
	});
	return (
		hill('182 800, 400 792, 652 800', 1000, '#56687a') +
		times(9, (index) =>
			walker(
				240 + index * 47 + ((index * 31) % 17),
				836 + ((index * 13) % 12),
				26,
				index % 2 ? colour.wine : colour.ink,
				colour.cream,
			),
		) +
		glow(420, 850, 220, '#ffd9a0', 0.3) +
		bars +
		rect(160, 850, 520, 11, colour.ink) +
		fill(
			'M560 850c-6 -40 4 -62 22 -68l-2 -18 12 10h10l12 -10 -2 22c12 14 18 34 16 64c18 -4 26 -22 20 -40 12 22 4 50 -22 50h-60Z',
			colour.ink,
		) +
		flowerBox(250, box) +
		flowerBox(372, box)
	);
}

function flowerBox(x: number, grown: Season['box']): string {
	return (
		grown(x) +
		fill(`M${x - 8} 840h108l-10 36h-88Z`, colour.brick) +
		rect(x - 12, 836, 116, 9, colour.coral)
	);
}
