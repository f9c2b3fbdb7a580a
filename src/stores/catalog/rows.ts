import { ApiError, call } from '#src/browser/api.ts';
import {
	getDestination,
	getFlight,
	getTour,
	type ShownDeal,
	type ShownDestination,
	type TourWithSeats,
} from '#src/contract/catalog/catalog.ts';

/** The deal of a number as it is now, null where there is none; likewise the two below, a tour with its seats. */
export function findDeal(id: number): Promise<ShownDeal | null> {
	return found(call(getFlight, { params: { id } }));
}

export function findTour(id: number): Promise<TourWithSeats | null> {
	return found(call(getTour, { params: { id } }));
}

export function findDestination(id: number): Promise<ShownDestination | null> {
	return found(call(getDestination, { params: { id } }));
}

async function found<Row>(answer: Promise<Row>): Promise<Row | null> {
	try {
		return await answer;
	} catch (error) {
		if (error instanceof ApiError && error.status === 404) return null;
		throw error;
	}
}
