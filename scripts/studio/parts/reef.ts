import { disc, fill, line, oval, place, shaded, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** Light that falls into water from its surface at height `y`, across `width`, down to `depth` below it. */
export function sunbeams(y: number, width: number, depth: number): string {
	return times(7, (index) => {
		const x = ((index + 0.3) / 7) * width;
		const wide = width * (0.02 + ((index * 7) % 3) * 0.014);
		return shaded(`M${x} ${y}h${wide}l${wide * 1.2 - depth * 0.3} ${depth}h${-wide * 2.6}Z`, [
			[0, '#f3fff6', 0.3],
			[1, '#f3fff6', 0],
		]);
	});
}

/** A fish that swims to the right, 80 long at scale 1; `band` colours its stripes. */
export function fish(
	x: number,
	y: number,
	scale: number,
	tint: string,
	band: string,
	turn = 0,
): string {
	return place(
		x,
		y,
		scale,
		fill('M-26 0L-46 -18Q-40 0 -46 18Z', band) +
			fill('M-14 -14Q4 -34 20 -16ZM-8 14Q2 28 14 15Z', band) +
			fill('M-30 0C-16 -22 18 -24 36 0C18 24 -16 22 -30 0Z', tint) +
			fill('M-6 -17C-2 -18 4 -18 8 -17C2 -6 2 6 8 17C4 18 -2 18 -6 17C-12 6 -12 -6 -6 -17Z', band) +
			disc(24, -4, 4, '#fffaf0') +
			disc(25, -4, 2.4, family.ink),
		turn,
	);
}

/** A school of small fish round (x, y), all on their way to the right. */
export function school(x: number, y: number, count: number, tint: string): string {
	return times(count, (index) =>
		place(
			x + ((index * 61) % 150) - 75,
			y + ((index * 37) % 80) - 40,
			0.7 + (index % 3) * 0.16,
			fill('M-16 0C-8 -8 8 -8 16 0C8 8 -8 8 -16 0ZM-13 0L-25 -8V8Z', tint),
		),
	);
}

/** A coral with branches like antlers; (x, y) is its foot, at scale 1 it is 110 high. */
export function branchCoral(x: number, y: number, scale: number, tint: string): string {
	return place(
		x,
		y,
		scale,
		line(
			'M0 0V-96M0 -34C-20 -40 -34 -56 -36 -84M-20 -46C-40 -48 -56 -56 -62 -72M0 -28C18 -36 34 -54 36 -92M20 -44C40 -46 54 -58 60 -76M0 -70C8 -84 14 -94 14 -110',
			tint,
			13,
		),
	);
}

/** A fan of coral; (x, y) is its foot, at scale 1 it is 130 high. */
export function fanCoral(x: number, y: number, scale: number, tint: string, rib: string): string {
	return place(
		x,
		y,
		scale,
		fill(
			'M-6 0C-90 -30 -96 -110 -50 -124C-34 -140 -10 -130 0 -136C20 -132 40 -140 56 -120C96 -104 86 -30 6 0Z',
			tint,
		) +
			line(
				'M0 0V-126M0 -10C-30 -50 -44 -80 -46 -114M0 -10C30 -50 44 -80 50 -112M-4 -14C-44 -34 -64 -60 -72 -84M4 -14C44 -34 62 -60 70 -82',
				rib,
				5,
			) +
			line('M-64 -60Q0 -92 64 -60M-66 -92Q0 -128 66 -90M-38 -32Q0 -52 38 -32', rib, 3, 0.7),
	);
}

/** A round coral like a brain; (x, y) is the middle of its foot. */
export function brainCoral(
	x: number,
	y: number,
	radius: number,
	tint: string,
	groove: string,
): string {
	return place(
		x,
		y,
		radius / 60,
		fill('M-66 0C-70 -80 70 -80 66 0Z', tint) +
			line(
				'M-46 -10C-46 -40 -20 -44 -22 -18M-8 -10C-14 -52 16 -56 14 -20M28 -8C22 -44 48 -40 48 -12M-36 -40C-20 -58 6 -58 20 -48',
				groove,
				6,
			),
	);
}

/** The sponges of a reef, like organ pipes; (x, y) is the middle of their foot. */
export function tubeSponge(
	x: number,
	y: number,
	scale: number,
	tint: string,
	mouth: string,
): string {
	return place(
		x,
		y,
		scale,
		(
			[
				[-34, 62],
				[26, 78],
				[-4, 104],
			] as const
		)
			.map(
				([dx, tall]) =>
					fill(`M${dx - 14} 0L${dx - 18} ${-tall}H${dx + 18}L${dx + 14} 0Z`, tint) +
					oval(dx, -tall, 18, 7, mouth),
			)
			.join(''),
	);
}

/** Somebody with mask and fins who lies at the surface and looks down, the head to the right; 230 long at scale 1. */
export function snorkeller(x: number, y: number, scale: number): string {
	return place(
		x,
		y,
		scale,
		line('M-60 4L-110 16M-58 -4L-112 -6', '#c98d6a', 13) +
			fill(
				'M-108 8L-168 34Q-172 22 -158 14L-112 -2ZM-110 -14L-176 -16Q-176 -4 -162 -2L-110 4Z',
				family.gold,
			) +
			fill('M-66 -12C-30 -22 20 -22 50 -12C54 4 40 14 16 16C-20 18 -50 14 -66 10Z', family.coral) +
			fill('M-66 10C-20 14 20 10 51 -4C52 6 38 14 16 16C-20 18 -50 14 -66 10Z', family.brick) +
			line('M34 6L62 34L84 36', '#c98d6a', 11) +
			disc(72, -2, 19, '#c98d6a') +
			fill('M54 -8C56 -28 86 -28 90 -8Q72 -12 54 -8Z', family.ink) +
			fill('M76 -8H94V12Q84 16 76 8Z', '#24406a') +
			fill('M80 -4H91V8Q84 10 80 6Z', '#9be3e0') +
			line('M66 16C50 22 46 -10 46 -44', family.gold, 6),
	);
}
