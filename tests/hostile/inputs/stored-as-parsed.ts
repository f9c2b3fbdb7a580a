import { isDeepStrictEqual } from 'node:util';

import type { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';

import { askApproval } from '#src/contract/desk/approvals.ts';
import { approvalWords } from '#src/domain/desk/approval.ts';
import {
	applications,
	notes,
	bookings,
	callBacks,
	customOffers,
	inquiries,
	messages,
	reviews,
	subscribers,
	users,
} from '#src/server/db/schema.ts';

import type { HostileWorld } from './world.ts';

type Fields = Record<string, unknown>;

/** Where an endpoint stores what it takes, and how that reads there. */
const stores: Record<string, { table: PgTable; asStored?: (parsed: Fields) => Fields }> = {
	'POST /api/applications': { table: applications },
	'POST /api/bookings': { table: bookings, asStored: bookingOf },
	'POST /api/custom-offers': { table: customOffers },
	'POST /api/call-backs': {
		table: callBacks,
		asStored: ({ email = '', reference = '', slotFrom, ...typed }) => ({
			...typed,
			email: String(email).trim(),
			reference,
			slotFrom: new Date(String(slotFrom)),
		}),
	},
	// In a note, behind the words of what is asked.
	'POST /api/desk/bookings/:id/approvals': {
		table: notes,
		asStored: (parsed) => {
			const { reason, ...asked } = z.parse(askApproval.body, parsed);
			return { body: `${approvalWords({ method: null, ...asked })}: ${reason}` };
		},
	},
	'POST /api/trips/:reference/messages': { table: messages, asStored: messageOf },
	'POST /api/trips/:reference/review': { table: reviews, asStored: reviewOf },
	'POST /api/inquiries': { table: inquiries },
	'POST /api/subscribe': {
		table: subscribers,
		asStored: ({ email }) => ({ email: String(email).toLowerCase() }),
	},
	'POST /api/register': {
		table: users,
		asStored: ({ email, fullName }) => ({ email, fullName, isAdmin: false }),
	},
};

/**
 * The fields that an endpoint took and did not keep as its contract read them.
 * @param reply what an endpoint of administrators answered: the row; of what an account has saved: all of its rows
 */
export async function keptOtherwise(
	{ newest }: HostileWorld,
	name: string,
	parsed: object,
	reply: unknown,
): Promise<string[]> {
	const store = stores[name];
	const expected: Fields = store?.asStored?.({ ...parsed }) ?? { ...parsed };
	const otherIn = (row: Fields) =>
		Object.keys(expected).filter(
			(field) =>
				(store !== undefined || field in row) &&
				field !== 'version' &&
				!isDeepStrictEqual(row[field] ?? null, expected[field] ?? null),
		);
	if (store) return otherIn(await newest(store.table));
	const rows: Fields[] = Array.isArray(reply) ? reply : [Object(reply)];
	const [closest = []] = rows.map(otherIn).toSorted((one, other) => one.length - other.length);
	return closest;
}

function reviewOf({ stars, words, firstName, homeTown }: Fields): Fields {
	return { stars, words, firstName, homeTown };
}

function messageOf({ kind, body }: Fields): Fields {
	return { kind, body };
}

/** Of the trip only what the server knows itself is kept. */
function bookingOf({ name, email, phone, travelers, totalPrice, itemId }: Fields): Fields {
	return { name, email, phone, travelers, clientTotal: totalPrice, itemId: String(itemId) };
}
