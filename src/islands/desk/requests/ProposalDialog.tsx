import { useQuery } from '@tanstack/react-query';

import type { ProposalStory } from '#src/contract/desk/proposals.ts';
import type { ProposalRecord } from '#src/contract/proposals/proposal-view.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { proposalValues } from '#src/domain/desk/reply-values.ts';
import { lastDayOf } from '#src/domain/proposals/proposal.ts';
import { proposalPath } from '#src/paths.ts';
import { writeNewVersion } from '#src/stores/desk/proposals/offer-draft.ts';
import { proposalQuery, resend, withdraw } from '#src/stores/desk/proposals/proposals.ts';
import { useNow } from '#src/ui/use-now.ts';

import { EmailAddress } from '../panel/EmailAddress.tsx';
import { Facts } from '../panel/Facts.tsx';
import { LoadFailed } from '../panel/LoadFailed.tsx';
import { Moment } from '../panel/Moment.tsx';
import { PhoneLink } from '../panel/PhoneLink.tsx';
import { StandingBadge } from '../panel/StandingBadge.tsx';
import { RepliedDialog } from '../replies/RepliedDialog.tsx';
import { VersionFacts } from './VersionFacts.tsx';

type Props = { proposal: ProposalRecord; onClosed: () => void };

/** An offer in full: what became of it, all versions that were sent, what was asked, and what can be done. */
export function ProposalDialog({ proposal, onClosed }: Props) {
	const result = useQuery(proposalQuery(proposal.id));
	const { data: story } = result;
	const now = useNow();
	const shown = story ?? proposal;
	return (
		<RepliedDialog
			title={`Offer ${proposal.reference}`}
			kind="proposal"
			request={proposal}
			values={proposalValues(proposal)}
			onClosed={onClosed}
		>
			<p className="flex flex-wrap items-center gap-2">
				<StandingBadge proposal={shown} now={now} />
				{story?.answer === 'open' && <Acts story={story} onClosed={onClosed} />}
				<a className="row-button" href={proposalPath(proposal.reference)} target="_blank">
					Its page<span className="visually-hidden">, in a new tab</span>
				</a>
			</p>
			<Facts
				facts={[
					['For', <bdi key="name">{shown.name}</bdi>],
					['Email', <EmailAddress key="email" email={shown.email} />],
					['Phone', <PhoneLink key="phone" phone={shown.phone} />],
					['Last day to accept', formatDate(lastDayOf(new Date(shown.until)))],
					...answerFacts(shown),
				]}
			/>
			{story?.versions.map((version) => (
				<VersionFacts key={version.number} version={version} />
			))}
			{!story && !result.isError && (
				<div role="status" className="skeleton h-40 rounded-lg" aria-label="Loading the offer" />
			)}
			{!story && result.isError && (
				<LoadFailed result={result}>Failed to load what was offered.</LoadFailed>
			)}
		</RepliedDialog>
	);
}

function Acts({ story, onClosed }: { story: ProposalStory; onClosed: () => void }) {
	return (
		<>
			<button
				type="button"
				className="row-button"
				onClick={() => {
					onClosed();
					void writeNewVersion(story);
				}}
			>
				New version
			</button>
			<button type="button" className="row-button" onClick={() => void resend(story)}>
				Send again
			</button>
			<button type="button" className="row-button" onClick={() => void withdraw(story)}>
				Take it back
			</button>
		</>
	);
}

function answerFacts({
	answer,
	answeredAt,
	acceptedBy,
	acceptedVersion,
	declinedBecause,
}: ProposalRecord) {
	if (answer === 'open' || answeredAt === null) return [];
	const at = <Moment key="answered" at={answeredAt} />;
	if (answer === 'accepted') {
		return [
			['Accepted', at] as const,
			['Accepted by', <bdi key="by">{acceptedBy}</bdi>] as const,
			['Version', String(acceptedVersion)] as const,
		];
	}
	if (answer === 'withdrawn') return [['Taken back', at] as const];
	return [['Declined', at] as const, ['Because', declinedBecause] as const];
}
