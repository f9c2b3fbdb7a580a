import type { QuoteView } from '#src/contract/quotes/quote-view.ts';
import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import { isOfPlaces } from '#src/domain/flights/quote.ts';
import { site } from '#src/site.ts';

import { Journey } from '../../flights/journey/Journey.tsx';
import { PriceTable } from './PriceTable.tsx';
import { quoteTitle } from './quote-title.ts';
import { QuoteChoice } from './QuoteChoice.tsx';
import { QuoteFacts } from './QuoteFacts.tsx';
import { QuoteSummary } from './QuoteSummary.tsx';

type Props = { view: QuoteView };

/** How a price is made, as HTML that needs no script. */
export function QuotePage({ view }: Props) {
	return (
		<article className="quote">
			<header className="grid gap-2">
				<p className="eyebrow">Quote</p>
				<h1 className="text-4xl sm:text-5xl">Price breakdown</h1>
				<p className="text-xl text-ink-soft">{quoteTitle(view)}</p>
			</header>
			<QuoteSummary view={view} />
			<div className="quote-parts">
				<section className="card p-4 sm:p-6">
					<PriceTable view={view} />
					<Notes view={view} />
				</section>
				<section aria-labelledby="what-is-priced">
					<h2 id="what-is-priced" className="mb-3 text-2xl">
						What it is the price of
					</h2>
					<QuoteFacts view={view} />
					<FlownJourney view={view} />
				</section>
				{view.kind !== 'offer' && <QuoteChoice view={view} />}
			</div>
			<p className="quote-address">
				{site.url}
				{view.path}
			</p>
		</article>
	);
}

function FlownJourney({ view }: Props) {
	if (view.kind === 'tour') return null;
	const { legs, origin, destination } = view.kind === 'offer' ? view.offer : view.deal;
	if (legs.length === 0) return null;
	return <Journey legs={legs} labels={[origin, destination]} today={utcToday(view.now)} />;
}

/** What may seem to be otherwise elsewhere. */
function Notes({ view }: Props) {
	return (
		<div className="hint mt-4 grid gap-2">
			{view.kind === 'offer' && isOfPlaces(view.offer.id) && (
				<p>
					This quote was made by earlier rules, before flights had a timetable. Its price is what it
					was, and its flight the one that flies in that place now.
				</p>
			)}
			{view.kind === 'offer' && (
				<p>
					Until the line that rounds the fare we count in fractions of a dollar. Each line shows the
					nearest whole dollar.
				</p>
			)}
			<p>
				What is booked keeps the price that it was booked at. A discount that you agree on with our
				desk comes off the total.
			</p>
		</div>
	);
}
