import { eq, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../../db/database.ts';
import {
	applications,
	bookings,
	customOffers,
	inquiries,
	type messages,
	type notes,
	proposals,
} from '../../../db/schema.ts';

/** What a note or a message is about, by its own name: a booking's reference, an inquiry's subject; '' where it has none. */
export function aboutLabel(db: Database, of: typeof messages | typeof notes): SQL<string> {
	const names = [
		db.select({ name: bookings.reference }).from(bookings).where(eq(bookings.id, of.bookingId)),
		db.select({ name: inquiries.subject }).from(inquiries).where(eq(inquiries.id, of.inquiryId)),
		db
			.select({ name: customOffers.destination })
			.from(customOffers)
			.where(eq(customOffers.id, of.customOfferId)),
		db
			.select({ name: applications.job })
			.from(applications)
			.where(eq(applications.id, of.applicationId)),
		db.select({ name: proposals.reference }).from(proposals).where(eq(proposals.id, of.proposalId)),
	];
	return sql<string>`coalesce(${sql.join(names, sql`, `)}, '')`;
}
