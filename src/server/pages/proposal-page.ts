import type { ProposalView } from '#src/contract/proposals/proposal-view.ts';
import type { FormProblem } from '#src/domain/trips/form-problem.ts';
import { keyParameter, paths, proposalPath } from '#src/paths.ts';

import { seeOther } from '../http/see-other.ts';
import { selectMessages } from '../messages/read-messages.ts';
import { type OpenProposal, openProposal } from '../proposals/proposal-access.ts';
import { proposalRecordOf, selectVersions } from '../proposals/read-proposal.ts';
import { proposalCookie } from '../users/token-cookie.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { fillPage } from './fill-page.ts';
import { htmlAnswer } from './html-answer.ts';
import type { FormPageSources, Loaded, PageCall } from './page-route.ts';
import { privatePageHeaders } from './private-page.ts';
import { refusedForm } from './refused-form.ts';

const shell = `${paths.proposal}/shell`;

/** For how long a browser that followed a letter's link may see the offer without it. */
const visitSeconds = 90 * 24 * 60 * 60;

/** What the page of an offer is drawn from. */
export type DrawnProposal = {
	/** null: none is open to whoever asks. */
	view: ProposalView | null;
};

/** The parameters of the page's own address: the form that was taken, and the version that is shown whole. */
export const proposalParameters = { done: 'done', version: 'version' } as const;

/**
 * Finds an offer for whoever it is open to. The link of a letter gives the browser a cookie and leads on, so that the key
 * stands in no address that is copied.
 */
export async function loadProposalPage(call: PageCall): Promise<Loaded<DrawnProposal> | Response> {
	const { request, url } = call;
	const deps = await call.open();
	const reference = readReference(call.given);
	const key = url.searchParams.get(keyParameter);
	const { open, cookie } = await openProposal(deps, request, { reference, key });
	if (key !== null && open) {
		const given = proposalCookie(reference).given(request, key, visitSeconds);
		return seeOther(proposalPath(reference), [given]);
	}
	return {
		page: shell,
		view: { view: open && (await viewOf(deps, open, url)) },
		status: open ? 200 : 404,
		headers: privatePageHeaders,
		cookie,
	};
}

/** The page again after a form of it was refused: it says why, and keeps what was typed. */
export async function proposalPageAgain(
	{ request, deps, problem, status }: Refused,
	{ builtPage, draw }: FormPageSources<DrawnProposal>,
): Promise<Response> {
	const { reference = '', version = '' } = problem.typed;
	const named = { reference: readReference(reference), key: null };
	const { open } = await openProposal(deps, request, named);
	const url = new URL(request.url);
	url.searchParams.set(proposalParameters.version, version);
	const view = open && (await viewOf(deps, open, url));
	const page = fillPage(await builtPage(shell), await draw({ view }));
	const hasForm = page.includes(`action="${url.pathname}"`);
	const told = hasForm ? refusedForm(page, url.pathname, problem) : page;
	return htmlAnswer(told, status, privatePageHeaders);
}

type Refused = { request: Request; deps: Dependencies; problem: FormProblem; status: number };

async function viewOf(
	deps: Dependencies,
	{ proposal, mayAnswer }: OpenProposal,
	url: URL,
): Promise<ProposalView> {
	const now = deps.now();
	const versions = await selectVersions(deps.db, proposal, now);
	const asked = Number(url.searchParams.get(proposalParameters.version) ?? '');
	const named = proposal.acceptedVersion ?? asked;
	const messages = await selectMessages(deps.db, { kind: 'proposal', id: proposal.id });
	return {
		proposal: proposalRecordOf(proposal),
		versions,
		shown: versions.some(({ number }) => number === named) ? named : proposal.version,
		messages: messages.map(({ id, author, kind, body, createdAt }) => ({
			id,
			author,
			isAnswer: kind === 'answer',
			body,
			createdAt,
		})),
		mayAnswer,
		done: url.searchParams.get(proposalParameters.done),
		now,
	};
}

/** '' of what cannot be one. */
function readReference(given: string): string {
	return /^[\w-]{1,20}$/.test(given) ? given.toUpperCase() : '';
}
