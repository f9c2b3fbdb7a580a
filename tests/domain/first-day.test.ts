import { expect, test } from 'vitest';

import { firstDay, isOut } from '#src/domain/editorial/first-day.ts';

const date = '2026-11-20';

test.each([
	[{ draft: false, date }, '2026-11-20'],
	[{ draft: false, date, publish: '2027-02-01' }, '2027-02-01'],
	[{ draft: false, date, publish: '2026-01-01' }, '2026-01-01'],
	[{ draft: true, date, publish: '2026-01-01' }, null],
])('%o is read from %s on', (article, day) => {
	expect(firstDay(article)).toBe(day);
	const days = ['2025-12-31', '2026-01-01', '2026-11-20', '2027-02-01', '2099-12-31'];
	expect(days.filter((each) => isOut(article, each))).toEqual(
		days.filter((each) => day !== null && each >= day),
	);
});
