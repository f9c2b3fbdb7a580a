import { NothingFound } from '../catalog/NothingFound.tsx';

type Props = {
	/** There are no destinations at all, whatever the search. */
	isCatalogEmpty: boolean;
	search: string;
	onClear: () => void;
};

/** What stands where a search finds no destination. */
export function NoDestinations({ isCatalogEmpty, search, onClear }: Props) {
	if (isCatalogEmpty) return <p>There are no destinations at the moment.</p>;
	return (
		<NothingFound
			heading={`No destination for “${search}”`}
			showAll="Show all destinations"
			onShowAll={onClear}
			wish={search}
		>
			Another spelling or a wider region may find one. We also put trips together to places that are
			not on this page: ask us for an offer.
		</NothingFound>
	);
}
