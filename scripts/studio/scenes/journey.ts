import { aeroplane } from '../parts/aeroplane.ts';
import { birds, cumulus, mist, rays, sky, stars, streak, sun } from '../parts/weather.ts';
import { fade, polygon, poster, random, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** An aeroplane climbs out of a sea of clouds at sunrise; for every place that has no poster of its own. */
export const scene = poster(
	sky(
		[
			[0, '#1b3763'],
			[0.25, '#4b5f92'],
			[0.48, '#c98795'],
			[0.64, '#f7a576'],
			[0.8, '#fddf9f'],
		],
		860,
	),
	stars(34, 800, 240, family.paper, 4),
	rays(330, 690, 1150, 15, '#ffe9bd', 0.1),
	sun(330, 680, 120, '#fff4d2', '#ffce85'),
	streak(-80, 260, 420, 28, '#d99aa0', 0.45),
	streak(470, 210, 460, 26, '#b98fa6', 0.45),
	streak(-40, 560, 360, 24, '#fbd0a0', 0.7),
	streak(470, 600, 420, 26, '#fbd0a0', 0.7),
	mist(600, 120, '#fddf9f', 0.8),
	bank(748, 56, { light: '#fff0cf', shade: '#f9c79a' }, 5, 280),
	trail(),
	aeroplane(446, 402, 1.02, -19),
	bank(812, 84, { light: '#fdd3a2', shade: '#ee9c84' }, 9, 340),
	polygon('250 700, 410 700, 560 1000, 100 1000', '#fff0c4', 0.16),
	bank(886, 110, { light: '#f5a889', shade: '#c06c80' }, 14, 400),
	bank(962, 128, { light: '#b96f86', shade: '#6f5286' }, 22, 460),
	bank(1040, 120, { light: '#5d5088', shade: '#35406f' }, 33, 520),
	birds(
		[
			[150, 640, 13],
			[186, 622, 10],
			[118, 662, 9],
			[214, 650, 8],
		],
		family.night,
	),
);

/** A row of heaped clouds across the picture; the sea of cloud below them reaches the lower edge. */
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
			-140 + index * 170 - next() * 60,
			y,
			width * (0.8 + next() * 0.4),
			height * (0.7 + next() * 0.7),
			colours,
			seed + index,
		),
	);
	const deep = { light: colours.shade, shade: colours.shade };
	const lap = times(9, (index) =>
		cumulus(
			-80 + index * 104 - next() * 40,
			y + 8,
			190,
			height * (0.3 + next() * 0.3),
			deep,
			seed + 40 + index,
		),
	);
	return (
		heaps +
		lap +
		fade(0, y - 8, 800, 260, [
			[0, colours.shade],
			[0.4, colours.shade],
			[1, colours.light],
		])
	);
}

function trail(): string {
	return (
		polygon('300 470, 292 462, -40 622, -40 652', '#fff0d0', 0.5) +
		polygon('330 500, 324 492, -40 690, -40 724', '#fff0d0', 0.38)
	);
}
