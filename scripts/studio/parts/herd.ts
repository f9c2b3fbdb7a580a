import { fill, line, place, random, times } from '../tools/kit.ts';

type Coat = { body: string; mane: string };

/** A wildebeest on its way to the right: high shoulders, a low head with horns and beard; (x, y) is where it treads. */
function wildebeest(x: number, y: number, height: number, { body, mane }: Coat): string {
	const content =
		line(
			'M-44 -46L-50 -22L-46 0M-34 -44L-28 -20L-34 0M22 -46L16 -22L20 0M34 -46L44 -24L42 0',
			mane,
			8,
		) +
		fill(
			'M-54 -52C-58 -76 -44 -84 -26 -82C-8 -82 6 -94 26 -96C40 -96 50 -88 58 -76C66 -66 76 -54 78 -40C76 -32 68 -32 64 -40C58 -50 50 -56 46 -56C40 -44 24 -38 6 -40C-14 -40 -40 -34 -54 -52Z',
			body,
		) +
		line('M-53 -70Q-66 -50 -60 -26', mane, 6) +
		fill('M10 -92C26 -104 44 -98 54 -82C44 -88 30 -88 16 -78Z', mane) +
		fill('M52 -56C58 -42 58 -30 52 -24C46 -34 44 -46 46 -58Z', mane) +
		line('M54 -84C48 -98 58 -104 66 -98M62 -80C64 -94 74 -94 78 -88', mane, 5);
	return place(x, y, height / 100, content);
}

type Stream = {
	from: number;
	to: number;
	y: number;
	spread: number;
	count: number;
	height: number;
	seed: number;
};

/** A herd that streams from `from` to `to`; those that are nearer stand lower and are taller. */
export function herd({ from, to, y, spread, count, height, seed }: Stream, coat: Coat): string {
	const next = random(seed);
	return times(count, (index) => {
		const near = index / count;
		// The golden section leaves no two of them in one place.
		const x = from + ((index * 0.618 + next() * 0.02) % 1) * (to - from);
		return wildebeest(
			x,
			y + near * spread,
			height * (0.8 + near * 0.5) * (0.88 + next() * 0.2),
			coat,
		);
	});
}
