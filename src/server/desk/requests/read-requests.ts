import { eq } from 'drizzle-orm';

import type { ApplicationRecord, InquiryRecord } from '#src/contract/admin/requests.ts';
import type { WaitingPlace } from '#src/contract/desk/requests.ts';

import { isAbout, joinedState } from '../../admin/requests/conversation-states.ts';
import type { Database } from '../../db/database.ts';
import {
	applications,
	departures,
	deskItems,
	inquiries,
	tours,
	waitingList,
} from '../../db/schema.ts';
import { found } from '../../http/http-error.ts';

/**
 * An inquiry, as its list has it.
 * @throws HttpError 404
 */
export async function readInquiry(db: Database, id: number): Promise<InquiryRecord> {
	const { name, email, subject, message, createdAt } = inquiries;
	const [row] = await db
		.select({ id: inquiries.id, name, email, subject, message, state: joinedState, createdAt })
		.from(inquiries)
		.leftJoin(deskItems, isAbout('inquiry', inquiries.id))
		.where(eq(inquiries.id, id));
	const inquiry = found(row, 'There is no inquiry with this number.');
	return { ...inquiry, createdAt: inquiry.createdAt.toISOString() };
}

/**
 * An application, as its list has it.
 * @throws HttpError 404
 */
export async function readApplication(db: Database, id: number): Promise<ApplicationRecord> {
	const { job, name, email, phone, link, message, createdAt } = applications;
	const [row] = await db
		.select({
			id: applications.id,
			job,
			name,
			email,
			phone,
			link,
			message,
			state: joinedState,
			createdAt,
		})
		.from(applications)
		.leftJoin(deskItems, isAbout('application', applications.id))
		.where(eq(applications.id, id));
	const application = found(row, 'There is no application with this number.');
	return { ...application, createdAt: application.createdAt.toISOString() };
}

/**
 * A place on a waiting list, with what it is for.
 * @throws HttpError 404
 */
export async function readWaitingPlace(db: Database, id: number): Promise<WaitingPlace> {
	const { name, email, travellers, status, offeredUntil, createdAt } = waitingList;
	const [row] = await db
		.select({
			id: waitingList.id,
			name,
			email,
			travellers,
			status,
			offeredUntil,
			createdAt,
			tour: tours.name,
			date: departures.date,
		})
		.from(waitingList)
		.innerJoin(departures, eq(departures.id, waitingList.departureId))
		.innerJoin(tours, eq(tours.id, departures.tourId))
		.where(eq(waitingList.id, id));
	const place = found(row, 'There is no place on a waiting list with this number.');
	return {
		...place,
		offeredUntil: place.offeredUntil?.toISOString() ?? null,
		createdAt: place.createdAt.toISOString(),
	};
}
