import type { FlightDeal } from '#src/contract/catalog/catalog.ts';
import { paths } from '#src/paths.ts';
import { deal } from '#src/stores/catalog/details.ts';
import { catalogMessages } from '#src/stores/catalog/messages.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { useDetail } from '../catalog/use-detail.ts';
import { DealDetails } from './DealDetails.tsx';

type Props = {
	/** The deal as the build found it; null on the shell that serves deals entered later. */
	snapshot: FlightDeal | null;
};

/** A deal's page: what the build knew, then what the API says now. */
export function DealPage({ snapshot }: Props) {
	const state = useDetail(deal, snapshot);
	switch (state.status) {
		case 'loading':
			return (
				<>
					<h1 className="visually-hidden">Flight deal</h1>
					<div
						className="skeleton h-96 noscript:hidden"
						role="status"
						aria-label="Loading the deal"
					/>
				</>
			);
		case 'missing':
			return (
				<>
					<h1 className="mb-6">Flight deal</h1>
					<Notice tone="error">
						<p>
							This deal is no longer available.{' '}
							<a className="link" href={paths.flights}>
								See all flight deals
							</a>
						</p>
					</Notice>
				</>
			);
		case 'failed':
			return (
				<>
					<h1 className="mb-6">Flight deal</h1>
					<Notice tone="error">{catalogMessages.flightsFailed}</Notice>
				</>
			);
		case 'shown':
			return (
				<>
					{state.outdated && (
						<div className="mb-6">
							<Notice tone="error">{catalogMessages.flightsFailed}</Notice>
						</div>
					)}
					<DealDetails deal={state.row} />
				</>
			);
	}
}
