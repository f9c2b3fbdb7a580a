import { nameParts, toursTo } from '#src/domain/destinations/destination.ts';
import type { TourSummary } from '#src/domain/tours/summary.ts';
import { inquiryPath, paths } from '#src/paths.ts';
import { allTours } from '#src/stores/catalog/lists.ts';
import { orSnapshot, withValue } from '#src/stores/catalog/loadable.ts';
import { catalogMessages } from '#src/stores/catalog/messages.ts';

import { LoadedList } from '../catalog/LoadedList.tsx';
import { useLoaded } from '../catalog/use-loaded.ts';
import { TourCard } from '../tours/TourCard.tsx';

type Props = {
	/** The destination's whole name: 'Kyoto, Japan'. */
	name: string;
	/** The tours that went there when the page was built; null on a page that was not built for the place. */
	snapshot: TourSummary[] | null;
};

/** The tour packages that go to a destination. */
export function ToursThere({ name, snapshot }: Props) {
	const loaded = useLoaded<TourSummary>(allTours, []);
	const tours = orSnapshot(
		withValue(loaded, (all) => toursTo(name, all)),
		snapshot,
	);
	const { place } = nameParts(name);
	return (
		<section aria-labelledby="tours-there">
			<h2 id="tours-there" className="mb-6">
				Tour packages to {place}
			</h2>
			<LoadedList
				list={tours}
				name="tour packages"
				failure={catalogMessages.toursFailed}
				skeletons={2}
				skeletonClass="h-128"
				className="grid gap-6 sm:grid-cols-2"
				empty={
					<p>
						No tour package goes to {place} at the moment.{' '}
						<a className="link" href={paths.tours}>
							See all tours
						</a>
					</p>
				}
			>
				{(tour) => <TourCard tour={tour} />}
			</LoadedList>
			<p className="mt-6">
				Another route, or other days?{' '}
				<a className="link" href={inquiryPath(`Custom offer: ${name}`)}>
					Ask for a package of your own
				</a>
			</p>
		</section>
	);
}
