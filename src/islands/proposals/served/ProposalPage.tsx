import type { ProposalView } from '#src/contract/proposals/proposal-view.ts';
import { proposalStanding } from '#src/domain/proposals/proposal.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { AcceptProposal } from './AcceptProposal.tsx';
import { DeclineProposal } from './DeclineProposal.tsx';
import { ProposalBookings } from './ProposalBookings.tsx';
import { ProposalQuestions } from './ProposalQuestions.tsx';
import { ProposalVersion } from './ProposalVersion.tsx';
import { standingInWords } from './standing-in-words.ts';
import { VersionList } from './VersionList.tsx';

/** An offer of our desk, as HTML that needs no script: what it is, what can be answered, and what was said. */
export function ProposalPage({ view }: { view: ProposalView }) {
	const { proposal, versions, shown, mayAnswer, done, now } = view;
	const version = versions.find(({ number }) => number === shown);
	const standing = proposalStanding({ ...proposal, until: new Date(proposal.until) }, now);
	const isAnswerable = mayAnswer && version?.isOpen === true;
	if (!version) return null;
	const isAccepted = standing === 'Accepted';
	const answer = (
		<aside className="proposal-answer card empty:hidden">
			{isAccepted && <ProposalBookings version={version} />}
			{isAnswerable && <AcceptProposal proposal={proposal} version={version} />}
			{mayAnswer && standing === 'Sent' && <DeclineProposal proposal={proposal} />}
			{!version.isOpen && !isAccepted && (
				<p>
					{standing === 'Sent'
						? 'This version is not the newest. It can be read, and no longer be accepted.'
						: 'It can be read, and no longer be accepted.'}
				</p>
			)}
		</aside>
	);
	return (
		<article className="proposal">
			<header className="grid gap-2">
				<p className="eyebrow">Offer {proposal.reference}</p>
				<h1 className="text-4xl sm:text-5xl">
					{isAccepted ? 'You have accepted our offer' : 'Our offer for you'}
				</h1>
				<p className="text-xl text-ink-soft">{standingInWords(proposal, { standing, version })}</p>
				{done !== null && thanks[done] !== undefined && (
					<Notice tone="success">{thanks[done]}</Notice>
				)}
				{!mayAnswer && (
					<p className="notice">
						You see this offer as <bdi>{proposal.name}</bdi> does. Only they can answer it here.
					</p>
				)}
			</header>
			{isAccepted && answer}
			<div className="proposal-parts">
				<ProposalVersion version={version} />
				<VersionList view={view} />
			</div>
			{!isAccepted && answer}
			<ProposalQuestions view={view} />
		</article>
	);
}

const thanks: Partial<Record<string, string>> = {
	accept: 'Thank you. All of it is held for you, and a letter about each booking is on its way.',
	decline: 'Thank you for telling us. You owe nothing.',
	question: 'Your question has reached our desk. We answer here and by letter.',
};
