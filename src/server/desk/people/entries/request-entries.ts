import { eq } from 'drizzle-orm';

import type { EntryOf } from '#src/contract/desk/person.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { proposalStanding } from '#src/domain/proposals/proposal.ts';
import { callBackStatus } from '#src/domain/requests/call-back.ts';
import { customOfferStatus } from '#src/domain/requests/custom-offer.ts';

import type { Database } from '../../../db/database.ts';
import { newestFirst } from '../../../db/newest-first.ts';
import {
	applications,
	callBacks,
	customOffers,
	departures,
	deskItems,
	inquiries,
	proposals,
	tours,
	waitingList,
} from '../../../db/schema.ts';
import { isAbout, stateAt } from '../../../inbox/where-it-stands.ts';
import type { RowsOfPerson } from '../rows-of-person.ts';

type Entry = EntryOf<'request'>;
type Wanted = { limit: number; now: Date };

/** The newest requests of a person, so many of each kind, as they stand at a moment. */
export async function requestEntries(
	db: Database,
	rows: RowsOfPerson,
	wanted: Wanted,
): Promise<Entry[]> {
	const kinds = await Promise.all([
		inquiryEntries(db, rows, wanted),
		customOfferEntries(db, rows, wanted),
		proposalEntries(db, rows, wanted),
		callBackEntries(db, rows, wanted),
		applicationEntries(db, rows, wanted),
		waitingEntries(db, rows, wanted),
	]);
	return kinds.flat();
}

async function inquiryEntries(
	db: Database,
	rows: RowsOfPerson,
	{ limit, now }: Wanted,
): Promise<Entry[]> {
	const { id, name, email, subject: about, message: text, createdAt } = inquiries;
	const found = await db
		.select({ id, name, email, about, text, state: stateAt(now), createdAt })
		.from(inquiries)
		.innerJoin(deskItems, isAbout('inquiry', id))
		.where(rows.inquiries)
		.orderBy(...newestFirst(inquiries))
		.limit(limit);
	return found.map((row) => entryOf('inquiry', { ...row, status: row.state, phone: '' }));
}

async function customOfferEntries(
	db: Database,
	rows: RowsOfPerson,
	{ limit, now }: Wanted,
): Promise<Entry[]> {
	const { id, name, email, phone, destination, specialRequests, createdAt } = customOffers;
	const state = stateAt(now);
	const found = await db
		.select({ id, name, email, phone, about: destination, specialRequests, state, createdAt })
		.from(customOffers)
		.innerJoin(deskItems, isAbout('custom offer', id))
		.where(rows.customOffers)
		.orderBy(...newestFirst(customOffers))
		.limit(limit);
	return found.map(({ specialRequests: text, ...row }) =>
		entryOf('custom-offer', { ...row, status: customOfferStatus(row.state), text: text ?? '' }),
	);
}

async function proposalEntries(
	db: Database,
	rows: RowsOfPerson,
	{ limit, now }: Wanted,
): Promise<Entry[]> {
	const { id, name, email, phone, reference: about, answer, until, createdAt } = proposals;
	const found = await db
		.select({ id, name, email, phone, about, answer, until, createdAt })
		.from(proposals)
		.where(rows.proposals)
		.orderBy(...newestFirst(proposals))
		.limit(limit);
	return found.map(({ answer: said, until: end, ...row }) => {
		const status = proposalStanding({ answer: said, until: end }, now);
		return entryOf('offer', { ...row, state: null, status, text: '' });
	});
}

async function callBackEntries(
	db: Database,
	rows: RowsOfPerson,
	{ limit, now }: Wanted,
): Promise<Entry[]> {
	const { id, name, email, phone, reference: about, createdAt } = callBacks;
	const found = await db
		.select({ id, name, email, phone, about, state: stateAt(now), createdAt })
		.from(callBacks)
		.innerJoin(deskItems, isAbout('call-back', id))
		.where(rows.callBacks)
		.orderBy(...newestFirst(callBacks))
		.limit(limit);
	return found.map((row) =>
		entryOf('call-back', { ...row, status: callBackStatus(row.state), text: '' }),
	);
}

async function applicationEntries(
	db: Database,
	rows: RowsOfPerson,
	{ limit, now }: Wanted,
): Promise<Entry[]> {
	const { id, name, email, phone, job: about, message: text, createdAt } = applications;
	const found = await db
		.select({ id, name, email, phone, about, text, state: stateAt(now), createdAt })
		.from(applications)
		.innerJoin(deskItems, isAbout('application', id))
		.where(rows.applications)
		.orderBy(...newestFirst(applications))
		.limit(limit);
	return found.map((row) => entryOf('application', { ...row, status: row.state }));
}

async function waitingEntries(
	db: Database,
	rows: RowsOfPerson,
	{ limit }: Wanted,
): Promise<Entry[]> {
	const { id, name, email, status, createdAt } = waitingList;
	const found = await db
		.select({ id, name, email, tour: tours.name, date: departures.date, status, createdAt })
		.from(waitingList)
		.innerJoin(departures, eq(departures.id, waitingList.departureId))
		.innerJoin(tours, eq(tours.id, departures.tourId))
		.where(rows.waitingList)
		.orderBy(...newestFirst(waitingList))
		.limit(limit);
	return found.map(({ tour, date, ...row }) =>
		entryOf('waiting-list', {
			...row,
			state: null,
			about: `${tour}, ${formatLongDate(date)}`,
			phone: '',
			text: '',
		}),
	);
}

type Row = Omit<Entry, 'kind' | 'request' | 'at'> & { createdAt: Date };

function entryOf(request: Entry['request'], { createdAt, ...row }: Row): Entry {
	return { kind: 'request', request, at: createdAt.toISOString(), ...row };
}
