import type { PersonRow, PersonRowKind } from '#src/domain/desk/person-row.ts';

import type { notes } from '../../../db/schema.ts';

/** The column of a note that names what it is about. */
export const aboutColumns = {
	booking: 'bookingId',
	inquiry: 'inquiryId',
	'custom-offer': 'customOfferId',
	offer: 'proposalId',
	'call-back': 'callBackId',
	application: 'applicationId',
	'waiting-list': 'waitingListId',
	account: 'accountId',
} as const satisfies Record<PersonRowKind, keyof typeof notes.$inferSelect>;

type AboutColumn = (typeof aboutColumns)[PersonRowKind];

/** What a note stores of it. */
export function aboutValues({ kind, id }: PersonRow): Partial<Record<AboutColumn, number>> {
	return { [aboutColumns[kind]]: id };
}
