import type { QuoteView } from '#src/contract/quotes/quote-view.ts';
import { offerFacts } from '#src/domain/flights/offer-facts.ts';
import { flightCheckoutPath, paths, quotePath, tourPath } from '#src/paths.ts';

type Props = { view: QuoteView };

/** The way to book what is priced, at the price that counts now. */
export function BookQuote({ view }: Props) {
	switch (view.kind) {
		case 'offer':
			return <BookOffer view={view} />;
		case 'deal':
			return view.standing !== 'honoured' ? (
				<Onward href={paths.flights}>See all flight deals</Onward>
			) : (
				<Book
					// The checkout does not show the description, and an address must not grow with it.
					href={flightCheckoutPath({
						...view.deal,
						description: undefined,
						travelers: view.travellers,
					})}
				/>
			);
		case 'tour':
			return view.departure ? (
				<Book href={`${tourPath(view.tour.id, view.departure.date)}#book`} />
			) : (
				<Onward href={tourPath(view.tour.id)}>See the tour</Onward>
			);
	}
}

function BookOffer({ view }: { view: Extract<QuoteView, { kind: 'offer' }> }) {
	const { standing, offer, today } = view;
	if (standing === 'honoured') return <Book href={flightCheckoutPath(offerFacts(offer))} />;
	if (!today) return <Onward href={paths.flights}>Search flights</Onward>;
	return (
		<div className="grid gap-3">
			<Book href={flightCheckoutPath(offerFacts(today.offer))} terms="at today’s price" />
			<a className="link link-alone justify-self-start" href={quotePath(today.offer.id)}>
				Today’s price breakdown
			</a>
		</div>
	);
}

function Book({ href, terms = '' }: { href: string; terms?: string }) {
	return (
		<a className="button button-primary" href={href}>
			{`Book ${terms}`.trim()}
		</a>
	);
}

function Onward({ href, children }: { href: string; children: string }) {
	return (
		<a className="button button-secondary" href={href}>
			{children}
		</a>
	);
}
