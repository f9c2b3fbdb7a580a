import { and, eq, isNull } from 'drizzle-orm';

import type { TripItem } from '#src/contract/trips/trip-view.ts';
import type { BookingReading } from '#src/domain/bookings/record.ts';
import { codeInLabel } from '#src/domain/flights/airports.ts';
import { posterImage } from '#src/domain/pictures/poster-places.ts';
import { tourPath } from '#src/paths.ts';

import { listedPrice } from '../bookings/listed-price.ts';
import type { Database } from '../db/database.ts';
import { bookings, tours } from '../db/schema.ts';
import { readRowId } from '../http/route-path.ts';

/** What a booking was made of, as the site shows it now. */
export async function selectTripItem(
	db: Database,
	bookingId: number,
	{ trip }: Pick<BookingReading, 'trip'>,
): Promise<TripItem> {
	const [booking] = await db
		.select({ id: bookings.itemId, departureDate: bookings.departureDate })
		.from(bookings)
		.where(eq(bookings.id, bookingId));
	const { id, departureDate } = booking ?? { id: '', departureDate: null };
	if (trip.type === 'tour') return { id, listed: null, ...(await selectTour(db, id)) };
	const image = posterImage(codeInLabel(trip.destination) ?? '', departureDate);
	return { id, image, path: null, listed: listedPrice(id) };
}

async function selectTour(db: Database, itemId: string): Promise<Pick<TripItem, 'image' | 'path'>> {
	const id = readRowId(itemId);
	if (id === null) return { image: null, path: null };
	const [tour] = await db
		.select({ image: tours.image, state: tours.state })
		.from(tours)
		.where(and(eq(tours.id, id), isNull(tours.deletedAt)));
	if (!tour) return { image: null, path: null };
	return { image: tour.image, path: tour.state === 'published' ? tourPath(id) : null };
}
