import { eq } from 'drizzle-orm';

import type { RepliedKind } from '#src/domain/desk/desk-item.ts';
import {
	applicationValues,
	customOfferValues,
	inquiryValues,
} from '#src/domain/desk/reply-values.ts';
import type { ReplyValues } from '#src/domain/desk/reply-variables.ts';
import { wordsOf } from '#src/domain/text/slug.ts';

import type { Database } from '../../db/database.ts';
import { applications, customOffers, inquiries } from '../../db/schema.ts';
import { found } from '../../http/http-error.ts';

/** A request as far as the desk's replies to it need it. */
export type AnsweredRequest = {
	kind: RepliedKind;
	id: number;
	/** Where replies go. */
	email: string;
	/** What stands above the letter. */
	subject: string;
	/** The request in a word, for whoever reads later what was done. */
	label: string;
	/** What can be filled in, beside what the desk knows of itself. */
	values: ReplyValues;
};

type Request = Omit<AnsweredRequest, 'kind' | 'id'>;

/**
 * A request that is answered.
 * @param lock keeps it until the transaction ends: of two who answer at once, the second sees the first one's reply
 * @throws HttpError 404
 */
export async function answeredRequest(
	db: Database,
	{ kind, id }: { kind: RepliedKind; id: number },
	lock = false,
): Promise<AnsweredRequest> {
	return { kind, id, ...found(await readers[kind](db, id, lock), missing[kind]) };
}

const missing: Record<RepliedKind, string> = {
	inquiry: 'There is no inquiry with this number.',
	application: 'There is no application with this number.',
	'custom offer': 'There is no custom offer with this number.',
};

type Reader = (db: Database, id: number, lock: boolean) => Promise<Request | undefined>;

const readers: Record<RepliedKind, Reader> = {
	async inquiry(db, id, lock) {
		const query = db.select().from(inquiries).where(eq(inquiries.id, id));
		const [row] = await (lock ? query.for('no key update') : query);
		return (
			row && {
				email: row.email,
				subject: `Re: ${row.subject}`,
				label: `${row.name}, ${row.subject}`,
				values: inquiryValues(row),
			}
		);
	},
	async application(db, id, lock) {
		const query = db.select().from(applications).where(eq(applications.id, id));
		const [row] = await (lock ? query.for('no key update') : query);
		return (
			row && {
				email: row.email,
				subject: `Your application: ${wordsOf(row.job)}`,
				label: `${row.name}, ${wordsOf(row.job)}`,
				values: applicationValues(row),
			}
		);
	},
	async 'custom offer'(db, id, lock) {
		const query = db.select().from(customOffers).where(eq(customOffers.id, id));
		const [row] = await (lock ? query.for('no key update') : query);
		return (
			row && {
				email: row.email,
				subject: `Your custom travel offer to ${row.destination}`,
				label: `${row.name}, ${row.destination}`,
				values: customOfferValues(row),
			}
		);
	},
};
