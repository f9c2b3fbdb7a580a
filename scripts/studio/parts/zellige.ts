import { disc, fill, place, rect, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { ochre } from './koutoubia.ts';

/** An eight-pointed star of tiles. */
export function star(x: number, y: number, size: number, tint: string = ochre.tile): string {
	const square = fill('M-11 -11h22v22h-22Z', tint);
	return place(
		x,
		y,
		size / 15,
		square + place(0, 0, 1, square, 45) + disc(0, 0, 7, family.cream) + disc(0, 0, 3, family.coral),
	);
}

/** A band of tiles: stars between two borders. */
export function tileBand(x: number, y: number, width: number, height: number): string {
	const step = height * 0.92;
	const count = Math.ceil(width / step);
	return (
		rect(x, y, width, height, ochre.frameDark) +
		times(count, (index) => star(x + step * (index + 0.5), y + height / 2, height * 0.3)) +
		times(count + 1, (index) =>
			place(
				x + step * index,
				y + height / 2,
				height / 44,
				fill('M-6 0L0 -7L6 0L0 7Z', family.gold),
			),
		) +
		rect(x, y, width, height * 0.1, family.gold) +
		rect(x, y + height * 0.9, width, height * 0.1, '#c98a4a')
	);
}
