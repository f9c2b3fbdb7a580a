import { inquiryPath } from '#src/paths.ts';

type Props = {
	/** There are no destinations at all, whatever the search. */
	isCatalogEmpty: boolean;
	search: string;
	onClear: () => void;
};

/** What stands where a search finds no destination, and the two ways on. */
export function NoDestinations({ isCatalogEmpty, search, onClear }: Props) {
	if (isCatalogEmpty) return <p>There are no destinations at the moment.</p>;
	return (
		<div className="card grid justify-items-start gap-3 p-6 sm:p-8">
			<h3>No destination for “{search}”</h3>
			<p className="max-w-prose">
				Another spelling or a wider region may find one. We also put trips together to places that
				are not on this page: ask us for an offer.
			</p>
			<p className="flex flex-wrap gap-3">
				<button type="button" className="button button-primary" onClick={onClear}>
					Show all destinations
				</button>
				<a className="button button-secondary" href={inquiryPath(`Custom offer: ${search}`)}>
					Ask for a custom offer
				</a>
			</p>
		</div>
	);
}
