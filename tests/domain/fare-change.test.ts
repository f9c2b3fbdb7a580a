import { expect, test } from 'vitest';

import { fareChange } from '#src/domain/flights/fare-change.ts';

test.each([
	[682, '2026-11-22', '$12 less than on Nov 20'],
	[1694, '2026-11-22', '$1,000 more than on Nov 20'],
	[694, '2026-11-22', 'as on Nov 20'],
	[682, '2026-11-20', ''],
])('a fare of $694 that is $%d on %s: %j', (price, today, words) => {
	expect(fareChange({ price: 694, seenOn: '2026-11-20' }, price, today)).toBe(words);
});
