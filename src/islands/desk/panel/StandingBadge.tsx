import type { ProposalRecord } from '#src/contract/proposals/proposal-view.ts';
import { proposalStanding, type ProposalStanding } from '#src/domain/proposals/proposal.ts';

import { StatusBadge, type StatusTone } from './StatusBadge.tsx';

/** Where an offer may stand, as its badges are coloured. */
export const proposalTones: Readonly<Record<ProposalStanding, StatusTone>> = {
	Sent: 'waiting',
	Lapsed: 'over',
	Accepted: 'good',
	Declined: 'bad',
	Withdrawn: 'over',
};

/** Where an offer stands at a moment. */
export function StandingBadge({ proposal, now }: { proposal: ProposalRecord; now: Date }) {
	const standing = proposalStanding({ ...proposal, until: new Date(proposal.until) }, now);
	return <StatusBadge tone={proposalTones[standing]}>{standing}</StatusBadge>;
}
