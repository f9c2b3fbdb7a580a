import { useStore } from '@nanostores/react';
import { useRef } from 'react';

import type { DestinationSummary } from '#src/domain/destinations/destination.ts';
import { type SearchedDestination, searchDestinations } from '#src/domain/destinations/search.ts';
import { allDestinations } from '#src/stores/catalog/lists.ts';
import { withValue } from '#src/stores/catalog/loadable.ts';
import { catalogMessages } from '#src/stores/catalog/messages.ts';
import { $destinationSearch } from '#src/stores/destinations/search.ts';

import { LoadedList } from '../catalog/LoadedList.tsx';
import { useLoaded } from '../catalog/use-loaded.ts';
import { DestinationPoster } from './DestinationPoster.tsx';
import { NoDestinations } from './NoDestinations.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useSearchAddress } from './use-search-address.ts';

type Row = DestinationSummary & SearchedDestination;
type Props = {
	/** All destinations as the page was built. */
	snapshot: Row[];
};

/** The posters that are in the first view on a wide screen. */
const firstRow = 4;

/** Every destination, or those that the search in the address finds. */
export function DestinationList({ snapshot }: Props) {
	const list = useLoaded<Row>(allDestinations, snapshot);
	const search = useStore($destinationSearch, { ssr: 'initial' });
	const field = useRef<HTMLInputElement>(null);
	const { change, settle } = useSearchAddress(field);

	const all = list.state === 'loading' ? [] : (list.value ?? []);
	const found = withValue(list, (rows) => searchDestinations(rows, search));
	const clear = () => {
		settle();
		change('');
		settle();
		field.current?.focus();
	};

	return (
		<>
			<SearchBox value={search} field={field} onChange={change} onSettle={settle} />
			<section aria-labelledby="all-places" className="mt-10 in-data-asked:hidden">
				<h2 id="all-places" className="visually-hidden">
					All places
				</h2>
				<p role="status" className="mb-5 wrap-anywhere text-ink-soft tabular-nums">
					{found.state !== 'loading' &&
						found.value &&
						countLabel(found.value.length, all.length, search)}
				</p>
				<LoadedList
					list={found}
					name="destinations"
					failure={catalogMessages.destinationsFailed}
					skeletons={6}
					skeletonClass="h-80 sm:h-112"
					className="grid grid-cols-2 gap-3 sm:gap-6 md:grid-cols-3 xl:grid-cols-4"
					empty={
						<NoDestinations
							isCatalogEmpty={all.length === 0}
							search={search.trim()}
							onClear={clear}
						/>
					}
				>
					{(destination, index) => (
						<DestinationPoster
							destination={destination}
							sizes="(min-width: 1280px) 258px, (min-width: 768px) 28vw, 43vw"
							priority={index < firstRow}
						/>
					)}
				</LoadedList>
			</section>
		</>
	);
}

function countLabel(found: number, all: number, search: string): string {
	const destinations = all === 1 ? 'destination' : 'destinations';
	if (search.trim() === '') return `${all} ${destinations}`;
	return `${found} of ${all} ${destinations} for “${search.trim()}”`;
}
