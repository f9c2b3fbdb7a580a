import fc from 'fast-check';

import type { Party } from '#src/domain/flights/party.ts';

/** Any party that can be searched for: up to nine seats, an adult at least, an infant for each adult at most. */
export const parties: fc.Arbitrary<Party> = fc.integer({ min: 1, max: 9 }).chain((adults) =>
	fc.record({
		adults: fc.constant(adults),
		children: fc.integer({ min: 0, max: 9 - adults }),
		infants: fc.integer({ min: 0, max: adults }),
	}),
);
