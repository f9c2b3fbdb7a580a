import * as contract from '#src/contract/proposals/answers.ts';
import { proposalPath } from '#src/paths.ts';
import { attemptOf } from '#src/server/http/attempt.ts';
import { formRoute, type FormRouteOptions } from '#src/server/http/form-route.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { proposalPageAgain, proposalParameters } from '#src/server/pages/proposal-page.ts';
import { builtPage } from '#src/server/platform/built-page.ts';
import { acceptProposal } from '#src/server/proposals/accept-proposal.ts';
import { askAboutProposal } from '#src/server/proposals/ask-about-proposal.ts';
import { declineProposal } from '#src/server/proposals/decline-proposal.ts';
import { openToAnswer } from '#src/server/proposals/proposal-access.ts';
import { visitCookies } from '#src/server/trips/visit-cookies.ts';

import { drawProposal } from '../pages/draw.ts';

export const routes = [
	formRoute(
		contract.acceptProposal,
		async ({ request, body: { reference, version, name }, deps }) => {
			const proposal = await openToAnswer(deps, request, reference);
			const booked = await acceptProposal(deps, { proposal, version, name });
			const cookies = booked.flatMap((each) =>
				visitCookies(request, each.reference, each.visitKey),
			);
			return new Answer({ reference }, { cookies });
		},
		{
			...onItsPage('accept'),
			read: ({ reference, version, name, termsAccepted }) => ({
				reference,
				version: Number(version),
				name,
				termsAccepted: termsAccepted === 'on',
			}),
		},
	),
	formRoute(
		contract.declineProposal,
		async ({ request, body: { reference, reason }, deps }) => {
			await declineProposal(deps, {
				proposal: await openToAnswer(deps, request, reference),
				reason,
			});
			return new Answer({ reference });
		},
		onItsPage('decline'),
	),
	formRoute(
		contract.askAboutProposal,
		async ({ request, body, deps }) => {
			const proposal = await openToAnswer(deps, request, body.reference);
			const attempt = attemptOf(request, body, deps);
			await askAboutProposal(deps, { proposal, body: body.body, attempt });
			return new Answer({ reference: body.reference });
		},
		onItsPage('question'),
	),
];

/** What becomes of a form of an offer's page: the page says what was taken, or why it was not. */
function onItsPage(form: string): FormRouteOptions<{ reference: string }> {
	const done = new URLSearchParams({ [proposalParameters.done]: form });
	return {
		next: ({ reference }) => `${proposalPath(reference)}?${done}`,
		async redraw(request, problem, status, open) {
			const deps = await open();
			const pages = { builtPage: (path: string) => builtPage(request, path), draw: drawProposal };
			return proposalPageAgain({ request, deps, problem, status }, pages);
		},
	};
}
