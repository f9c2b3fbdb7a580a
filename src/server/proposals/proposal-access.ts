import { and, arrayContains, eq, or } from 'drizzle-orm';

import { proposalMessages } from '#src/contract/proposals/answers.ts';
import { worksAtDesk } from '#src/domain/users/role.ts';

import type { Database } from '../db/database.ts';
import { proposals, proposalVersions } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { continueSession } from '../users/session.ts';
import { proposalCookie } from '../users/token-cookie.ts';
import { hasVerified } from '../users/verified-address.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { tokenHashOf } from '../world/secret-token.ts';
import type { ProposalRow } from './read-proposal.ts';

/** An offer that is open to whoever asks for it. */
export type OpenProposal = {
	proposal: ProposalRow;
	/** The desk sees it as whoever got it does, and answers nothing in their place. */
	mayAnswer: boolean;
};

type Asking = Pick<Dependencies, 'db' | 'now' | 'requiresSecondFactor'>;

/**
 * The offer of a reference for whoever sent a request: by the key of one of its letters, by an account whose address is
 * verified and got it, or by the desk's. None to everybody else, and where there is none.
 * @param key of the link that was followed; null: the cookie's, where there is one
 * @returns the value of `Set-Cookie` where the session of whoever asks was renewed
 */
export async function openProposal(
	deps: Asking,
	request: Request,
	{ reference, key }: { reference: string; key: string | null },
): Promise<{ open: OpenProposal | null; cookie: string | null }> {
	const { db } = deps;
	const [proposal] = await db.select().from(proposals).where(eq(proposals.reference, reference));
	const { user, cookie } = await continueSession(deps, request);
	const shown = key ?? proposalCookie(reference).tokenIn(request);
	const isByKey = await isKeyOf(db, proposal?.id ?? 0, shown);
	if (!proposal) return { open: null, cookie };
	if (isByKey) return { open: { proposal, mayAnswer: true }, cookie };
	if (user && worksAtDesk(user)) {
		return { open: user.isSetUpDue ? null : { proposal, mayAnswer: false }, cookie };
	}
	const isTheirs = user !== null && (await hasVerified(db, user.id, proposal.email));
	return { open: isTheirs ? { proposal, mayAnswer: true } : null, cookie };
}

/**
 * As `openProposal`, for an answer.
 * @throws HttpError 404 where it is not open to whoever asks, or the desk would answer in their place
 */
export async function openToAnswer(
	deps: Asking,
	request: Request,
	reference: string,
): Promise<ProposalRow> {
	const { open } = await openProposal(deps, request, { reference, key: null });
	if (!open?.mayAnswer) throw new HttpError(404, { message: proposalMessages.notOpen });
	return open.proposal;
}

async function isKeyOf(db: Database, proposalId: number, key: string | null): Promise<boolean> {
	if (key === null) return false;
	const { keyHash, earlierKeys } = proposalVersions;
	const isIt = and(
		eq(proposalVersions.proposalId, proposalId),
		or(eq(keyHash, tokenHashOf(key)), arrayContains(earlierKeys, [tokenHashOf(key)])),
	);
	return (await db.$count(proposalVersions, isIt)) === 1;
}
