import type { Tour } from '#src/contract/catalog/catalog.ts';
import { paths } from '#src/paths.ts';
import { tour } from '#src/stores/catalog/details.ts';
import { catalogMessages } from '#src/stores/catalog/messages.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { useDetail } from '../catalog/use-detail.ts';
import { TourDetails } from './TourDetails.tsx';
import { TourNotFound } from './TourNotFound.tsx';

type Props = {
	/** The tour as the build found it; null on the shell that serves tours entered later. */
	snapshot: Tour | null;
};

/** A tour's page: what the build knew, then what the API says now. */
export function TourPage({ snapshot }: Props) {
	const state = useDetail(tour, snapshot);
	switch (state.status) {
		case 'loading':
			return (
				<>
					<h1 className="visually-hidden">Tour package</h1>
					<div
						className="skeleton h-128 noscript:hidden"
						role="status"
						aria-label="Loading the tour"
					/>
				</>
			);
		case 'missing':
			return <TourNotFound />;
		case 'failed':
			return (
				<>
					<h1 className="mb-6">Tour package</h1>
					<Notice tone="error">
						<p>{catalogMessages.toursFailed}</p>
					</Notice>
					<p className="mt-6">
						<a className="link" href={paths.tours}>
							See all tours
						</a>
					</p>
				</>
			);
		case 'shown':
			return (
				<>
					{state.outdated && (
						<div className="mb-6">
							<Notice tone="error">{catalogMessages.toursFailed}</Notice>
						</div>
					)}
					<TourDetails tour={state.row} />
				</>
			);
	}
}
