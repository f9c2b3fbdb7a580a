import {
	disc,
	fade,
	fill,
	glow,
	line,
	place,
	polygon,
	poster,
	random,
	rect,
	times,
} from '../kit.ts';
import { family } from '../palettes.ts';
import { birds, cumulus, mist, rays, sky, stars, streak, sun } from '../weather.ts';

const colour = { ...family, body: '#fff6e4', bodyShade: '#d3a7a0', belly: '#8a5f74' };

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
	stars(34, 800, 240, colour.paper, 4),
	rays(330, 690, 1150, 15, '#ffe9bd', 0.1),
	sun(330, 680, 120, '#fff4d2', '#ffce85'),
	streak(-80, 260, 420, 28, '#d99aa0', 0.45),
	streak(470, 210, 460, 26, '#b98fa6', 0.45),
	streak(-40, 560, 360, 24, '#fbd0a0', 0.7),
	streak(470, 600, 420, 26, '#fbd0a0', 0.7),
	mist(600, 120, '#fddf9f', 0.8),
	bank(748, 56, { light: '#fff0cf', shade: '#f9c79a' }, 5, 280),
	trail(),
	plane(446, 402),
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
		colour.night,
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

function plane(x: number, y: number): string {
	const farWing =
		fill('M26 -18L-58 -112L-84 -120L-38 -16Z', '#9c7088') +
		fill('M-58 -112L-84 -120L-92 -136L-84 -138Z', colour.coral);
	const tail =
		fill('M-222 -14L-282 -116L-240 -116L-150 -26Z', colour.coral) +
		fill('M-222 -14L-282 -116L-268 -116L-196 -20Z', colour.brick) +
		fill('M-216 -4L-258 -34L-276 -36L-244 2Z', '#9c7088');
	const body =
		fill(
			'M-250 -4C-210 -28 -120 -36 40 -36C150 -36 214 -26 246 4C226 30 160 36 60 36H-70C-150 34 -214 18 -250 -4Z',
			colour.body,
		) +
		fill(
			'M-250 -4C-180 10 -80 16 40 16C150 16 220 14 246 4C226 30 160 36 60 36H-70C-150 34 -214 18 -250 -4Z',
			colour.bodyShade,
		) +
		fill(
			'M-214 12C-150 26 -80 28 40 28C140 28 200 26 234 16C212 32 150 36 60 36H-70C-130 35 -180 26 -214 12Z',
			colour.belly,
		);
	const stripe = fill(
		'M-240 -6C-160 4 -60 8 60 8C150 8 220 6 246 4L240 11C150 17 -120 18 -240 -1Z',
		colour.night,
	);
	const panes =
		times(17, (index) => rect(-128 + index * 17, -15, 8, 11, colour.night, 1, 3.5)) +
		fill('M196 -23L222 -13L236 -3L206 -8L194 -14Z', colour.night) +
		fill('M200 -21L216 -15L214 -11L199 -15Z', '#86b9c4');
	const engine = place(
		10,
		62,
		1,
		fill('M-50 -12C-20 -18 20 -18 44 -14V12C20 18 -20 16 -50 8Z', colour.body) +
			fill('M-50 2C-20 6 20 6 44 2V12C20 18 -20 16 -50 8Z', colour.belly) +
			fill('M44 -14C52 -10 52 8 44 12C40 8 40 -10 44 -14Z', colour.ink) +
			rect(20, -16, 8, 30, colour.coral),
	);
	const nearWing =
		fill('M64 14L-96 152L-146 166L-60 14Z', '#e9c4a8') +
		fill('M-28 20L-122 158L-146 166L-60 14Z', colour.belly) +
		fill('M-96 152L-146 166L-162 190L-148 192Z', colour.coral);
	const nearTail =
		fill('M-190 4L-276 46L-300 46L-232 0Z', '#e9c4a8') +
		fill('M-214 6L-288 46L-300 46L-232 0Z', colour.belly);
	const shine = line('M-120 -30C-40 -34 80 -34 150 -28', '#ffffff', 4, 0.8);
	return place(
		x,
		y,
		1.02,
		farWing +
			tail +
			body +
			stripe +
			panes +
			shine +
			engine +
			nearWing +
			nearTail +
			glow(246, 4, 60, '#fff4d2', 0.5) +
			disc(-148, 190, 3.5, colour.paper),
		-19,
	);
}
