import { guanabara } from '../parts/guanabara.ts';
import { foliage } from '../parts/plants.ts';
import { fill } from '../tools/kit.ts';

const bark = '#3a2a44';
const pinks = ['#a8437a', '#d9689c', '#f3a6c4'];

/** Winter in Rio: clear, mild mornings, and the pink ipês bloom on bare boughs. */
export const scene = guanabara({
	sky: [
		[0, '#3f86ab'],
		[0.3, '#9fcbd2'],
		[0.62, '#fbe7c9'],
		[0.85, '#fbdcc0'],
	],
	clouds: ['#fdf0dc', '#d9e6df'],
	trees:
		fill(
			'M702 1010C708 920 706 830 700 740C688 690 660 640 612 590L620 584C668 622 694 656 708 690L704 520H716L722 690C738 650 766 622 800 600L804 608C770 640 742 690 736 750C732 830 738 920 748 1010Z',
			bark,
		) +
		foliage(640, 540, 84, 52, pinks, 11, 34) +
		foliage(716, 452, 108, 76, pinks, 4, 46) +
		foliage(786, 560, 74, 58, pinks, 7, 30),
});
