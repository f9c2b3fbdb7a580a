import { axisTicks } from '#src/domain/axis-ticks.ts';
import type { PricedTrip } from '#src/domain/flights/fare-calendar.ts';

/** In CSS pixels: the width of a day, and the heights of the graph and of what stands over and under the bars. */
export const stepWidth = 10;
export const graphHeight = 216;
const labelHeight = 36;
const namesHeight = 26;
/** Where the bars stand. */
export const graphBase = graphHeight - namesHeight;

export type GraphScale = {
	/** The prices that the axis is marked with, from 0. */
	ticks: number[];
	/** How far from the top a price stands. */
	up: (price: number) => number;
};

/** From 0, so that a bar twice as high is twice the price. */
export function graphScale(days: readonly PricedTrip[]): GraphScale {
	const most = Math.max(1, ...days.map(({ price }) => price));
	const ticks = axisTicks(most, true).filter((tick) => tick <= most);
	return {
		ticks,
		up: (price) => graphBase - (price / most) * (graphBase - labelHeight),
	};
}
