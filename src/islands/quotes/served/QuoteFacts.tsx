import type { DealQuote, OfferQuote, QuoteView } from '#src/contract/quotes/quote-view.ts';
import { formatDate, formatDates } from '#src/domain/calendar/format-date.ts';
import { airlinesAndNote } from '#src/domain/flights/airline-words.ts';
import { cabinClassLabel } from '#src/domain/flights/cabin-class.ts';
import { dealClass, durationOf } from '#src/domain/flights/deal.ts';
import { decisionWords } from '#src/domain/tours/decision.ts';
import { site } from '#src/site.ts';

type Fact = [term: string, fact: string];

/** What the price is of, beside its route or name. */
export function QuoteFacts({ view }: { view: QuoteView }) {
	return (
		<dl className="mb-6 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 sm:grid-cols-4">
			{factsOf(view).map(([term, fact]) => (
				<div key={term}>
					<dt className="text-sm text-ink-soft">{term}</dt>
					<dd className="font-semibold">{fact}</dd>
				</div>
			))}
		</dl>
	);
}

function factsOf(view: QuoteView): Fact[] {
	if (view.kind === 'tour') {
		const { tour, departure } = view;
		const leaves = departure ? decisionWords(departure, site) : '';
		return [
			['Destination', tour.destination],
			['Duration', tour.duration],
			...(departure
				? [['Dates', formatDates(departure.date, departure.endDate)] satisfies Fact]
				: []),
			...(leaves === '' ? [] : [['Departure', leaves] satisfies Fact]),
			...(departure?.season ? [['Season', departure.season] satisfies Fact] : []),
		];
	}
	const flown = view.kind === 'offer' ? view.offer : view.deal;
	const { departureDate, returnDate } = flown;
	return [
		['Departure', formatDate(departureDate)],
		['Return', returnDate ? formatDate(returnDate) : 'One way'],
		['Airline', airlinesAndNote(flown)],
		...fareFacts(view),
	];
}

/** The class; of a deal that was entered before deals had flights nobody knows it. */
function fareFacts(view: OfferQuote | DealQuote): Fact[] {
	if (view.kind === 'offer') return [['Class', cabinClassLabel(view.offer.cabinClass)]];
	if (view.deal.legs.length === 0) return [];
	return [
		['Class', cabinClassLabel(dealClass)],
		['Flying time', durationOf(view.deal.legs)],
	];
}
