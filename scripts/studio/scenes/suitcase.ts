import { rolls, book, camera, hat, sandals } from '../parts/packed-things.ts';
import {
	clipTo,
	disc,
	fade,
	fill,
	line,
	place,
	polygon,
	poster,
	rect,
	times,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	board: '#b5694c',
	boardLit: '#c97f58',
	joint: '#7c3f3e',
	leather: '#c9822b',
	leatherLit: '#e8a94a',
	leatherDark: '#8a4f2c',
	lining: '#f8e3c0',
	liningShade: '#e3c099',
};

/** One small case, neatly packed, on a rug in the morning light: all that a journey needs. */
export const scene = poster(
	boards(),
	rug(),
	rect(160, 206, 534, 300, colour.ink, 0.38, 34),
	rect(160, 520, 534, 356, colour.ink, 0.38, 34),
	lid(),
	base(),
	hinges(),
	hat(172, 226),
	sandals(),
	windowLight(),
);

function boards(): string {
	return (
		fade(0, 0, 800, 1000, [
			[0, colour.boardLit],
			[1, '#9d5549'],
		]) +
		times(6, (index) => rect(index * 140 - 26, 0, 70, 1000, colour.board, 0.5)) +
		line(
			times(12, (index) => `M${-26 + index * 70} 0V1000`),
			colour.joint,
			2.5,
			0.7,
		) +
		line(
			times(14, (index) => `M${-26 + ((index * 5) % 12) * 70} ${60 + index * 70}h70`),
			colour.joint,
			2.5,
			0.6,
		)
	);
}

function rug(): string {
	const fringe = (y: number, length: number): string =>
		line(
			times(47, (index) => `M${56 + index * 15} ${y}v${length}`),
			colour.cream,
			3,
		);
	const diamond = (x: number, y: number, half: number, tint: string): string =>
		polygon(
			`${x} ${y - half}, ${x + half * 1.3} ${y}, ${x} ${y + half}, ${x - half * 1.3} ${y}`,
			tint,
		);
	const diamonds = (y: number): string =>
		times(
			9,
			(index) =>
				diamond(80 + index * 80, y, 27, colour.coral) +
				diamond(80 + index * 80, y, 12, colour.cream),
		);
	return (
		polygon('66 116, 776 116, 776 946, 66 946', colour.ink, 0.2) +
		fringe(98, -22) +
		fringe(920, 22) +
		rect(48, 98, 704, 822, colour.pine) +
		clipTo(
			'M48 98H752V920H48Z',
			rect(48, 112, 704, 6, colour.cream) +
				rect(48, 124, 704, 66, colour.lagoon) +
				diamonds(157) +
				rect(48, 196, 704, 6, colour.cream) +
				rect(48, 816, 704, 6, colour.cream) +
				rect(48, 828, 704, 66, colour.lagoon) +
				diamonds(861) +
				rect(48, 900, 704, 6, colour.cream) +
				times(6, (index) => rect(48, 236 + index * 100, 704, 34, '#235b5b')),
		)
	);
}

/** Morning sun through a window of two panes falls across floor, rug and case. */
function windowLight(): string {
	return (
		polygon('430 -20, 560 -20, -100 1020, -250 1020', '#ffe6b0', 0.2) +
		polygon('620 -20, 750 -20, 110 1020, -40 1020', '#ffe6b0', 0.2)
	);
}

/** The upper half lies open to the back; letters and a map wait behind its elastic. */
function lid(): string {
	return (
		rect(136, 176, 528, 306, colour.leatherDark, 1, 34) +
		rect(136, 172, 528, 300, colour.leather, 1, 34) +
		rect(142, 176, 516, 290, colour.leatherLit, 1, 30) +
		rect(158, 192, 484, 266, colour.liningShade, 1, 20) +
		rect(166, 202, 468, 256, colour.lining, 1, 16) +
		clipTo(
			'M166 202H634V458H166Z',
			times(13, (index) => line(`M${150 + index * 40} 196L${110 + index * 40} 466`, '#efcfa4', 5)),
		) +
		place(
			378,
			318,
			1,
			rect(-62, -86, 124, 140, colour.paper, 1, 3) +
				rect(-54, -78, 108, 100, '#8fc7c0') +
				fill('M-54 22V-4Q-20 -40 10 -6Q30 -26 54 0V22Z', colour.pine) +
				disc(22, -50, 14, colour.gold),
			-7,
		) +
		place(
			540,
			324,
			1,
			rect(-50, -92, 100, 150, colour.wine, 1, 8) +
				disc(0, -30, 24, colour.gold) +
				disc(0, -30, 20, colour.wine) +
				line('M-20 -30H20M0 -50V-10M0 -50Q-16 -30 0 -10M0 -50Q16 -30 0 -10', colour.gold, 2.4) +
				rect(-26, -74, 52, 7, colour.gold, 1, 3) +
				rect(-18, 8, 36, 5, colour.gold, 1, 2),
			6,
		) +
		fill('M166 356Q400 338 634 356V442a16 16 0 0 1 -16 16H182a16 16 0 0 1 -16 -16Z', '#e9b98c') +
		fill('M166 356Q400 338 634 356V370Q400 352 166 370Z', colour.coral) +
		times(19, (index) =>
			line(
				`M${190 + index * 24} 376Q${192 + index * 24} 420 ${190 + index * 24} 452`,
				'#cf9770',
				2,
				0.7,
			),
		)
	);
}

function base(): string {
	return (
		rect(136, 492, 528, 358, colour.leatherDark, 1, 34) +
		rect(136, 488, 528, 350, colour.leather, 1, 34) +
		rect(142, 492, 516, 340, colour.leatherLit, 1, 30) +
		rect(158, 508, 484, 312, '#8a4f3c', 1, 20) +
		rect(166, 520, 468, 300, '#a9644a', 1, 16) +
		rolls() +
		book(536, 600) +
		camera(548, 750) +
		rect(436, 520, 6, 300, '#7c3f3e', 0.6)
	);
}

function hinges(): string {
	return (
		[210, 560]
			.map(
				(x) =>
					rect(x, 462, 30, 40, '#d8a94a', 1, 4) +
					line(`M${x} 481h30`, colour.leatherDark, 3) +
					disc(x + 15, 470, 3, colour.leatherDark) +
					disc(x + 15, 493, 3, colour.leatherDark),
			)
			.join('') +
		[232, 538]
			.map(
				(x) =>
					rect(x, 830, 30, 26, '#f6d27a', 1, 5) +
					rect(x + 9, 838, 12, 10, colour.leatherDark, 1, 3),
			)
			.join('') +
		line('M350 848V866Q350 880 364 880H436Q450 880 450 866V848', colour.leatherDark, 13) +
		line('M352 846V862Q352 874 364 874H436Q448 874 448 862V846', '#a9633a', 6)
	);
}
