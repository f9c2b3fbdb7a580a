import type { ProposalView } from '#src/contract/proposals/proposal-view.ts';
import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { proposalPath } from '#src/paths.ts';
import { site } from '#src/site.ts';

/** The other versions of an offer: every one that was sent can be read. */
export function VersionList({ view: { proposal, versions, shown } }: { view: ProposalView }) {
	const others = versions.filter(({ number }) => number !== shown);
	if (others.length === 0) return null;
	return (
		<section aria-labelledby="other-versions" className="grid gap-2">
			<h2 id="other-versions" className="text-2xl">
				Other versions
			</h2>
			<ul className="grid gap-2">
				{others.map(({ number, createdAt, total, isOpen }) => (
					<li key={number}>
						<a className="link" href={`${proposalPath(proposal.reference)}?version=${number}`}>
							Version {number}
						</a>
						, sent on {deskMoment(site, new Date(createdAt))}: {formatMoneyInCents(total)}
						{isOpen && ', can still be accepted'}
					</li>
				))}
			</ul>
		</section>
	);
}
