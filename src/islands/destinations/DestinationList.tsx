import { useStore } from '@nanostores/react';
import { useRef } from 'react';

import type { DestinationSummary } from '#src/domain/destinations/destination.ts';
import { type SearchedDestination, searchDestinations } from '#src/domain/destinations/search.ts';
import { allDestinations } from '#src/stores/catalog/lists.ts';
import { withValue } from '#src/stores/catalog/loadable.ts';
import { catalogMessages } from '#src/stores/catalog/messages.ts';
import { $destinationSearch } from '#src/stores/destinations/search.ts';

import { ListSection } from '../catalog/ListSection.tsx';
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
			<div className="mt-10">
				<ListSection
					id="all-places"
					heading="All places"
					headingClass="visually-hidden"
					found={found}
					all={all.length}
					words={['destination', 'destinations']}
					asked={search.trim() === '' ? '' : ` for “${search.trim()}”`}
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
				</ListSection>
			</div>
		</>
	);
}
