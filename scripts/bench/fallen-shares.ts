/** By row of a table of the bench: how near it comes to its floor, 1 for as quick. */
export type Shares = Readonly<Record<string, number>>;

/** What a row may lose of its share between two runs: machines differ, what stands beside the floor hardly. */
const mostLost = 1 / 3;

/**
 * Compares two runs, each beside the floors of its own.
 * @returns a sentence about every row that lost more than a third of its share; a row that one of them lacks is left out, and a
 *   floor itself: beside another it says only what the machine is like
 */
export function fallenShares(kept: Shares, measured: Shares): string[] {
	return Object.entries(measured).flatMap(([name, share]) => {
		const before = kept[name];
		if (before === undefined || name.startsWith('floor: ')) return [];
		if (share >= before * (1 - mostLost)) return [];
		return [`${name}: ${share.toFixed(2)} of its floor, where it was ${before.toFixed(2)}`];
	});
}

/** The shares of a table whose rows say by '÷ floor' how many requests they answer beside it. */
export function sharesOfFloor(table: Readonly<Record<string, { '÷ floor': number }>>): Shares {
	return Object.fromEntries(Object.entries(table).map(([name, row]) => [name, row['÷ floor']]));
}

/** The shares of pages by protocol: the largest paint of the empty page beside theirs. */
export function sharesOfEmpty(
	tables: Readonly<Record<string, Readonly<Record<string, { '÷ empty': number }>>>>,
): Shares {
	const rows = Object.entries(tables).flatMap(([protocol, pages]) =>
		Object.entries(pages).map(([name, row]) => [`${name}, ${protocol}`, 1 / row['÷ empty']]),
	);
	return Object.fromEntries(rows);
}
