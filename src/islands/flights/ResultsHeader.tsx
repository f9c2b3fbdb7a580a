import { formatDates } from '#src/domain/calendar/format-date.ts';
import { cabinClassLabel } from '#src/domain/flights/cabin-class.ts';
import { parseParty, partyLabel } from '#src/domain/flights/party.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';

type Props = {
	search: FlightSearch;
	/** The poster of where the search goes to, once it is known. */
	image: string | null;
};

/** Over the results: from where to where, when, for whom, beside a strip of the destination's poster. */
export function ResultsHeader({ search, image }: Props) {
	const { origin, destination, departureDate, returnDate, passengers, cabinClass } = search;
	const party = parseParty(passengers);
	const facts = [
		`${formatDates(departureDate, returnDate || departureDate)}${returnDate ? '' : ', one way'}`,
		party && partyLabel(party),
		cabinClassLabel(cabinClass),
	];
	return (
		<header className="results-header">
			{image && (
				<div className="results-poster" data-print="no">
					<PosterImage
						image={image}
						alt=""
						sizes="320px"
						className="size-full object-cover"
						priority
					/>
				</div>
			)}
			<h2 id="results-heading" tabIndex={-1}>
				{origin} to {destination}
			</h2>
			<p>{facts.filter(Boolean).join(' · ')}</p>
		</header>
	);
}
