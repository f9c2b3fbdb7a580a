import { archPath } from '../parts/built.ts';
import { leaves } from '../parts/plants.ts';
import { star, tileBand } from '../parts/zellige.ts';
import {
	clipTo,
	disc,
	fade,
	fill,
	line,
	mirrored,
	polygon,
	rect,
	reflected,
	spot,
	times,
} from '../tools/kit.ts';

const stucco = { lit: '#fbe3bd', face: '#eebf8f', shade: '#c9866a', deep: '#5f2f3f' };

/** The court of an old school: carved plaster, tiles, and a basin that doubles the great arch. */
export const scene = spot(
	fade(0, 0, 720, 90, [
		[0, '#5fa5b5'],
		[1, '#b9dcc8'],
	]),
	house(),
	fade(0, 326, 720, 154, [
		[0, '#f3d3a5'],
		[1, '#d99f78'],
	]),
	basin(),
	tree(118),
	mirrored(360, tree(118)),
);

function house(): string {
	return (
		rect(0, 52, 720, 278, stucco.face) +
		rect(0, 40, 720, 14, '#2f7a68') +
		times(37, (index) => rect(index * 20 - 4, 30, 12, 22, index % 2 ? '#3f947a' : '#2f7a68')) +
		rect(0, 54, 720, 26, '#8a4a3a') +
		times(25, (index) => rect(index * 30, 58, 18, 20, '#6a3436')) +
		rect(0, 80, 720, 6, stucco.lit) +
		times(15, (index) => fill(`M${index * 52 - 10} 112l14 -16l14 16l-14 16Z`, stucco.shade, 0.55)) +
		times(15, (index) => fill(`M${index * 52 + 16} 112l14 -16l14 16l-14 16Z`, stucco.lit, 0.8)) +
		wing() +
		mirrored(360, wing()) +
		rect(226, 84, 268, 246, stucco.lit) +
		rect(238, 94, 244, 236, stucco.shade) +
		fill(archPath(360, 330, 206, 226), stucco.lit) +
		fill(archPath(360, 330, 186, 214), stucco.deep) +
		clipTo(
			archPath(360, 330, 186, 214),
			fade(260, 110, 200, 220, [
				[0, '#3f1c31'],
				[1, '#9c5548'],
			]) +
				fill(archPath(360, 330, 92, 142), '#f7c878') +
				fill(archPath(360, 330, 74, 128), '#fbe0aa') +
				rect(356, 200, 8, 130, '#a6673f'),
		) +
		[262, 458].map((x) => star(x, 116, 14) + star(x, 150, 9, '#c98a4a')).join('') +
		tileBand(0, 282, 254, 44) +
		tileBand(466, 282, 254, 44)
	);
}

/** The arcade at the left. */
function wing(): string {
	return [52, 164]
		.map(
			(x) =>
				fill(archPath(x, 284, 84, 146), stucco.lit) +
				fill(archPath(x, 284, 68, 134), stucco.deep) +
				rect(x - 34, 226, 68, 58, '#7c3f40') +
				line(
					`M${x} 228V282M${x - 17} 228V282M${x + 17} 228V282M${x - 34} 254H${x + 34}`,
					'#c98a4a',
					3,
				),
		)
		.join('');
}

function basin(): string {
	const water = '256 352, 464 352, 540 462, 180 462';
	return (
		polygon('240 342, 480 342, 566 474, 154 474', '#fdf1dc') +
		polygon(water, '#3f8f9a') +
		clipTo(
			'M256 352L464 352L540 462L180 462Z',
			reflected(
				338,
				fill(archPath(360, 330, 186, 214), '#5f2f3f') +
					fill(archPath(360, 330, 74, 128), '#fbe0aa'),
				0.5,
				0.6,
			) + line('M220 420H330M380 440H500M300 376H350', '#bfe3e0', 3, 0.7),
		) +
		times(9, (index) => disc(200 + index * 40, 468, 3, '#2b8c8d'))
	);
}

/** An orange tree in a pot. */
function tree(x: number): string {
	return (
		line(`M${x} 410V300`, '#6f3f34', 8) +
		disc(x, 258, 62, '#1f4d4c') +
		leaves(
			`${x - 34} 250, ${x + 30} 240, ${x} 220, ${x - 10} 280, ${x + 36} 282`,
			17,
			['#1f4d4c', '#2f6f55', '#4f9a68'],
			x,
			8,
		) +
		[
			[-28, 246],
			[22, 226],
			[34, 276],
			[-6, 288],
			[-42, 282],
		]
			.map(
				([dx = 0, y = 0]) => disc(x + dx, y, 9, '#f08a3f') + disc(x + dx - 3, y - 3, 4, '#fbb86a'),
			)
			.join('') +
		fill(`M${x - 44} 392H${x + 44}L${x + 32} 460H${x - 32}Z`, '#2f7fc0') +
		fill(`M${x + 10} 392H${x + 44}L${x + 32} 460H${x + 6}Z`, '#1d4d8f') +
		rect(x - 48, 384, 96, 12, '#5fa5dc')
	);
}
