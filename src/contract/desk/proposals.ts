import * as z from 'zod/mini';

import { mostProposalDays, proposalStandings } from '#src/domain/proposals/proposal.ts';

import { command, forDesk, query } from '../http/endpoint.ts';
import { page } from '../http/paging.ts';
import { proposalRecord, proposalVersion } from '../proposals/proposal-view.ts';
import { conflictReply } from './conflict.ts';

/** Said of what names no request. */
export const noSuchRequest = 'Please name the request that is answered.';

/** The newest version that somebody saw. */
export const seenProposal = z
	.int('Please name the version of the offer that you saw.')
	.check(z.positive('Please name the version of the offer that you saw.'));

/** An offer with all that was sent of it, the newest version first. */
export type ProposalStory = z.infer<typeof proposalStory>;
export const proposalStory = z.extend(proposalRecord, {
	/** The address of its page. */
	page: z.string(),
	versions: z.array(proposalVersion),
});

/** The query parameters of the list of offers. */
export const proposalPage = z.extend(page, {
	standing: z.optional(
		z.enum(proposalStandings, `standing must be one of: ${proposalStandings.join(', ')}.`),
	),
	/** Those that answer one request. */
	customOfferId: z.optional(
		z.pipe(
			z.string(noSuchRequest).check(z.regex(/^[1-9]\d{0,8}$/, noSuchRequest)),
			z.transform(Number),
		),
	),
});

/** 409: a colleague was first, or it was answered; with the offer as it is. */
export const proposalConflict = conflictReply(proposalStory);

/** Why the desk's change of an offer is refused. */
export const proposalDeskMessages = {
	missing: 'There is no offer with this number.',
	tooFar: `An offer can stand for ${mostProposalDays} days at most.`,
	dayPassed: 'Please choose a day that is still to come.',
	changedMeanwhile: 'A colleague has sent another version of this offer. Please look at it first.',
	/** 409: the same press reached us twice at one moment. */
	sentAtOnce: 'This offer is being sent already. Please look at the list of offers.',
	/** 400 at `optional` */
	noSuchPart: 'An optional part is none of the offer.',
	allOptional: 'At least one part must be more than optional.',
	/** 400 at the address */
	muted:
		'No letters go to this address: those to it came back, or they asked for none. Please ask for another.',
	answered: 'This offer was answered. What is changed now, is changed on its bookings.',
} as const;

export const listProposals = forDesk(query('GET', '/api/desk/proposals', z.array(proposalRecord)));
export const readProposal = forDesk(query('GET', '/api/desk/proposals/:id', proposalStory));
export const resendProposal = ofSeen('/api/desk/proposals/:id/resend');
export const withdrawProposal = ofSeen('/api/desk/proposals/:id/withdraw');

/** An act on an offer as somebody sees it. */
function ofSeen<const Path extends string>(path: Path) {
	return forDesk(command('POST', path, z.strictObject({ seen: seenProposal }), proposalStory));
}
