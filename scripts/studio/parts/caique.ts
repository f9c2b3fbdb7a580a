import { disc, fill, line, place, rect, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

type Paint = { hull: string; hullShade: string; stripe: string };

/** A wooden boat of the Aegean that sails to the left, 220 long; (x, y) is the middle of its waterline. */
export function caique(x: number, y: number, scale: number, paint: Paint, people = 5): string {
	const hull =
		'M-122 -40C-90 -22 -40 -16 20 -16C60 -16 92 -24 112 -36L116 -34C114 -10 104 6 88 10H-84C-104 4 -118 -18 -122 -40Z';
	const content =
		fill('M-92 14Q0 34 96 12Q70 38 0 38Q-70 36 -92 14Z', '#173f6a', 0.35) +
		line('M-34 -18V-148', family.wine, 5) +
		line('M-34 -142L-118 -40M-34 -142L104 -36', '#fff3e0', 1.6, 0.8) +
		fill('M-37 -132C-40 -100 -66 -66 -96 -48L-37 -52Z', '#fff3e0', 0.95) +
		times(people, (index) => {
			const left = -18 + index * 22;
			return (
				fill(
					`M${left - 8} -14V-30C${left - 8} -42 ${left + 8} -42 ${left + 8} -30V-14Z`,
					[family.coral, '#fff3e0', family.gold, '#2f8f8b', family.wine][index % 5] ?? '',
				) +
				disc(left, -46, 6.5, index % 2 ? '#b9783f' : family.cream) +
				fill(`M${left - 11} -49h22l-4 -2c0 -8 -14 -8 -14 0Z`, '#f3d9a4')
			);
		}) +
		rect(94, -58, 3, 28, family.wine) +
		fill('M97 -58h22v14h-22Z', '#5f9fd0') +
		fill(hull, paint.hull) +
		fill(
			'M-122 -40C-90 -22 -40 -16 20 -16C60 -16 92 -24 112 -36L116 -34L114 -24C90 -10 60 -4 20 -4C-40 -4 -92 -10 -119 -28Z',
			paint.stripe,
		) +
		fill(
			'M-112 -14C-60 0 60 2 110 -12C106 2 98 8 88 10H-84C-98 6 -106 -4 -112 -14Z',
			paint.hullShade,
		);
	return place(x, y, scale, content);
}
