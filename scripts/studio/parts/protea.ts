import { fill, line, place, times } from '../tools/kit.ts';

/** A king protea; (x, y) is the heart of the flower, its stem reaches 200 below at scale 1, `turn` in degrees. */
export function protea(x: number, y: number, scale: number, turn: number): string {
	const ring = (
		count: number,
		length: number,
		wide: number,
		spread: number,
		tint: string,
	): string =>
		times(count, (index) =>
			place(
				0,
				0,
				1,
				fill(
					`M0 0C${-wide} ${-length * 0.4} ${-wide} ${-length * 0.8} 0 ${-length}C${wide} ${-length * 0.8} ${wide} ${-length * 0.4} 0 0Z`,
					tint,
				),
				-spread + (index * spread * 2) / (count - 1),
			),
		);
	const content =
		line('M0 10Q6 90 -4 200', '#2f5f4f', 9) +
		times(5, (index) =>
			fill(
				`M0 ${70 + index * 26}q${index % 2 ? 50 : -50} -30 ${index % 2 ? 58 : -58} -66q${index % 2 ? -44 : 44} 14 ${index % 2 ? -58 : 58} 66Z`,
				index % 2 ? '#3f7f64' : '#2f6459',
			),
		) +
		ring(9, 92, 17, 76, '#b8415a') +
		ring(8, 84, 15, 58, '#e9735f') +
		ring(6, 72, 15, 36, '#f7a58c') +
		fill('M-26 -8C-28 -44 -12 -60 0 -62C12 -60 28 -44 26 -8Z', '#fde3cc') +
		times(9, (index) => line(`M${-20 + index * 5} -14L${-14 + index * 3.5} -54`, '#d98a7a', 2)) +
		ring(7, 44, 11, 64, '#8f2f4a') +
		fill('M-22 14C-24 -6 24 -6 22 14Z', '#5f2339');
	return place(x, y, scale, content, turn);
}
