import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

import type { PersonRowKind } from '#src/domain/desk/person-row.ts';

import {
	applications,
	bookings,
	callBacks,
	customOffers,
	inquiries,
	proposals,
	users,
	waitingList,
} from '../../db/schema.ts';
import { bookedEmail, bookedPhone } from './of-addresses.ts';

type Source = { from: SQL; id: AnyColumn; email: AnyColumn | SQL; phone?: AnyColumn | SQL };

/** Where rows of each kind stand, and what says who left them. */
export const personSources: Readonly<Record<PersonRowKind, Source>> = {
	booking: { from: sql`${bookings}`, id: bookings.id, email: bookedEmail, phone: bookedPhone },
	inquiry: { from: sql`${inquiries}`, id: inquiries.id, email: inquiries.email },
	'custom-offer': {
		from: sql`${customOffers}`,
		id: customOffers.id,
		email: customOffers.email,
		phone: customOffers.phone,
	},
	offer: {
		from: sql`${proposals}`,
		id: proposals.id,
		email: proposals.email,
		phone: proposals.phone,
	},
	'call-back': {
		from: sql`${callBacks}`,
		id: callBacks.id,
		email: callBacks.email,
		phone: callBacks.phone,
	},
	application: {
		from: sql`${applications}`,
		id: applications.id,
		email: applications.email,
		phone: applications.phone,
	},
	'waiting-list': { from: sql`${waitingList}`, id: waitingList.id, email: waitingList.email },
	account: { from: sql`${users}`, id: users.id, email: users.email },
};
