/**
 * A trip that the desk puts together in its own words, from no row of the catalog: a title and lines of text with an
 * amount each. It is stored as a tour without a departure of ours, so that a tour's terms hold for it.
 */

/** What such a booking has in the place of a row's id. */
export const ownTripId = 'own';

/** What one part of it costs, in dollars of the whole party; a reduction is below nothing. */
export type OwnLine = { text: string; amount: number };

export function isOwnTrip({ itemId }: { itemId: string | number }): boolean {
	return itemId === ownTripId;
}

/** What the lines come to, in dollars and cents. */
export function ownTotal(lines: readonly OwnLine[]): number {
	return lines.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;
}

/** The lines of a stored booking, from its `details.lines`; none of what was made otherwise, or holds anything else. */
export function readOwnLines(stored: unknown): OwnLine[] {
	if (!Array.isArray(stored)) return [];
	const lines = stored.map(readLine);
	return lines.every((line) => line !== null) ? lines : [];
}

function readLine(line: unknown): OwnLine | null {
	if (typeof line !== 'object' || line === null) return null;
	const { text, amount }: { text?: unknown; amount?: unknown } = line;
	return typeof text === 'string' && typeof amount === 'number' ? { text, amount } : null;
}
