import { useRef } from 'react';

import { filterTours, isFiltering } from '#src/domain/tours/filter.ts';
import type { TourSummary } from '#src/domain/tours/summary.ts';
import { tourDepartures } from '#src/domain/tours/tour.ts';
import { paths } from '#src/paths.ts';
import { allTours } from '#src/stores/catalog/lists.ts';
import { withValue } from '#src/stores/catalog/loadable.ts';
import { catalogMessages } from '#src/stores/catalog/messages.ts';
import { useToday } from '#src/ui/use-today.ts';

import { ListSection } from '../catalog/ListSection.tsx';
import { useLoaded } from '../catalog/use-loaded.ts';
import { askedFor } from './asked-for.ts';
import { NoTours } from './NoTours.tsx';
import { TourCard } from './TourCard.tsx';
import { TourFilterBar } from './TourFilterBar.tsx';
import { useTourFilter } from './use-tour-filter.ts';

type Props = {
	/** All tours as the page was built. */
	snapshot: TourSummary[];
	/** The list is the answer to a search, which also asks for a day. */
	isSearch?: boolean;
};

/** Every tour, or those that the filter in the address leaves. */
export function TourList({ snapshot, isSearch = false }: Props) {
	const path = isSearch ? paths.tourSearch : paths.tours;
	const used = useTourFilter(path);
	const list = useLoaded<TourSummary>(allTours, snapshot, used.isOpen);
	const field = useRef<HTMLInputElement>(null);
	const today = useToday();
	const departures = today ? tourDepartures(today) : [];

	const { from } = used.filter;
	const hasPassed = isSearch && today !== null && from !== '' && from < today;
	// A page without the field for it does not filter by a day.
	const filter = isSearch && !hasPassed ? used.filter : { ...used.filter, from: '' };
	const all = list.state === 'loading' ? [] : (list.value ?? []);
	const found = withValue(list, (tours) => filterTours(tours, filter, departures));
	const clear = () => {
		used.clear();
		field.current?.focus();
	};

	return (
		<div className="grid gap-8">
			<TourFilterBar
				path={path}
				filter={used.filter}
				datesError={hasPassed ? dayPassed : notADay(used.ignoredDates)}
				places={placesOf(all)}
				hasDates={isSearch}
				field={field}
				onChange={used.change}
				onSettle={used.settle}
			/>
			<ListSection
				id="tour-list"
				heading={isFiltering(filter) ? `Tours ${askedFor(filter)}` : 'All tours'}
				headingClass="text-2xl wrap-anywhere"
				found={found}
				all={all.length}
				words={['tour', 'tours']}
				tools={
					isFiltering(filter) && (
						<button type="button" className="button button-quiet -ml-3 underline" onClick={clear}>
							Clear filter
						</button>
					)
				}
				name="tour packages"
				failure={catalogMessages.toursFailed}
				skeletons={2}
				skeletonClass="h-128"
				className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3"
				empty={
					<NoTours
						isCatalogEmpty={all.length === 0}
						filter={filter}
						departures={departures}
						onClear={clear}
					/>
				}
			>
				{(tour, index) => <TourCard tour={tour} priority={index === 0} />}
			</ListSection>
		</div>
	);
}

const dayPassed = 'This day has passed, so it was left out.';

function notADay(text: string | null): string | undefined {
	return text === null ? undefined : `“${text}” is not a date, so it was left out.`;
}

function placesOf(tours: TourSummary[]): string[] {
	return [...new Set(tours.map(({ destination }) => destination))].sort();
}
