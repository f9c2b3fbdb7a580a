/** Steps that people count in, and from which quotient on the next one is nearer (its geometric mean with the one before). */
const steps = [
	{ from: Math.sqrt(50), step: 10 },
	{ from: Math.sqrt(10), step: 5 },
	{ from: Math.sqrt(2), step: 2 },
	{ from: 0, step: 1 },
];
const wantedSteps = 3;

/**
 * The amounts that an axis is marked with: from 0, in about three steps of 1, 2 or 5 times a power of ten, until `most`
 * is reached.
 * @param most above 0
 * @param isWhole there are no halves of what is counted
 */
export function axisTicks(most: number, isWhole: boolean): number[] {
	const rough = most / wantedSteps;
	const power = 10 ** Math.floor(Math.log10(rough));
	const nearest = (steps.find(({ from }) => rough / power >= from)?.step ?? 1) * power;
	const step = isWhole ? Math.max(1, nearest) : nearest;
	return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}
