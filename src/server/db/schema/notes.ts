import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { bookings } from './bookings.ts';
import { attempt, createdAt, identity } from './columns.ts';
import { waitingList } from './departures.ts';
import { proposals } from './proposals.ts';
import { applications, callBacks, customOffers, inquiries } from './requests.ts';
import { users } from './users.ts';

const about = (column: string, row: () => AnyPgColumn) =>
	integer(column).references(row, { onDelete: 'cascade' });

/** What the desk notes for itself of a booking, a request or an account, and so of whoever left it: it goes with that. */
export const notes = pgTable(
	'booking_notes',
	{
		id: identity(),
		...attempt(),
		// One of these eight.
		bookingId: about('booking_id', () => bookings.id),
		inquiryId: about('inquiry_id', () => inquiries.id),
		customOfferId: about('custom_offer_id', () => customOffers.id),
		proposalId: about('proposal_id', () => proposals.id),
		callBackId: about('call_back_id', () => callBacks.id),
		applicationId: about('application_id', () => applications.id),
		waitingListId: about('waiting_list_id', () => waitingList.id),
		accountId: about('account_id', () => users.id),
		body: text('body').notNull(),
		authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
		/** Who of the desk wrote it; the name stays when the account goes. */
		author: text('author').notNull(),
		createdAt: createdAt(),
	},
	(table) => {
		const { bookingId, inquiryId, customOfferId, proposalId } = table;
		const { callBackId, applicationId, waitingListId, accountId } = table;
		const rows = [
			['inquiry', inquiryId],
			['custom_offer', customOfferId],
			['proposal', proposalId],
			['call_back', callBackId],
			['application', applicationId],
			['waiting_list', waitingListId],
			['account', accountId],
		] as const;
		return [
			check(
				'booking_notes_about_check',
				sql`num_nonnulls(${bookingId}, ${sql.join(
					rows.map(([, row]) => sql`${row}`),
					sql`, `,
				)}) = 1`,
			),
			index('booking_notes_booking_index').on(bookingId, table.id),
			...rows.map(([name, row]) =>
				index(`booking_notes_${name}_index`)
					.on(row, table.id)
					.where(sql`${row} is not null`),
			),
		];
	},
);
