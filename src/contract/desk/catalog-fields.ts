import * as z from 'zod/mini';

import { formatMoney } from '#src/domain/money.ts';

import { line, text } from '../text.ts';

/** Characters of a name or a place: what the checkout can take over. */
export const longestName = 80;
export const longestDescription = 2000;
/** Dollars a traveller: what the largest party pays, taxes included, is still a total that a booking can have. */
const highestPrice = 90_000;

/** Visitors are shown all that is entered of a row, and nothing else beside its number. */
export type FieldsOf<Row> = Record<Exclude<keyof Row, 'id'> | 'version', z.core.$ZodType>;

/** One line of 2 to 80 characters; `message` where it is not. */
export function shortLine(message: string) {
	return line({ min: 2, max: longestName, message });
}

/** 10 to 2,000 characters; `message` where it is not. */
export function description(message: string) {
	return text({ min: 10, max: longestDescription, message });
}

/** The amounts that a booking can be made of: dollars and cents, more than nothing. */
export function dollars(message: string) {
	return z
		.number(message)
		.check(
			z.minimum(0.01, 'The price must be more than 0.'),
			z.maximum(highestPrice, `The price can be ${formatMoney(highestPrice)} at most.`),
			z.multipleOf(0.01, 'Please use dollars and whole cents.'),
		);
}
