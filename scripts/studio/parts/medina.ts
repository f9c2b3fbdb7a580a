import {
	at,
	clipTo,
	disc,
	fade,
	fill,
	hill,
	line,
	place,
	polygon,
	poster,
	rect,
	times,
} from '../tools/kit.ts';
import type { Scene } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { block, walker } from './built.ts';
import { djellaba } from './djellaba.ts';
import { minaret, ochre } from './koutoubia.ts';
import { lantern } from './lanterns.ts';
import { mountain } from './mountains.ts';
import { palm } from './plants.ts';
import { birds, mist, sky, streak, sun } from './weather.ts';

const colour = {
	...family,
	...ochre,
	frame: '#6f2b36',
	frameLit: '#a6473f',
	leaf: '#1f4d4c',
	leafLit: '#3b7a64',
};

const keyhole =
	'M150 1010V560C104 520 86 460 90 404C96 250 230 130 400 84C570 130 704 250 710 404C714 460 696 520 650 560V1010Z';

type Season = { sky: Parameters<typeof sky>[0]; mist: string; hasSnow: boolean };

/** Through a horseshoe arch: the Koutoubia minaret, palms and the High Atlas. */
export function medinaAt(season: Season): Scene {
	const snow = (depth: number) =>
		season.hasSnow ? { light: '#fff4e6', shade: '#d5c4d2', depth } : undefined;
	return poster(
		sky(season.sky, 700),
		sun(300, 500, 72, '#fff3cf', '#ffd88d'),
		streak(120, 260, 320, 22, colour.paper, 0.5),
		birds(
			[
				[250, 330, 13],
				[286, 312, 10],
				[224, 356, 9],
			],
			colour.night,
		),
		mountain(
			[250, 430],
			[-60, 640],
			[500, 640],
			{ light: '#b597ab', shade: '#84729c', seed: 4 },
			snow(0.55),
		),
		mountain(
			[610, 400],
			[330, 640],
			[880, 640],
			{ light: '#b597ab', shade: '#84729c', seed: 12 },
			snow(0.55),
		),
		mountain(
			[420, 470],
			[200, 640],
			[640, 640],
			{ light: '#a98aa4', shade: '#776a96', seed: 8 },
			snow(0.45),
		),
		mist(520, 130, season.mist, 0.9),
		medina(),
		minaret(478, 770),
		grove(),
		square(),
		frame(),
		lantern(400, 84),
	);
}

function medina(): string {
	return (
		hill('0 646, 400 634, 800 646', 800, '#d98b66') +
		times(17, (index) => {
			const height = 36 + ((index * 43) % 52);
			return (
				block(90 + index * 38, 740, 36, height, {
					light: index % 2 ? '#eab183' : '#e5a274',
					shade: '#bb6c58',
				}) +
				rect(100 + index * 38, 748 - height, 5, 9, colour.wine, 0.6) +
				rect(88 + index * 38, 738 - height, 40, 4, '#f5c595')
			);
		})
	);
}

function grove(): string {
	const green = { trunk: '#5f3440', leaf: colour.leaf, lit: colour.leafLit };
	return (
		palm(212, 800, 220, green, { lean: 14, fronds: 11, reach: 0.38, seed: 4 }) +
		palm(282, 796, 150, green, { lean: -8, fronds: 11, reach: 0.42, seed: 6 }) +
		palm(598, 800, 190, green, { lean: -14, fronds: 11, reach: 0.4, seed: 8 }) +
		palm(640, 800, 260, green, { lean: 6, fronds: 11, reach: 0.36, seed: 11 }) +
		times(16, (index) =>
			disc(130 + index * 36, 786, 20 + ((index * 13) % 9), index % 2 ? colour.leaf : '#2f6659'),
		)
	);
}

function square(): string {
	const awning = (x: number, y: number, tint: string): string =>
		fill(`M${x - 46} ${y}L${x - 34} ${y - 30}H${x + 34}L${x + 46} ${y}Z`, tint) +
		fill(
			`M${x - 20} ${y}L${x - 14} ${y - 30}H${x}V${y}ZM${x + 22} ${y}L${x + 14} ${y - 30}H${x + 34}L${x + 46} ${y}Z`,
			colour.paper,
			0.8,
		) +
		rect(x - 40, y, 4, 30, colour.wine) +
		rect(x + 36, y, 4, 30, colour.wine) +
		rect(x - 38, y + 14, 76, 18, colour.brick);
	const shadow = (x: number, y: number): string =>
		polygon(
			`${x - 8} ${y}, ${x + 8} ${y}, ${x + 74} ${y + 52}, ${x + 54} ${y + 54}`,
			colour.wine,
			0.28,
		);
	return (
		rect(0, 796, 800, 210, '#efbd86') +
		fade(0, 796, 800, 204, [
			[0, '#ffe2ab', 0.7],
			[1, '#d98a5f', 0.6],
		]) +
		awning(232, 812, colour.coral) +
		awning(592, 816, colour.tile) +
		shadow(350, 880) +
		shadow(470, 900) +
		camel(500, 900) +
		djellaba(350, 882, 96) +
		walker(300, 846, 60, colour.tile, '#8a5a48', colour.ink)
	);
}

function camel(x: number, y: number): string {
	const content =
		fill(
			'M-52 0L-48 -46C-56 -60 -44 -70 -30 -68C-22 -92 -4 -92 4 -70C20 -74 34 -66 40 -62C52 -64 54 -88 62 -104C70 -112 88 -108 88 -98C84 -92 78 -92 72 -92C68 -72 62 -50 44 -44L40 0H33L28 -38L-24 -40L-34 0H-40L-38 -38L-45 0Z',
			'#a8613f',
		) +
		fill('M-20 -68C-14 -84 -6 -84 0 -68L10 -44H-26Z', colour.coral) +
		fill('M-6 -80C-2 -78 -1 -72 0 -68L10 -44H-2Z', colour.brick) +
		line('M-24 -52H8', colour.gold, 3);
	return place(x, y, 1, content);
}

function frame(): string {
	const hole = `M0 0H800V1000H0Z${keyhole}`;
	const outer = `<path d="${hole}" fill="${colour.frame}" fill-rule="evenodd"/>`;
	const zellige = times(12, (index) => times(2, (side) => star(side ? 742 : 58, 596 + index * 38)));
	const voussoirs = times(25, (index) => {
		const angle = Math.PI * (1.14 - (1.28 * index) / 24);
		const x = 400 + Math.cos(angle) * 350;
		const y = 408 - Math.sin(angle) * 352;
		return place(
			x,
			y,
			1,
			fill('M-15 -26H15L11 26H-11Z', index % 2 ? colour.tile : colour.gold),
			90 - (angle * 180) / Math.PI,
		);
	});
	const spandrels =
		times(2, (side) =>
			times(3, (index) =>
				star(side ? 742 - index * 52 : 58 + index * 52, 46 + (index === 0 ? 0 : 0)),
			),
		) +
		star(58, 98) +
		star(742, 98);
	return (
		outer +
		clipTo(
			'M0 0H800V1000H0Z',
			`<path d="${keyhole}" fill="none" stroke="${colour.frameDark}" stroke-width="34"/><path d="${keyhole}" fill="none" stroke="${colour.frameLit}" stroke-width="14"/>`,
		) +
		voussoirs +
		rect(0, 560, 120, 450, colour.frameDark) +
		rect(680, 560, 120, 450, colour.frameDark) +
		zellige +
		rect(0, 556, 132, 12, colour.gold) +
		rect(668, 556, 132, 12, '#c98a4a') +
		rect(116, 568, 16, 440, colour.frameLit) +
		rect(668, 568, 16, 440, '#4f2233') +
		spandrels
	);
}

function star(x: number, y: number): string {
	const square = `M${at([x - 11, y - 11])}h22v22h-22Z`;
	return (
		fill(square, colour.tile) +
		place(x, y, 1, fill('M-11 -11h22v22h-22Z', colour.tile), 45) +
		disc(x, y, 7, colour.cream) +
		disc(x, y, 3, colour.coral)
	);
}
