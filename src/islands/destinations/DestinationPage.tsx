import type { Destination } from '#src/contract/catalog/catalog.ts';
import type { TourSummary } from '#src/domain/tours/summary.ts';
import { paths } from '#src/paths.ts';
import { destination } from '#src/stores/catalog/details.ts';
import { catalogMessages } from '#src/stores/catalog/messages.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { useDetail } from '../catalog/use-detail.ts';
import { DestinationDetails } from './DestinationDetails.tsx';
import { DestinationNotFound } from './DestinationNotFound.tsx';

type Props = {
	/** The destination as the build found it; null on the shell that serves destinations entered later. */
	snapshot: Destination | null;
	/** The tours that went there when the page was built; null on the shell. */
	tours: TourSummary[] | null;
};

/** A destination's page: what the build knew, then what the API says now. */
export function DestinationPage({ snapshot, tours }: Props) {
	const state = useDetail(destination, snapshot);
	switch (state.status) {
		case 'loading':
			return (
				<div className="wrap py-10 sm:py-14 noscript:hidden">
					<h1 className="visually-hidden">Destination</h1>
					<div className="skeleton h-128" role="status" aria-label="Loading the destination" />
				</div>
			);
		case 'missing':
			return <DestinationNotFound />;
		case 'failed':
			return (
				<div className="wrap py-10 sm:py-14">
					<h1 className="mb-6">Destination</h1>
					<Notice tone="error">{catalogMessages.destinationsFailed}</Notice>
					<p className="mt-6">
						<a className="link" href={paths.destinations}>
							See all destinations
						</a>
					</p>
				</div>
			);
		case 'shown':
			return (
				<>
					{state.outdated && (
						<div className="wrap py-4">
							<Notice tone="error">{catalogMessages.destinationsFailed}</Notice>
						</div>
					)}
					<DestinationDetails destination={state.row} tours={tours} />
				</>
			);
	}
}
