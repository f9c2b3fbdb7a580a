import { vanishing, houses } from '../parts/alley-houses.ts';
import { signs, lanterns, reflections } from '../parts/alley-lights.ts';
import {
	at,
	disc,
	fade,
	fill,
	glow,
	line,
	oval,
	place,
	poster,
	random,
	rect,
	reflected,
	times,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** A narrow alley of small restaurants in the evening rain; someone walks home under a red umbrella. */
export const scene = poster(
	fade(0, 0, 800, 620, [
		[0, '#12203f'],
		[0.45, '#27447a'],
		[0.8, '#7b5f8e'],
		[1, '#f2a071'],
	]),
	farEnd(),
	ground(),
	houses(-1),
	houses(1),
	wires(),
	signs(),
	lanterns(-1),
	lanterns(1),
	reflections(),
	stroller(430, 856),
	rain(),
);

/** Where the alley ends: a lit gate with a curved roof, and a pagoda above it. */
function farEnd(): string {
	const [x] = vanishing;
	const roof = (y: number, half: number): string =>
		fill(
			`M${x - half} ${y}Q${x - half * 0.5} ${y - 4} ${x - half * 0.36} ${y - 20}H${x + half * 0.36}Q${x + half * 0.5} ${y - 4} ${x + half} ${y}L${x + half * 0.86} ${y + 8}H${x - half * 0.86}Z`,
			'#3d3566',
		);
	return (
		times(
			4,
			(index) =>
				rect(x - 24 + index * 2, 400 + 28 - index * 34, 48 - index * 4, 34, '#5d4a7c') +
				roof(426 - index * 34, 54 - index * 6),
		) +
		line(`M${x} 306V266`, '#3d3566', 3.4) +
		glow(x, 540, 190, '#ffd58c', 0.95) +
		rect(x - 62, 470, 124, 120, '#d9735a') +
		rect(x - 40, 500, 80, 90, '#ffe3a0') +
		rect(x - 40, 500, 80, 26, '#ee6c4d') +
		line(`M${x - 20} 502v24M${x} 502v24M${x + 20} 502v24`, '#b8412f', 2) +
		roof(466, 84)
	);
}

function ground(): string {
	const [x] = vanishing;
	return (
		fade(0, 578, 800, 424, [
			[0, '#f0a070'],
			[0.12, '#a8607a'],
			[0.4, '#45406f'],
			[1, '#16223f'],
		]) +
		times(12, (index) =>
			rect(0, 590 + (index / 11) ** 1.9 * 400, 800, 1.4 + index * 0.3, '#12203f', 0.3),
		) +
		line(
			times(9, (index) => `M${x} 560L${-240 + index * 161} 1000`),
			'#12203f',
			2,
			0.3,
		)
	);
}

function wires(): string {
	return line(
		'M-10 60Q380 240 810 40M-10 180Q360 300 810 190M140 -10Q420 190 690 -10',
		'#0c1629',
		2.4,
		0.7,
	);
}

function stroller(x: number, y: number): string {
	const figure =
		line('M-8 -44L-11 -3M7 -44L11 -1', '#0c1629', 8) +
		fill('M-17 0q2 -7 12 -6v6ZM6 1q0 -7 10 -7q4 3 4 7Z', '#0c1629') +
		fill(
			'M-9 -86C-19 -84 -20 -72 -19 -60L-22 -32Q0 -26 22 -32L19 -60C20 -72 19 -84 9 -86Z',
			family.night,
		) +
		fill('M9 -86C19 -84 20 -72 19 -60L22 -32Q14 -29 8 -29Q12 -60 4 -86Z', '#0f1c38') +
		line('M-19 -58L-21.5 -33', '#f2a071', 1.6) +
		line('M15 -79Q27 -66 17 -61', '#0f1c38', 8) +
		disc(15, -62, 4, '#c98d76') +
		line('M16 -62V-128', '#f8e3c0', 2.4);
	const head = rect(-4, -92, 8, 8, '#c98d76') + disc(0, -98, 9.6, '#2b1d33');
	const umbrella =
		fill(
			'M-56 -98C-50 -142 -14 -156 14 -156C46 -156 82 -140 88 -98Q76 -108 64 -99Q50 -109 38 -99Q26 -110 14 -99Q0 -110 -10 -99Q-22 -109 -34 -99Q-46 -108 -56 -98Z',
			family.coral,
		) +
		fill('M14 -156C46 -156 82 -140 88 -98Q76 -108 64 -99C58 -130 40 -150 14 -156Z', family.brick) +
		fill(
			'M14 -156C-4 -150 -26 -130 -34 -99Q-46 -108 -56 -98C-50 -142 -14 -156 14 -156Z',
			'#ff9a72',
		) +
		line('M14 -156Q-6 -136 -10 -99M14 -156Q34 -136 38 -99', family.brick, 1.8, 0.7) +
		line('M14 -156V-164', '#f8e3c0', 3);
	const whole = place(x, y, 1.9, figure + head + place(0, -7, 1, umbrella));
	return reflected(y + 2, whole, 0.28, 0.42) + oval(x, y + 2, 50, 7, '#0c1629', 0.5) + whole;
}

function rain(): string {
	const next = random(7);
	let strokes = '';
	for (let index = 0; index < 90; index++) {
		const x = next() * 860 - 30;
		const y = next() * 1000;
		const length = 24 + next() * 44;
		strokes += `M${at([x, y])}l${at([-length * 0.16, length])}`;
	}
	const rings = times(12, (index) => {
		const y = 690 + ((index * 89) % 290);
		const size = (y - 560) / 26;
		return `<ellipse cx="${(index * 211) % 780}" cy="${y}" rx="${Math.round(size * 1.9)}" ry="${Math.round(size * 0.5)}" fill="none" stroke="#cfe0f0" stroke-width="1.6" opacity="0.4"/>`;
	});
	return line(strokes, '#cfe0f0', 1.5, 0.34) + rings;
}
