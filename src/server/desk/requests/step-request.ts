import { and, eq, gt } from 'drizzle-orm';

import type { SessionUser } from '#src/contract/users/account.ts';
import { customOfferStatus } from '#src/domain/requests/custom-offer.ts';
import type { NamedState, RequestKind } from '#src/domain/requests/request-state.ts';

import { staleChange } from '../../changes/change-row.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { proposals } from '../../db/schema.ts';
import { found } from '../../http/http-error.ts';
import {
	type Locked,
	lockStanding,
	type Named,
	type Step,
	storeStanding,
} from '../../inbox/standing.ts';
import { tellChange } from '../../mail/decision-letters.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { toldStep } from './custom-offer-letters.ts';
import { customOfferList } from './custom-offers.ts';
import { type MarkedList, readRequest } from './request-list.ts';

type Stepping = {
	at: Date;
	/** How whoever asked hears of it: by a letter about that, by a reply that was just written, or not from us. */
	told: 'by letter' | 'by reply' | 'not';
};

/**
 * Stores where something stands from now on, whoever of the desk says so and where. A letter that waits to tell the customer
 * of a custom offer something else does not go out any more.
 * @param before locked
 */
export async function stepStanding(
	transaction: Database,
	{ kind, id }: Named,
	before: Locked,
	step: Step,
	{ at, told }: Stepping,
): Promise<Locked> {
	if (kind === 'custom offer' && step.state !== undefined) {
		const offer = await readRequest(transaction, customOfferList, id, at);
		const status = customOfferStatus(step.state);
		if (status !== offer.status || told === 'by reply') {
			const isSent = told === 'by letter';
			await tellChange(transaction, { ...toldStep(offer, status), at, isSent });
		}
	}
	const stored = kind === 'proposal' ? await untilItEnds(transaction, id, { step, at }) : step;
	return storeStanding(transaction, before, stored, at);
}

/** An offer that waits for them comes back once its time is over. */
async function untilItEnds(
	transaction: Database,
	id: number,
	{ step, at }: { step: Step; at: Date },
): Promise<Step> {
	if (step.state !== 'Waiting for them') return step;
	const isOpen = and(eq(proposals.id, id), eq(proposals.answer, 'open'), gt(proposals.until, at));
	const [open] = await transaction.select({ until: proposals.until }).from(proposals).where(isOpen);
	return open ? { ...step, state: 'Later', laterUntil: open.until } : step;
}

type Marking = {
	colleague: SessionUser;
	id: number;
	/** What the administrator saw; without it the last change wins. */
	version?: number | undefined;
	state: NamedState;
	/** false: whoever asked gets no letter about it. */
	sendsLetter?: boolean | undefined;
};

/**
 * Marks a request by the word that its list has for a state, and stores who said so. Where it is called so already, nothing
 * is written.
 * @throws HttpError 404; 409 with the request as it is now, when it was changed after the administrator saw it
 */
export function markRequest<Asked, Listed extends { status: string }>(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	list: MarkedList<Asked, Listed>,
	{ colleague, id, version, state, sendsLetter = true }: Marking,
): Promise<Listed> {
	return inTransaction(db, async (transaction) => {
		const at = now();
		const named: Named<RequestKind> = { kind: list.kind, id };
		const standing = found(await lockStanding(transaction, named, at), list.missing);
		const before = await readRequest(transaction, list, id, at);
		if (version !== undefined && version !== standing.version) throw staleChange(before);
		if (list.statusOf(state) === before.status) return before;
		const told = sendsLetter ? 'by letter' : 'not';
		await stepStanding(transaction, named, standing, { state, laterUntil: null }, { at, told });
		const after = await readRequest(transaction, list, id, at);
		await recordChange(transaction, {
			colleague,
			at,
			subject: list.kind,
			subjectId: id,
			label: list.labelOf(after),
			before: { status: before.status },
			after: { status: after.status },
		});
		return after;
	});
}
