import type { RepliedKind } from '#src/domain/desk/desk-item.ts';
import {
	applicationValues,
	customOfferValues,
	inquiryValues,
	proposalValues,
} from '#src/domain/desk/reply-values.ts';
import type { ReplyValues } from '#src/domain/desk/reply-variables.ts';
import { wordsOf } from '#src/domain/text/slug.ts';

import type { Database } from '../../db/database.ts';
import { applicationList } from '../requests/applications.ts';
import { customOfferList } from '../requests/custom-offers.ts';
import { inquiryList } from '../requests/inquiries.ts';
import { proposalList } from '../requests/proposals.ts';
import { readRequest, type RequestList } from '../requests/request-list.ts';

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

/**
 * A request that is answered.
 * @throws HttpError 404
 */
export async function answeredRequest(
	db: Database,
	{ kind, id }: { kind: RepliedKind; id: number },
	now: Date,
): Promise<AnsweredRequest> {
	return { kind, id, ...(await readers[kind](db, id, now)) };
}

type Request = Omit<AnsweredRequest, 'kind' | 'id'>;
type Reader = (db: Database, id: number, now: Date) => Promise<Request>;

const readers: Record<RepliedKind, Reader> = {
	inquiry: readerOf(inquiryList, (inquiry) => ({
		subject: `Re: ${inquiry.subject}`,
		values: inquiryValues(inquiry),
	})),
	application: readerOf(applicationList, (application) => ({
		subject: `Your application: ${wordsOf(application.job)}`,
		values: applicationValues(application),
	})),
	'custom offer': readerOf(customOfferList, (offer) => ({
		subject: `Your custom travel offer to ${offer.destination}`,
		values: customOfferValues(offer),
	})),
	proposal: readerOf(proposalList, (proposal) => ({
		subject: `Our offer ${proposal.reference}`,
		values: proposalValues(proposal),
	})),
};

function readerOf<Asked, Listed extends { email: string }>(
	list: RequestList<Asked, Listed>,
	written: (row: Listed) => Pick<Request, 'subject' | 'values'>,
): Reader {
	return async (db, id, now) => {
		const row = await readRequest(db, list, id, now);
		return { email: row.email, label: list.labelOf(row), ...written(row) };
	};
}
