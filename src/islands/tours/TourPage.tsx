import type { Tour } from '#src/contract/catalog/catalog.ts';
import { paths } from '#src/paths.ts';
import { catalogMessages } from '#src/stores/catalog/messages.ts';
import { tour } from '#src/stores/catalog/rows.ts';

import { DetailPage } from '../catalog/DetailPage.tsx';
import { TourDetails } from './TourDetails.tsx';
import { TourNotFound } from './TourNotFound.tsx';

/** @param props.snapshot the tour as the build found it; null on the shell that serves tours entered later */
export function TourPage({ snapshot }: { snapshot: Tour | null }) {
	return (
		<DetailPage
			store={tour}
			snapshot={snapshot}
			heading="Tour package"
			name="tour"
			failure={catalogMessages.toursFailed}
			list={{ href: paths.tours, text: 'See all tours' }}
			missing={<TourNotFound />}
			skeletonClass="h-128"
		>
			{(row) => <TourDetails tour={row} />}
		</DetailPage>
	);
}
