import type { FlightResults } from '#src/stores/flights/results.ts';
import type { FlightSearchField } from '#src/stores/flights/search-fields.ts';
import { Notice } from '#src/ui/Notice.tsx';

type Props = { results: Extract<FlightResults, { state: 'refused' }> };

/** What is wrong with a search that an address asks for, before other things are shown in its place. */
export function RefusedSearch({ results: { search, issues } }: Props) {
	const wrong = Object.entries(issues) as [FlightSearchField, string][];
	return (
		<Notice tone="error">
			<p>
				<strong>There are no flights for this search.</strong>
			</p>
			<ul className="my-2 grid gap-1">
				{wrong.map(([field, message]) => (
					<li key={field} className="wrap-anywhere">
						{labels[field]} “{search[field]}”: {message}
					</li>
				))}
			</ul>
			<p>Change it in the form and search again. Below are our flight deals.</p>
		</Notice>
	);
}

const labels: Record<FlightSearchField, string> = {
	origin: 'From',
	destination: 'To',
	departureDate: 'Departure date',
	returnDate: 'Return date',
	passengers: 'Passengers',
	cabinClass: 'Class',
};
