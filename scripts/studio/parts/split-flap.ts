import { line, place, rect, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const round = 'M2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3Q4 0 2 0Z';
const head = 'M0 6V0H2.6Q4 0 4 1.6Q4 3.2 2.6 3.2H0';

/** Strokes of the signs on a field 4 wide and 6 high. */
const strokes: Readonly<Record<string, string>> = {
	A: 'M0 6L2 0L4 6M0.8 4H3.2',
	B: 'M0 0V6H2.6Q4 6 4 4.5Q4 3 2.6 3H0M2.6 3Q3.7 3 3.7 1.5Q3.7 0 2.6 0H0',
	E: 'M4 0H0V6H4M0 3H3',
	I: 'M2 0V6',
	K: 'M0 0V6M4 0L0 3.6M1.4 2.5L4 6',
	L: 'M0 0V6H4',
	M: 'M0 6V0L2 3.4L4 0V6',
	N: 'M0 6V0L4 6V0',
	O: round,
	P: head,
	R: `${head}M2 3.2L4 6`,
	S: 'M4 0.8Q3.4 0 2 0Q0 0 0 1.5Q0 2.8 2 3Q4 3.2 4 4.5Q4 6 2 6Q0.6 6 0 5.2',
	T: 'M0 0H4M2 0V6',
	Y: 'M0 0L2 3L4 0M2 3V6',
	0: round,
	1: 'M0.8 1.2L2 0V6',
	2: 'M0 1.4Q0 0 2 0Q4 0 4 1.6Q4 3 0 6H4',
	3: 'M0 0.4Q0.8 0 2 0Q3.8 0 3.8 1.5Q3.8 3 2 3Q4 3 4 4.5Q4 6 2 6Q0.6 6 0 5.3',
	4: 'M3 6V0L0 4.2H4',
	5: 'M4 0H0.6L0.3 2.6Q1 2.2 2 2.2Q4 2.2 4 4.1Q4 6 2 6Q0.6 6 0 5.2',
	6: 'M3.6 0.4Q3 0 2 0Q0 0 0 3.6Q0 6 2 6Q4 6 4 4.2Q4 2.5 2 2.5Q0.4 2.5 0 3.6',
};

type Flaps = { cells: number; pitch: number; height: number; ink: string };

/** A run of flaps from (x, y) that shows `text`; the flaps after it are blank. */
export function flaps(
	x: number,
	y: number,
	text: string,
	{ cells, pitch, height, ink }: Flaps,
): string {
	const scale = height / 10;
	return times(cells, (index) => {
		const left = x + index * pitch;
		const strokeOf = strokes[text[index] ?? ''];
		return (
			rect(left, y, pitch - 2.4, height, '#2a4166', 1, 2.5) +
			rect(left, y, pitch - 2.4, height / 2, '#37527c', 1, 2.5) +
			(strokeOf
				? place(
						left + (pitch - 2.4) / 2 - scale * 2,
						y + height / 2 - scale * 3,
						scale,
						line(strokeOf, ink, 1),
					)
				: '') +
			rect(left, y + height / 2 - 0.7, pitch - 2.4, 1.4, family.ink)
		);
	});
}
