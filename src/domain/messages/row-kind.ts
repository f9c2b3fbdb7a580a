import type { PersonRowKind } from '../desk/person-row.ts';
import type { MessageSubject } from './message.ts';

/** What a message is about, as a row of a person. */
export const rowKindOf: Readonly<Record<MessageSubject, PersonRowKind>> = {
	booking: 'booking',
	inquiry: 'inquiry',
	'custom offer': 'custom-offer',
	proposal: 'offer',
	application: 'application',
};
