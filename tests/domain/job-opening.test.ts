import { expect, test } from 'vitest';

import { isOpen } from '#src/domain/requests/job-opening.ts';

test.each([
	['2027-01-31', '2026-11-21T12:00:00Z', true],
	['2027-01-31', '2027-01-31T23:59:59Z', true],
	// Half past seven in the evening of the 31st in Honolulu.
	['2027-01-31', '2027-02-01T05:30:00Z', true],
	['2027-01-31', '2027-02-01T11:59:59Z', true],
	['2027-01-31', '2027-02-01T12:00:00Z', false],
	[null, '2099-01-01T00:00:00Z', true],
])('one can apply until the end of %s, as of %s: %s', (closes, now, expected) => {
	expect(isOpen({ closes }, new Date(now))).toBe(expected);
});
