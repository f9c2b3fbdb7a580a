import { belfry, box, cycladic, dome, vault } from '../parts/cycladic-houses.ts';
import { birds, mist, sky, streak, sun } from '../parts/weather.ts';
import { fill, hill, oval, place, polygon, random, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** Pyrgos: rings of white houses up its hill, the castle on top, vines at its foot. */
export const scene = spot(
	sky(
		[
			[0, '#6f8fc0'],
			[0.5, '#dcbcc0'],
			[0.85, '#fbd5a2'],
			[1, '#fde0b0'],
		],
		360,
		720,
	),
	sun(120, 236, 36, '#fff6dc', '#ffdfa0'),
	streak(20, 120, 260, 14, '#f9dcc5', 0.8),
	streak(480, 80, 260, 14, '#f3cfc9', 0.7),
	birds(
		[
			[210, 150, 12],
			[240, 136, 9],
		],
		family.night,
	),
	hill('-10 330, 120 314, 300 330, 520 318, 730 306', 490, '#b597a5'),
	mist(250, 90, '#fde0b5', 0.6, 720),
	hill(
		'40 400, 130 350, 210 270, 290 196, 372 150, 450 190, 540 270, 620 340, 730 390',
		490,
		'#b98068',
	),
	castle(),
	rings(),
	vineyard(),
);

function castle(): string {
	return (
		polygon(
			'296 186, 300 132, 322 140, 340 124, 368 132, 392 118, 416 134, 440 128, 450 186',
			'#c99b7c',
		) +
		polygon('392 118, 416 134, 440 128, 450 186, 392 186', '#8f6470') +
		place(350, 132, 0.56, dome(0, 0, 54)) +
		place(398, 138, 0.52, belfry(0, 0))
	);
}

/** House by house, ring below ring. */
function rings(): string {
	const next = random(27);
	return times(5, (ring) => {
		const half = 84 + ring * 52;
		const y = 196 + ring * 42;
		const count = 5 + ring * 2;
		return times(count, (index) => {
			const across = (index + 0.5) / count;
			const x = 372 - half + across * half * 2 - 24 + (next() - 0.5) * 10;
			const drop = Math.abs(across - 0.5) ** 2 * (40 + ring * 16);
			const width = 62 + next() * 30;
			const height = 48 + next() * 26;
			const kind = (index * 3 + ring * 2) % 5;
			const front =
				kind === 1
					? rect(14, -height * 0.6, 17, height * 0.6, cycladic.dome)
					: rect(12, -height * 0.7, 13, 18, cycladic.domeShade) +
						rect(36, -height * 0.7, 13, 18, cycladic.domeShade);
			const house =
				kind === 4
					? vault(0, 0, 70, 62)
					: box(0, 0, width, height, kind === 2 ? '#fbd9bd' : cycladic.wall) + front;
			return place(x, y + drop, 0.66, house);
		});
	});
}

function vineyard(): string {
	const row = (y: number, size: number, count: number, shift: number): string =>
		times(count, (index) => {
			const x = shift + (index * 740) / count;
			return (
				oval(x + size * 0.2, y + size * 0.3, size * 1.3, size * 0.4, '#7c5048', 0.5) +
				oval(x, y, size * 1.1, size * 0.56, '#3f7a52') +
				oval(x - size * 0.2, y - size * 0.16, size * 0.7, size * 0.34, '#7fae58')
			);
		});
	return (
		hill('-10 396, 160 384, 372 404, 560 392, 730 378', 490, '#d9a47c') +
		fill('M330 490C350 450 366 430 372 402H392C392 430 420 456 440 490Z', '#f3d3a5') +
		row(410, 12, 20, 6) +
		row(432, 16, 15, 20) +
		row(462, 22, 11, 0)
	);
}
