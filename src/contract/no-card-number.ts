import * as z from 'zod/mini';

import { hasCardNumber } from '#src/domain/text/card-number.ts';

/** What is said of a text that would have us keep a card's number. */
export const cardNumberRefused =
	'This looks like the number of a payment card. Card numbers are never kept: please take it out.';

/** A rule for every text that the desk writes down: none holds the number of a payment card. */
export const noCardNumber = z.refine<string>((text) => !hasCardNumber(text), cardNumberRefused);
