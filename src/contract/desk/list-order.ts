import * as z from 'zod/mini';

export const directions = ['ascending', 'descending'] as const;
export type Direction = (typeof directions)[number];

/**
 * The query parameters by which a list is ordered.
 * @param orders what it can be ordered by; the first where nothing is said
 * @param usual the direction where nothing is said
 */
export function listOrder<Orders extends readonly [string, ...string[]]>(
	orders: Orders,
	usual: Direction = 'descending',
) {
	return {
		sort: z._default(z.enum(orders, `sort must be one of: ${orders.join(', ')}.`), orders[0]),
		direction: z._default(
			z.enum(directions, `direction must be one of: ${directions.join(', ')}.`),
			usual,
		),
	};
}
