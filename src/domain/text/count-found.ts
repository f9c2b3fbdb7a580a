import { countOf, type Things } from '../editorial/filtered-list.ts';

/**
 * How much of a list is seen: '12 tours', '3 of 12 tours', '3 of 12 tours for “Rome”'.
 * @param asked what it was asked by, where the count says it: ' for “Rome”'
 */
export function countFound(found: number, all: number, things: Things, asked = ''): string {
	const total = countOf(all, things);
	return found === all && asked === '' ? total : `${found} of ${total}${asked}`;
}
