import { and, eq } from 'drizzle-orm';

import type {
	CustomOfferPage,
	CustomOfferRecord,
	CustomOfferStep,
} from '#src/contract/admin/requests.ts';

import type { Database } from '../../db/database.ts';
import { type Paged, paged } from '../../db/paged.ts';
import { customOffers } from '../../db/schema.ts';
import { newestFirst, searched } from '../newest-first.ts';

/** One page of the custom offers, the newest first. */
export async function selectCustomOffers(
	db: Database,
	page: CustomOfferPage,
): Promise<Paged<CustomOfferRecord>> {
	const matches = and(
		searched(customOffers.searchText, page.q),
		page.status && eq(customOffers.status, page.status),
	);
	const rows = db
		.select(columns)
		.from(customOffers)
		.where(matches)
		.orderBy(...newestFirst(customOffers))
		.limit(page.limit)
		.offset(page.offset);
	const found = await paged(page, rows, () => db.$count(customOffers, matches));
	return { ...found, rows: found.rows.map(dated) };
}

/**
 * One custom offer, or null.
 * @param transaction in which it is to be changed: until its end nobody else can
 */
export async function selectCustomOfferToChange(
	transaction: Database,
	id: number,
): Promise<CustomOfferRecord | null> {
	const [row] = await transaction
		.select(columns)
		.from(customOffers)
		.where(eq(customOffers.id, id))
		.for('no key update');
	return row ? dated(row) : null;
}

/** Stores how far a custom offer is, as its next version. */
export async function updateCustomOfferStatus(
	transaction: Database,
	{ id, version }: Pick<CustomOfferRecord, 'id' | 'version'>,
	{ status, at }: { status: CustomOfferStep; at: Date },
): Promise<void> {
	await transaction
		.update(customOffers)
		.set({ status, version: version + 1, updatedAt: at })
		.where(eq(customOffers.id, id));
}

const columns = {
	id: customOffers.id,
	status: customOffers.status,
	name: customOffers.name,
	email: customOffers.email,
	phone: customOffers.phone,
	destination: customOffers.destination,
	departureDate: customOffers.departureDate,
	returnDate: customOffers.returnDate,
	adults: customOffers.adults,
	children: customOffers.children,
	budget: customOffers.budget,
	travelClass: customOffers.travelClass,
	specialRequests: customOffers.specialRequests,
	version: customOffers.version,
	createdAt: customOffers.createdAt,
	updatedAt: customOffers.updatedAt,
};

function dated<Row extends { createdAt: Date; updatedAt: Date }>(row: Row) {
	const { createdAt, updatedAt } = row;
	return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
