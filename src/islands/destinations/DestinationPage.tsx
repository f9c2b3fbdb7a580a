import type { Destination } from '#src/contract/catalog/catalog.ts';
import type { TourSummary } from '#src/domain/tours/summary.ts';
import { paths } from '#src/paths.ts';
import { catalogMessages } from '#src/stores/catalog/messages.ts';
import { destination } from '#src/stores/catalog/rows.ts';

import { DetailPage } from '../catalog/DetailPage.tsx';
import { DestinationDetails } from './DestinationDetails.tsx';
import { DestinationNotFound } from './DestinationNotFound.tsx';

type Props = {
	/** The destination as the build found it; null on the shell that serves destinations entered later. */
	snapshot: Destination | null;
	/** The tours that went there when the page was built; null on the shell. */
	tours: TourSummary[] | null;
};

export function DestinationPage({ snapshot, tours }: Props) {
	return (
		<DetailPage
			store={destination}
			snapshot={snapshot}
			heading="Destination"
			name="destination"
			failure={catalogMessages.destinationsFailed}
			list={{ href: paths.destinations, text: 'See all destinations' }}
			missing={<DestinationNotFound />}
			skeletonClass="h-128"
			className="wrap py-10 sm:py-14"
		>
			{(row) => <DestinationDetails destination={row} tours={tours} />}
		</DetailPage>
	);
}
