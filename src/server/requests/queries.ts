import { eq } from 'drizzle-orm';

import type {
	ApplicationReceipt,
	CustomOfferReceipt,
	InquiryReceipt,
} from '#src/contract/requests/requests.ts';

import type { Database } from '../db/database.ts';
import { applications, customOffers, inquiries, subscribers } from '../db/schema.ts';
import type { Stored } from '../http/attempt.ts';

export type NewCustomOffer = typeof customOffers.$inferInsert;
export type NewInquiry = typeof inquiries.$inferInsert;
export type NewApplication = typeof applications.$inferInsert;

/** The custom offer request that an attempt left, or null. */
export async function selectCustomOfferOfAttempt(
	db: Database,
	attemptId: string,
): Promise<Stored<CustomOfferReceipt> | null> {
	const [row] = await db
		.select({ ...customOfferColumns, bodyHash: customOffers.bodyHash })
		.from(customOffers)
		.where(eq(customOffers.attemptId, attemptId));
	if (!row) return null;
	const { bodyHash, ...receipt } = row;
	return { receipt: dated(receipt), bodyHash };
}

/** Stores a custom offer request; null when its attempt is taken. */
export async function insertCustomOffer(
	db: Database,
	request: NewCustomOffer,
): Promise<CustomOfferReceipt | null> {
	const [row] = await db
		.insert(customOffers)
		.values(request)
		.onConflictDoNothing()
		.returning(customOfferColumns);
	return row ? dated(row) : null;
}

/** The inquiry that an attempt left, or null. */
export async function selectInquiryOfAttempt(
	db: Database,
	attemptId: string,
): Promise<Stored<InquiryReceipt> | null> {
	const [row] = await db
		.select({ ...inquiryColumns, bodyHash: inquiries.bodyHash })
		.from(inquiries)
		.where(eq(inquiries.attemptId, attemptId));
	if (!row) return null;
	const { bodyHash, ...receipt } = row;
	return { receipt: dated(receipt), bodyHash };
}

/** Stores an inquiry; null when its attempt is taken. */
export async function insertInquiry(
	db: Database,
	inquiry: NewInquiry,
): Promise<InquiryReceipt | null> {
	const [row] = await db
		.insert(inquiries)
		.values(inquiry)
		.onConflictDoNothing()
		.returning(inquiryColumns);
	return row ? dated(row) : null;
}

/** The application that an attempt left, or null. */
export async function selectApplicationOfAttempt(
	db: Database,
	attemptId: string,
): Promise<Stored<ApplicationReceipt> | null> {
	const [row] = await db
		.select({ ...applicationColumns, bodyHash: applications.bodyHash })
		.from(applications)
		.where(eq(applications.attemptId, attemptId));
	if (!row) return null;
	const { bodyHash, ...receipt } = row;
	return { receipt: dated(receipt), bodyHash };
}

/** Stores an application; null when its attempt is taken. */
export async function insertApplication(
	db: Database,
	application: NewApplication,
): Promise<ApplicationReceipt | null> {
	const [row] = await db
		.insert(applications)
		.values(application)
		.onConflictDoNothing()
		.returning(applicationColumns);
	return row ? dated(row) : null;
}

/**
 * Adds a reader to the newsletter.
 * @param email in lower case
 * @returns whether the address is new, in whatever case it was stored
 */
export async function insertSubscriber(db: Database, email: string): Promise<boolean> {
	const added = await db
		.insert(subscribers)
		.values({ email })
		.onConflictDoNothing()
		.returning({ id: subscribers.id });
	return added.length > 0;
}

const customOfferColumns = {
	id: customOffers.id,
	status: customOffers.status,
	createdAt: customOffers.createdAt,
};
const inquiryColumns = { id: inquiries.id, createdAt: inquiries.createdAt };
const applicationColumns = { id: applications.id, createdAt: applications.createdAt };

function dated<Row extends { createdAt: Date }>(row: Row) {
	return { ...row, createdAt: row.createdAt.toISOString() };
}
