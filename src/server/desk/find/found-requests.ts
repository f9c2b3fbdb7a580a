import { type AnyColumn, eq, like, or, type SQL, sql } from 'drizzle-orm';

import { mostFound } from '#src/contract/desk/find.ts';
import type { PersonRequestKind } from '#src/domain/desk/person-kinds.ts';
import { searchTerms } from '#src/domain/text/search-terms.ts';

import type { Database } from '../../db/database.ts';
import { folded } from '../../db/folded.ts';
import { newestFirst, searched } from '../../db/newest-first.ts';
import {
	applications,
	callBacks,
	customOffers,
	departures,
	inquiries,
	proposals,
	tours,
	waitingList,
} from '../../db/schema.ts';
import { telephoneDigits } from '../../db/schema/columns.ts';

/** A request that was found, with what says who made it. */
export type RequestHit = {
	kind: PersonRequestKind;
	id: number;
	name: string;
	email: string;
	phone: string;
	about: string;
	createdAt: Date;
};

/** The condition that a request of each kind fits what is searched for. */
export const requestFits: Record<PersonRequestKind, (q: string) => SQL | undefined> = {
	inquiry: (q) => searched(inquiries.searchText, q),
	'custom-offer': (q) => searched(customOffers.searchText, q),
	offer: (q) => searched(proposals.searchText, q),
	'call-back': (q) => searched(callBacks.searchText, q),
	application: (q) => or(searched(applications.searchText, q), hasNumber(applications.phone, q)),
	// Those who wait are few beside all others: their rows are read through.
	'waiting-list': (q) =>
		searched(folded(sql`${waitingList.name} || ' ' || ${waitingList.email}`), q),
};

/** The requests of every kind that fit what is searched for, the newest first. */
export async function foundRequests(db: Database, q: string): Promise<RequestHit[]> {
	const kinds = await Promise.all([
		foundInquiries(db, q),
		foundCustomOffers(db, q),
		foundProposals(db, q),
		foundCallBacks(db, q),
		foundApplications(db, q),
		foundWaiting(db, q),
	]);
	return kinds
		.flat()
		.toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt))
		.slice(0, mostFound);
}

async function foundInquiries(db: Database, q: string): Promise<RequestHit[]> {
	const { id, name, email, subject: about, createdAt } = inquiries;
	const rows = await db
		.select({ id, name, email, about, createdAt })
		.from(inquiries)
		.where(requestFits.inquiry(q))
		.orderBy(...newestFirst(inquiries))
		.limit(mostFound);
	return rows.map((row) => ({ ...row, kind: 'inquiry', phone: '' }));
}

async function foundCustomOffers(db: Database, q: string): Promise<RequestHit[]> {
	const { id, name, email, phone, destination: about, createdAt } = customOffers;
	const rows = await db
		.select({ id, name, email, phone, about, createdAt })
		.from(customOffers)
		.where(requestFits['custom-offer'](q))
		.orderBy(...newestFirst(customOffers))
		.limit(mostFound);
	return rows.map((row) => ({ ...row, kind: 'custom-offer' }));
}

async function foundProposals(db: Database, q: string): Promise<RequestHit[]> {
	const { id, name, email, phone, reference: about, createdAt } = proposals;
	const rows = await db
		.select({ id, name, email, phone, about, createdAt })
		.from(proposals)
		.where(requestFits.offer(q))
		.orderBy(...newestFirst(proposals))
		.limit(mostFound);
	return rows.map((row) => ({ ...row, kind: 'offer' }));
}

async function foundCallBacks(db: Database, q: string): Promise<RequestHit[]> {
	const { id, name, email, phone, reference: about, createdAt } = callBacks;
	const rows = await db
		.select({ id, name, email, phone, about, createdAt })
		.from(callBacks)
		.where(requestFits['call-back'](q))
		.orderBy(...newestFirst(callBacks))
		.limit(mostFound);
	return rows.map((row) => ({ ...row, kind: 'call-back' }));
}

async function foundApplications(db: Database, q: string): Promise<RequestHit[]> {
	const { id, name, email, phone, job: about, createdAt } = applications;
	const rows = await db
		.select({ id, name, email, phone, about, createdAt })
		.from(applications)
		.where(requestFits.application(q))
		.orderBy(...newestFirst(applications))
		.limit(mostFound);
	return rows.map((row) => ({ ...row, kind: 'application' }));
}

async function foundWaiting(db: Database, q: string): Promise<RequestHit[]> {
	const { id, name, email, createdAt } = waitingList;
	const rows = await db
		.select({ id, name, email, about: tours.name, createdAt })
		.from(waitingList)
		.innerJoin(departures, eq(departures.id, waitingList.departureId))
		.innerJoin(tours, eq(tours.id, departures.tourId))
		.where(requestFits['waiting-list'](q))
		.orderBy(...newestFirst(waitingList))
		.limit(mostFound);
	return rows.map((row) => ({ ...row, kind: 'waiting-list', phone: '' }));
}

// An application's search text has no number.
function hasNumber(phone: AnyColumn, q: string): SQL | undefined {
	const numbers = searchTerms(q).flatMap(({ digits }) => digits ?? []);
	return or(...numbers.map((digits) => like(telephoneDigits(phone), `%${digits}`)));
}
