import { useStore } from '@nanostores/react';

import { headCount } from '#src/domain/bookings/party.ts';
import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { directOnly, resultsSummary, sortOffers } from '#src/domain/flights/results.ts';
import { $resultsView, resultsPath } from '#src/stores/flights/results-view.ts';
import { type AnsweredSearch, retryFlightSearch } from '#src/stores/flights/results.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';
import { FormTo } from '#src/ui/FormTo.tsx';
import { Notice } from '#src/ui/Notice.tsx';

import { chooseView } from './choose-view.ts';
import { OfferCard } from './OfferCard.tsx';
import { ResultsControls } from './ResultsControls.tsx';

type Found = Extract<AnsweredSearch, { state: 'found' }>;
type Props = { results: AnsweredSearch };

const skeletons = [1, 2, 3, 4, 5, 6, 7, 8];

/** What a search gave, or how far it is. */
export function Results({ results }: Props) {
	const { search } = results;
	return (
		<section id="results" aria-label="Search results" className="grid gap-4 sm:gap-6">
			<header className="grid gap-2">
				<h2 id="results-heading" tabIndex={-1} className="max-sm:text-2xl">
					{search.origin} to {search.destination}
				</h2>
				{results.state !== 'failed' && <Summary search={search} />}
			</header>
			{results.state === 'found' && results.remarks.length > 0 && (
				<Notice tone="info">
					<div className="grid gap-1.5 wrap-anywhere">
						{results.remarks.map((remark) => (
							<p key={remark}>{remark}</p>
						))}
					</div>
				</Notice>
			)}
			{results.state === 'found' && <Offers found={results} />}
			{results.state === 'searching' && (
				<div className="grid gap-4" aria-busy="true">
					<p className="visually-hidden">Searching flights…</p>
					{skeletons.map((key) => (
						<div key={key} className="skeleton h-44" />
					))}
				</div>
			)}
			{results.state === 'failed' && (
				<Notice tone="error">
					<p>
						The list of airports could not be loaded, so there are no flights to show. Check your
						connection, then try again.
					</p>
					<button
						type="button"
						className="button button-secondary mt-3"
						onClick={() => void retryFlightSearch(new Date())}
					>
						Try again
					</button>
				</Notice>
			)}
		</section>
	);
}

function Summary({ search }: { search: FlightSearch }) {
	return (
		<p className="text-ink-soft max-sm:text-sm">
			{resultsSummary(travellersLabel(headCount(search.passengers)))}
		</p>
	);
}

function Offers({ found }: { found: Found }) {
	const view = useStore($resultsView);
	const { origin, destination } = found.search;
	const offers = sortOffers(view.directOnly ? directOnly(found.offers) : found.offers, view.sort);
	const flights = offers.length === 1 ? '1 flight' : `${offers.length} flights`;
	return (
		<>
			<ResultsControls search={found.search} />
			<p role="status" className="text-sm text-ink-soft">
				Showing {flights} from {origin} to {destination}
			</p>
			{offers.length === 0 ? (
				<NoDirectFlights search={found.search} />
			) : (
				<ul className="grid gap-4">
					{offers.map((offer) => (
						<li key={offer.id}>
							<OfferCard offer={offer} />
						</li>
					))}
				</ul>
			)}
			<p>
				<strong>Pro tip:</strong> direct flights emit about 15% less CO2 than flights with a stop.
			</p>
		</>
	);
}

function NoDirectFlights({ search }: { search: FlightSearch }) {
	return (
		<div className="card grid justify-items-start gap-3 p-6">
			<h3>No direct flights in this search</h3>
			<p>Every flight we found makes a stop. Another date may have direct ones.</p>
			<FormTo
				address={resultsPath(search, { ...$resultsView.get(), directOnly: false })}
				onSubmit={(event) => {
					event.preventDefault();
					chooseView(search, { directOnly: false });
				}}
			>
				<button type="submit" className="button button-secondary">
					Show all flights
				</button>
			</FormTo>
		</div>
	);
}
