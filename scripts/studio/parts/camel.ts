import { fill, line, place, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** A saddled camel that looks to the right, its feet at (x, y). */
export function camel(x: number, y: number): string {
	const content =
		line('M-40 -50L-44 0M-28 -46L-24 0M30 -48L26 0M40 -52L46 0', '#6f3a34', 8) +
		fill(
			'M-56 -46C-62 -64 -50 -80 -32 -78C-24 -104 -4 -104 6 -80C22 -84 36 -76 42 -70C54 -72 56 -92 64 -112C72 -122 94 -118 94 -106C90 -98 82 -98 76 -98C72 -76 66 -52 46 -46C20 -38 -30 -36 -56 -46Z',
			'#c9805a',
		) +
		fill(
			'M-56 -46C-30 -44 20 -46 46 -58C58 -66 66 -84 70 -98L76 -98C72 -76 66 -52 46 -46C20 -38 -30 -36 -56 -46Z',
			'#8a4a40',
		) +
		fill('M-22 -82C-16 -104 -8 -104 0 -82L14 -46H-28Z', family.coral) +
		fill('M-8 -98C-4 -98 -2 -90 0 -82L14 -46H-4Z', family.brick) +
		line('M-26 -60H10M-27 -52H12', family.gold, 4) +
		times(5, (index) => line(`M${-26 + index * 9} -46v10`, family.gold, 2.4)) +
		line('M68 -104Q80 -98 90 -104', family.coral, 4);
	return place(x, y, 1.1, content);
}
