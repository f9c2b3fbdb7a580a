import { agung } from '../parts/agung.ts';
import { foliage, palm } from '../parts/plants.ts';
import { streak } from '../parts/weather.ts';
import { disc, fade, fill, line, mirrored, place, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const tree = { trunk: '#4a3348', leaf: '#1c4f50', lit: '#3f8566' };
const colour = {
	...family,
	brick: '#c8704f',
	brickShade: '#8f4a48',
	stone: '#ecd3ae',
	stoneShade: '#b3968c',
};

/** A split gate of a Balinese temple, Mount Agung between its halves. */
export const scene = spot(
	fade(0, 0, 720, 380, [
		[0, '#4f9aa8'],
		[0.5, '#b9dbc4'],
		[1, '#fde3ac'],
	]),
	disc(360, 150, 70, '#fff6d8', 0.9),
	place(
		360,
		372,
		0.66,
		agung({ lit: '#93b3ac', shade: '#6593a0', ribLit: '#c3d0b8', ribShade: '#558894' }),
	),
	streak(210, 246, 280, 16, '#fff6dc', 0.9),
	streak(-40, 90, 260, 18, '#fff6dc', 0.6),
	streak(500, 70, 260, 18, '#fff6dc', 0.6),
	palm(40, 400, 250, tree, { lean: 14, fronds: 9, reach: 0.42, seed: 3 }),
	palm(690, 400, 280, tree, { lean: -18, fronds: 9, reach: 0.42, seed: 8 }),
	foliage(70, 390, 120, 50, ['#1c4f50', '#2f7560', '#5f9f6c'], 3, 30),
	foliage(660, 390, 120, 50, ['#1c4f50', '#2f7560', '#5f9f6c'], 7, 30),
	rect(0, 370, 720, 110, '#8fae72'),
	steps(),
	half(colour.brick, colour.stone),
	mirrored(360, half(colour.brickShade, colour.stoneShade)),
	parasol(120, 430, '#fff3d8', '#e0c39a'),
	mirrored(360, parasol(120, 430, colour.gold, '#c98a3e')),
);

/** The left half: steps of brick and carved stone up to its point, cut off straight where the way goes through. */
function half(brick: string, stone: string): string {
	const tiers = [
		[318, 70, 66],
		[318, 88, 116],
		[318, 112, 166],
		[318, 136, 220],
		[318, 160, 280],
	] as const;
	return (
		fill('M318 20V90H286C286 60 304 50 318 20Z', stone) +
		tiers
			.map(
				([right, width, y], index) =>
					rect(right - width + 14, y, width - 14, 62, brick) +
					rect(right - width + 14, y, 9, 62, stone, 0.5) +
					rect(right - width, y - 8, width, 13, stone) +
					fill(`M${right - width} ${y - 8}q-16 -6 -14 -28q14 2 28 28Z`, stone) +
					(index > 0 ? rect(right - width * 0.6, y + 18, width * 0.34, 24, stone, 0.85) : ''),
			)
			.join('') +
		rect(150, 336, 168, 60, brick) +
		rect(142, 328, 176, 14, stone) +
		rect(132, 386, 186, 22, stone) +
		times(3, (index) => rect(172 + index * 48, 352, 28, 24, stone, 0.8)) +
		rect(310, 40, 8, 350, stone)
	);
}

function steps(): string {
	return (
		fill('M318 388H402L470 480H250Z', '#d9b893') +
		times(5, (index) =>
			rect(312 - index * 14, 392 + index * 18, 96 + index * 28, 8, '#a3806f', 0.75),
		)
	);
}

/** A ceremonial parasol with a fringe. */
function parasol(x: number, y: number, cloth: string, shade: string): string {
	return (
		line(`M${x} ${y + 30}V${y - 176}`, '#7a4640', 6) +
		fill(
			`M${x - 56} ${y - 130}Q${x - 30} ${y - 170} ${x} ${y - 176}Q${x + 30} ${y - 170} ${x + 56} ${y - 130}V${y - 112}H${x - 56}Z`,
			cloth,
		) +
		fill(
			`M${x} ${y - 176}Q${x + 30} ${y - 170} ${x + 56} ${y - 130}V${y - 112}H${x + 16}V${y - 130}Q${x + 14} ${y - 160} ${x} ${y - 176}Z`,
			shade,
		) +
		times(9, (index) => line(`M${x - 52 + index * 13} ${y - 112}v10`, colour.coral, 4)) +
		disc(x, y - 180, 6, colour.coral)
	);
}
