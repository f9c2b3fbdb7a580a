import type { QuoteView } from '#src/contract/quotes/quote-view.ts';
import { whoTravels, travellersLabel } from '#src/domain/bookings/travellers.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { partyOfOffer } from '#src/domain/flights/quote.ts';
import { formatMoney } from '#src/domain/money.ts';
import { telephoneLink } from '#src/domain/text/telephone-link.ts';
import { site } from '#src/site.ts';

import { BookQuote } from './BookQuote.tsx';
import { QuoteTime } from './QuoteTime.tsx';
import { QuoteTools } from './QuoteTools.tsx';

type Props = { view: QuoteView };

/** The total, until when it counts, what can be done with it, and the code that two people compare on the phone. */
export function QuoteSummary({ view }: Props) {
	return (
		<section className="card quote-summary" aria-label="The price in short">
			<div className="grid gap-1">
				<p className="flex flex-wrap items-baseline justify-between gap-x-3">
					<span className="font-semibold">{totalLabel(view)}</span>
					<strong className="price text-3xl">{formatMoney(view.sum.total)}</strong>
				</p>
				<p className="text-ink-soft">for {whoPays(view)}, taxes included</p>
			</div>
			<QuoteTime view={view} />
			<BookQuote view={view} />
			<QuoteTools path={view.path} />
			<div className="grid gap-1 border-t border-line pt-4">
				<p className="flex flex-wrap items-baseline justify-between gap-x-3">
					<span className="font-semibold">Check code</span>
					<output className="price text-xl font-semibold tracking-wide select-all">
						{view.checkCode}
					</output>
				</p>
				<p className="hint">
					On the phone,{' '}
					<a className="link whitespace-nowrap" href={telephoneLink(site.phone)}>
						{site.phone}
					</a>
					, it tells our desk that you both look at the same quote.
				</p>
			</div>
		</section>
	);
}

function totalLabel(view: QuoteView): string {
	return view.kind === 'offer' ? `Quoted ${formatDate(view.quoteDay)}` : 'Price today';
}

function whoPays(view: QuoteView): string {
	const hasOwnRoom = view.kind === 'tour' && view.room?.isOwn;
	return view.kind === 'offer'
		? whoTravels(partyOfOffer(view.offer.id), view.offer.travellers)
		: `${travellersLabel(view.travellers)}${hasOwnRoom ? ', with a room of one’s own' : ''}`;
}
