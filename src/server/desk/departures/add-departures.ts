import { and, eq, isNull } from 'drizzle-orm';

import type { DepartureRecord, NewDepartures } from '#src/contract/desk/departures.ts';
import { departureDefaults } from '#src/domain/tours/departure.ts';
import type { TourFacts } from '#src/domain/tours/tour-facts.ts';

import { missing } from '../../catalog/missing.ts';
import { storeAllNew } from '../../changes/change-row.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { tours } from '../../db/schema.ts';
import { invalidField } from '../../http/http-error.ts';
import { Answer } from '../../http/json-answer.ts';
import type { DeskCall } from '../../users/desk-route.ts';
import { departureRows } from './records.ts';
import { refuseExisting, refusePast } from './refused-days.ts';
import { refuseLargerGroup } from './refused-seats.ts';
import { showDepartures } from './show-departures.ts';

/**
 * Adds the departures of a tour: all of them, or none.
 * @throws HttpError 400 naming the days that are past or that the tour leaves on already, a tour that is not there, or more
 *   seats than its group may be
 */
export async function addDepartures({
	deps: { now, ...deps },
	colleague,
	body: { tourId, dates, capacity, guaranteedFrom, ...entered },
}: DeskCall<NewDepartures, undefined>): Promise<Answer<DepartureRecord[]>> {
	refusePast('dates', dates, now());
	const rows = await inTransaction(deps.db, async (transaction) => {
		const facts = await lockTour(transaction, tourId);
		const usual = departureDefaults(facts);
		const seats = {
			...entered,
			capacity: capacity ?? usual.capacity,
			guaranteedFrom: guaranteedFrom ?? usual.guaranteedFrom,
		};
		refuseLargerGroup(facts.groupSize?.most ?? null, seats.capacity);
		await refuseExisting(transaction, 'dates', tourId, dates);
		const kind = departureRows(transaction, now());
		const guaranteedAt = seats.state === 'guaranteed' ? now() : null;
		const wanted = dates.toSorted().map((date) => ({ tourId, date, ...seats, guaranteedAt }));
		return storeAllNew(transaction, kind, { colleague, now }, wanted);
	});
	await showDepartures(deps, tourId);
	return new Answer(rows, { status: 201 });
}

// Nobody else adds departures to it meanwhile, or deletes it.
async function lockTour(transaction: Database, id: number): Promise<TourFacts> {
	const [tour] = await transaction
		.select({ facts: tours.facts })
		.from(tours)
		.where(and(eq(tours.id, id), isNull(tours.deletedAt)))
		.for('no key update');
	if (!tour) throw invalidField('tourId', missing.tour);
	return tour.facts;
}
