import { listProposals } from '#src/contract/desk/proposals.ts';
import type { ProposalRecord } from '#src/contract/proposals/proposal-view.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { lastDayOf, proposalStandings } from '#src/domain/proposals/proposal.ts';
import { listQuery } from '#src/stores/desk/list-view.ts';
import { showScreen } from '#src/stores/desk/panel-address.ts';
import { offerScreen } from '#src/stores/desk/proposals/offer-screen.ts';

import type { Column } from '../panel/column.ts';
import { lazyDialog } from '../panel/LazyPart.tsx';
import { Moment } from '../panel/Moment.tsx';
import { StandingBadge } from '../panel/StandingBadge.tsx';
import { RequestsTab } from './RequestsTab.tsx';

function columnsAt(now: Date): Column<ProposalRecord>[] {
	return [
		{ title: 'Offer', cell: ({ reference }) => reference, isMain: true },
		{ title: 'Traveler', cell: ({ name }) => <bdi>{name}</bdi> },
		{ title: 'Version', cell: ({ version }) => version, isNumber: true },
		{ title: 'Standing', cell: (proposal) => <StandingBadge proposal={proposal} now={now} /> },
		{ title: 'Last day', cell: ({ until }) => formatDate(lastDayOf(new Date(until))) },
		{ title: 'Sent', cell: ({ createdAt }) => <Moment at={createdAt} /> },
	];
}

/** The offers that the desk wrote. */
export function OffersTab() {
	return (
		<RequestsTab
			query={(view) => listQuery(listProposals, view)}
			title="Offers"
			words={['offer', 'offers']}
			columnsAt={columnsAt}
			standing={{ label: 'Standing', name: 'standing', values: proposalStandings }}
			tools={
				<button
					type="button"
					className="button button-secondary"
					onClick={() => showScreen(offerScreen)}
				>
					Write an offer
				</button>
			}
			searches="Reference, name, email or phone"
			failed="Failed to load the offers. Please try again later."
			empty="No offer was sent yet. Open a custom offer request and write one."
			dialog={dialog}
		/>
	);
}

const ProposalDialog = lazyDialog(
	async () => (await import('./ProposalDialog.tsx')).ProposalDialog,
);

const dialog = {
	fetchIt: ProposalDialog.fetchIt,
	draw: (proposal: ProposalRecord, _: Date, onClosed: () => void) => (
		<ProposalDialog proposal={proposal} onClosed={onClosed} />
	),
};
