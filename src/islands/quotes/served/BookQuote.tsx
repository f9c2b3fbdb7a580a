import type { QuoteView } from '#src/contract/quotes/quote-view.ts';
import { offerFacts } from '#src/domain/flights/offer-facts.ts';
import { bookPath, flightCheckoutPath, paths, quotePath, tourPath } from '#src/paths.ts';

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
					plain={bookPath(view.path)}
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
				<Book
					href={`${tourPath(view.tour.id, view.departure.date)}#book`}
					plain={bookPath(view.path)}
				/>
			) : (
				<Onward href={tourPath(view.tour.id)}>See the tour</Onward>
			);
	}
}

function BookOffer({ view }: { view: Extract<QuoteView, { kind: 'offer' }> }) {
	const { standing, offer, today } = view;
	if (standing === 'honoured') {
		return <Book href={flightCheckoutPath(offerFacts(offer))} plain={bookPath(view.path)} />;
	}
	if (!today) return <Onward href={paths.flights}>Search flights</Onward>;
	return (
		<div className="grid gap-3">
			<Book
				href={flightCheckoutPath(offerFacts(today.offer))}
				plain={bookPath(today.path)}
				terms="at today’s price"
			/>
			<a className="link link-alone justify-self-start" href={quotePath(today.offer.id)}>
				Today’s price breakdown
			</a>
		</div>
	);
}

type BookProps = {
	href: string;
	/** Where it is booked without a script. */
	plain: string;
	terms?: string;
};

function Book({ href, plain, terms = '' }: BookProps) {
	const words = `Book ${terms}`.trim();
	return (
		<>
			<a className="button button-primary noscript:hidden" href={href}>
				{words}
			</a>
			<noscript>
				<a className="button button-primary" href={plain}>
					{words}
				</a>
			</noscript>
		</>
	);
}

function Onward({ href, children }: { href: string; children: string }) {
	return (
		<a className="button button-secondary" href={href}>
			{children}
		</a>
	);
}
