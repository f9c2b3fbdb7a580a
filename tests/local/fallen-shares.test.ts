import { expect, test } from 'vitest';

import { fallenShares, sharesOfEmpty, sharesOfFloor } from '../../scripts/bench/fallen-shares.ts';

test('a row that lost more than a third of its share of the floor is named with both shares', () => {
	const kept = sharesOfFloor({ tours: { '÷ floor': 0.93 }, inquiry: { '÷ floor': 0.18 } });
	const measured = sharesOfFloor({ tours: { '÷ floor': 0.41 }, inquiry: { '÷ floor': 0.13 } });
	expect(fallenShares(kept, measured)).toEqual(['tours: 0.41 of its floor, where it was 0.93']);
});

test('a row that is new, or as quick as before, or quicker, is no news', () => {
	expect(fallenShares({ old: 0.5 }, { old: 0.5, new: 0.1 })).toEqual([]);
	expect(fallenShares({ old: 0.5 }, { old: 0.9 })).toEqual([]);
});

test('a floor that is slower beside another floor is no news: nothing of ours is in it', () => {
	const name = 'floor: node:http, constant';
	expect(fallenShares({ [name]: 2.9 }, { [name]: 1.5 })).toEqual([]);
});

test('a page that takes half as long again beside the empty one has lost a third', () => {
	const kept = sharesOfEmpty({ http1: { home: { '÷ empty': 2 } }, http2: {} });
	const slower = sharesOfEmpty({ http1: { home: { '÷ empty': 3.1 } }, http2: {} });
	const hardly = sharesOfEmpty({ http1: { home: { '÷ empty': 2.9 } }, http2: {} });
	expect(fallenShares(kept, slower)).toHaveLength(1);
	expect(fallenShares(kept, hardly)).toEqual([]);
});
