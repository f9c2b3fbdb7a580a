import {
	sendProposal as send,
	sendProposalVersion as sendVersion,
} from '#src/contract/desk/new-proposal.ts';
import * as contract from '#src/contract/desk/proposals.ts';
import { readProposalStory } from '#src/server/desk/proposals/proposal-story.ts';
import { resendProposal } from '#src/server/desk/proposals/resend-proposal.ts';
import { sendProposal, sendProposalVersion } from '#src/server/desk/proposals/send-proposal.ts';
import { withdrawProposal } from '#src/server/desk/proposals/withdraw-proposal.ts';
import { selectProposals } from '#src/server/desk/requests/proposals.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(contract.listProposals, ({ url, deps }) =>
		listAnswer(url, contract.proposalPage, (page) =>
			selectProposals(deps.db, { ...page, now: deps.now() }),
		),
	),
	deskRoute(contract.readProposal, ({ id, deps }) => readProposalStory(deps.db, id, deps.now())),
	deskRoute(send, async ({ request, body, colleague, deps }) => {
		const attempt = readAttempt(request, body);
		const { story, isRepeat } = await sendProposal(deps, { colleague, body, attempt });
		return new Answer(story, { status: isRepeat ? 200 : 201 });
	}),
	deskRoute(sendVersion, async ({ request, id, body, colleague, deps }) => {
		const attempt = readAttempt(request, body);
		const { story, isRepeat } = await sendProposalVersion(deps, { colleague, id, body, attempt });
		return new Answer(story, { status: isRepeat ? 200 : 201 });
	}),
	deskRoute(contract.resendProposal, ({ id, body, colleague, deps }) =>
		resendProposal(deps, { colleague, id, body }),
	),
	deskRoute(contract.withdrawProposal, ({ id, body, colleague, deps }) =>
		withdrawProposal(deps, { colleague, id, body }),
	),
];
