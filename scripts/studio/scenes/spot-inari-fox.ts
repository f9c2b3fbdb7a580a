import { foliage } from '../parts/plants.ts';
import { gate } from '../parts/torii-path.ts';
import { disc, fade, fill, glow, line, oval, place, rect, spot } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	stone: '#cfc6bd',
	stoneShade: '#8f8899',
};

/** A stone fox with a red bib keeps the gates of Inari. */
export const scene = spot(
	fade(0, 0, 720, 400, [
		[0, '#6fae9f'],
		[0.6, '#cfe0a8'],
		[1, '#f6f0c8'],
	]),
	glow(514, 220, 240, '#fffbe0', 0.9),
	foliage(110, 190, 220, 130, ['#2f6b4a', '#5f9c4c', '#8fb954'], 5, 44),
	foliage(700, 220, 150, 120, ['#2f6b4a', '#5f9c4c', '#a3c65a'], 9, 40),
	rect(0, 380, 720, 100, '#5f8a5a'),
	fill('M474 380H554L684 480H344Z', '#e9cfa5'),
	gate(514, 382, 0.28, 0.4),
	gate(514, 400, 0.42, 0.6),
	gate(514, 434, 0.64, 1),
	oval(232, 462, 150, 16, '#234f4c', 0.5),
	pedestal(),
	fox(224, 356),
	foliage(700, 480, 90, 40, ['#234f4c', '#a03566', '#dc5d92', '#f6a9c4'], 3, 22),
);

function pedestal(): string {
	return (
		rect(120, 352, 220, 26, '#e3dad0', 1, 3) +
		rect(262, 352, 78, 26, '#a59dab') +
		rect(136, 376, 188, 64, colour.stone) +
		rect(262, 376, 62, 64, colour.stoneShade) +
		rect(108, 436, 244, 28, '#b9b0ad', 1, 3) +
		rect(262, 436, 90, 28, '#7f7890') +
		line('M160 394V424M190 394V424M220 394V424', '#a59dab', 5)
	);
}

/** A fox that sits and looks to the right. */
function fox(x: number, y: number): string {
	const tail =
		fill(
			'M-52 0C-108 -20 -128 -84 -98 -132C-84 -156 -86 -180 -96 -204C-62 -190 -40 -156 -50 -116C-58 -84 -40 -56 -22 -40Z',
			'#e9e0d6',
		) +
		fill(
			'M-96 -204C-62 -190 -40 -156 -50 -116C-58 -84 -40 -56 -22 -40L-44 -14C-70 -60 -76 -90 -66 -124C-60 -150 -72 -184 -96 -204Z',
			colour.stoneShade,
			0.55,
		);
	const body =
		fill(
			'M-60 0C-66 -60 -44 -104 -20 -140C-8 -160 -6 -178 2 -196L10 -240L30 -212L48 -238L54 -200L94 -178C100 -172 98 -164 90 -162L52 -152C52 -120 56 -84 58 -52L66 0Z',
			'#f3ebe0',
		) +
		fill(
			'M66 0L58 -52C56 -84 52 -120 52 -152L40 -150C34 -110 34 -60 30 0Z',
			colour.stoneShade,
			0.6,
		) +
		fill('M-60 0C-62 -40 -40 -72 -10 -74C16 -74 24 -40 18 0Z', '#dcd2c8') +
		line('M-8 -72C16 -68 24 -38 18 0', colour.stoneShade, 4) +
		rect(6, -12, 66, 14, '#e3dad0', 1, 6);
	const head =
		fill('M13 -230L17 -204L27 -210ZM46 -228L38 -206L49 -202Z', colour.coral) +
		line('M50 -186q10 -6 18 2', colour.ink, 4) +
		disc(95, -170, 5.4, colour.ink) +
		line('M92 -164Q74 -158 64 -164', colour.stoneShade, 3);
	const bib =
		fill('M-14 -150Q20 -128 56 -148L66 -92Q22 -62 -30 -98Z', colour.coral) +
		fill('M34 -139Q46 -142 56 -148L66 -92Q50 -82 36 -79Z', colour.brick) +
		line('M-16 -150Q20 -126 57 -149', colour.gold, 7) +
		disc(22, -128, 9, colour.gold);
	return place(x, y, 1.2, tail + body + head + bib);
}
