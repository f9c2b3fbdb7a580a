import { and, eq } from 'drizzle-orm';

import type { CustomOfferPage, CustomOfferRecord } from '#src/contract/admin/requests.ts';

import type { Database } from '../../db/database.ts';
import { type Paged, paged } from '../../db/paged.ts';
import { customOffers } from '../../db/schema.ts';
import type { RowKind } from '../change-row.ts';
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
	return { ...found, rows: found.rows.map(recordOf) };
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

type Row = Omit<CustomOfferRecord, 'createdAt' | 'updatedAt'> & {
	createdAt: Date;
	updatedAt: Date;
};

function recordOf({ createdAt, updatedAt, ...row }: Row): CustomOfferRecord {
	return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** Custom offers, as administrators change them. */
export const customOfferRows: RowKind<typeof customOffers, Row, CustomOfferRecord> = {
	subject: 'custom offer',
	missing: 'There is no custom offer with this number.',
	table: customOffers,
	columns,
	rowOf: recordOf,
	labelOf: ({ name, destination }) => `${name}, ${destination}`,
};
