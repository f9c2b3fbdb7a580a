import { createElement } from 'react';

import type { ShownDeal } from '#src/contract/catalog/catalog.ts';
import { callAboutLate, whyLate } from '#src/domain/bookings/late-refusal.ts';
import { flightCancellation } from '#src/domain/bookings/refund-policy.ts';
import { lastFlexibleDay } from '#src/domain/bookings/refund-steps.ts';
import { partyPricedByHand, travellersLabel } from '#src/domain/bookings/travellers.ts';
import { dealTotal, mostAtPrice } from '#src/domain/bookings/trip-price.ts';
import { formatDate, formatLongDate } from '#src/domain/calendar/format-date.ts';
import { airlineNote, airlinesInWords } from '#src/domain/flights/airline-words.ts';
import { cabinClassLabel } from '#src/domain/flights/cabin-class.ts';
import { dealClass, durationOf, isDearer } from '#src/domain/flights/deal.ts';
import { conditionsInWords } from '#src/domain/flights/fare-conditions.ts';
import { formatMoney } from '#src/domain/money.ts';
import { dealQuoteId } from '#src/domain/quotes/quote-id.ts';
import { bookPath, flightCheckoutPath, paths, quotePath } from '#src/paths.ts';
import { site } from '#src/site.ts';
import { emptyFlightSearch, flightSearchPath } from '#src/stores/flights/search-fields.ts';
import { deskHours } from '#src/ui/desk-hours.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';

import { BookingBar } from '../catalog/BookingBar.tsx';
import { LargeParty } from '../catalog/LargeParty.tsx';
import { DealDiscount } from './DealDiscount.tsx';
import { Journey } from './journey/Journey.tsx';

type Props = { deal: ShownDeal };

/** Where the bar on a phone leads. */
const panel = 'book';

/** Everything about one deal: picture, route, dates, conditions, price, and the way to the checkout. */
export function DealDetails({ deal }: Props) {
	return (
		<article className="flex flex-col gap-8 md:grid md:grid-cols-[16rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:items-start lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-x-14">
			<PosterImage
				image={deal.image}
				alt={deal.pictureWords[deal.image] ?? `A picture of ${deal.destination}`}
				sizes="(min-width: 1024px) 352px, (min-width: 768px) 256px, 100vw"
				className="w-full rounded-lg md:row-span-2"
				priority
			/>
			<div className="grid gap-8">
				<header className="grid gap-3">
					<p className="eyebrow">{deal.returnDate ? 'Round trip' : 'One way'}</p>
					<h1 className="font-display text-4xl lg:text-5xl">
						{deal.origin} to {deal.destination}
					</h1>
					<p className="max-w-prose text-lg">{deal.description}</p>
				</header>
				<DealFacts deal={deal} />
				{deal.legs.length > 0 && (
					<section aria-label="Flights">
						<Journey legs={deal.legs} labels={[deal.origin, deal.destination]} today={null} />
					</section>
				)}
				{deal.legs.length > 0 && (
					<p className="text-sm">
						<strong className="font-semibold">{cabinClassLabel(dealClass)}, each traveler:</strong>{' '}
						{conditionsInWords(deal.legs, dealClass)}.
					</p>
				)}
				<p className="text-sm text-ink-soft">{airlineNote(deal.legs)}</p>
			</div>
			<BookingBar
				price={<span className="price text-xl font-semibold">{formatMoney(deal.price)}</span>}
				terms="a traveler, taxes included"
				panel={panel}
				className="md:hidden"
			>
				Choose travelers
			</BookingBar>
			<div className="grid gap-8 md:col-start-2">
				<BookDeal deal={deal} />
				<Conditions deal={deal} />
				<p data-print="no">
					<a className="link link-alone" href={searchPathOf(deal)}>
						Other days on this route, with prices
					</a>
				</p>
			</div>
		</article>
	);
}

function DealFacts({ deal }: Props) {
	const facts = [
		['Departure', formatDate(deal.departureDate)],
		['Return', deal.returnDate ? formatDate(deal.returnDate) : 'One way'],
		['Airline', airlinesInWords(deal)],
		['Flying time', durationOf(deal.legs)],
	].filter(([, fact]) => fact !== '');
	return (
		<dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-5 lg:grid-cols-4">
			{facts.map(([term, fact]) => (
				<div key={term}>
					<dt className="text-sm text-ink-soft">{term}</dt>
					<dd className="font-semibold">{fact}</dd>
				</div>
			))}
		</dl>
	);
}

/** For one traveller; `src/elements/book-deal.ts` makes it follow their number. */
function BookDeal({ deal }: Props) {
	const travellers = 1;
	// The checkout does not show the texts, and an address must not grow with them.
	const {
		description: _,
		pictureWords: __,
		legs: ___,
		lowestFare: ____,
		soldUntil,
		...sold
	} = deal;
	const flight = { ...sold, travelers: travellers };
	return (
		<section id={panel} tabIndex={-1} className="card p-5 sm:p-6" aria-label="Book this deal">
			{createElement(
				'book-deal',
				{ className: 'grid gap-5', 'data-sold-until': soldUntil },
				<>
					<div className="flex flex-wrap items-end justify-between gap-4">
						<p>
							<span className="price text-3xl font-semibold">{formatMoney(deal.price)}</span>{' '}
							<span className="text-ink-soft">a traveler, taxes included</span>
						</p>
						<Stepper
							id="travellers"
							label="Travelers"
							least={travellers}
							most={mostAtPrice(deal.price)}
							tooMany={partyPricedByHand}
						/>
					</div>
					<DealDiscount deal={deal} className="text-sm font-semibold text-accent-deep" />
					<CheaperFlights deal={deal} />
					<p className="notice" data-late hidden>
						{whyLate({ type: 'flight' }, site)}{' '}
						<span data-desk={deskHours} hidden>
							{callAboutLate(site)}
						</span>
					</p>
					<LargeParty />
					<p
						className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5"
						data-bookable
					>
						<span aria-live="polite" aria-atomic="true">
							<span className="price font-semibold" data-total>
								{formatMoney(dealTotal(deal.price, travellers))}
							</span>{' '}
							for <span data-party>{travellersLabel(travellers)}</span>
						</span>
						<a
							className="button button-primary noscript:hidden"
							href={flightCheckoutPath(flight)}
							data-book
						>
							Book this deal
						</a>
						<noscript>
							<a
								className="button button-primary"
								href={bookPath(quotePath(dealQuoteId(deal.id), { travelers: travellers }))}
							>
								Book this deal
							</a>
						</noscript>
					</p>
					<p className="text-sm" data-bookable>
						<a
							className="link link-alone"
							href={quotePath(dealQuoteId(deal.id), { travelers: travellers })}
							data-quote
						>
							Price breakdown
						</a>
					</p>
				</>,
			)}
		</section>
	);
}

/** Where our own search asks less on the same days: that, and the way there. */
function CheaperFlights({ deal }: Props) {
	const { lowestFare } = deal;
	if (!isDearer(deal) || lowestFare === null) return null;
	return (
		<p className="notice">
			Our search has flights on these days from {formatMoney(lowestFare)} today:{' '}
			<a className="link" href={searchPathOf(deal)}>
				see all of them
			</a>
			.
		</p>
	);
}

/** Our own search for the route and the days of a deal. */
function searchPathOf({ origin, destination, departureDate, returnDate }: ShownDeal): string {
	const trip = { origin, destination, departureDate, returnDate: returnDate ?? '' };
	return flightSearchPath({ ...emptyFlightSearch, ...trip });
}

function Conditions({ deal }: Props) {
	const { flexibleHours, serviceFee, significantChangeHours } = flightCancellation;
	return (
		<section>
			<h2 className="mb-3 font-display text-2xl">Conditions</h2>
			<ul className="grid list-disc gap-2 pl-5">
				<li>Until our desk confirms your booking, cancelling costs nothing.</li>
				<li>
					If you book by {formatLongDate(lastFlexibleDay(deal.departureDate))}, it stays free of
					charge for {flexibleHours} hours after the confirmation.
				</li>
				<li>
					Later, refunds follow the airline’s fare rules, less a service fee of ${serviceFee} per
					passenger.
				</li>
				<li>
					When the airline moves the flight by more than {significantChangeHours} hours, you may ask
					for another flight or a refund.
				</li>
				<li>
					Nothing is charged online: you confirm by phone after booking. The{' '}
					<a className="link" href={paths.refundPolicy}>
						refund policy
					</a>{' '}
					has every detail.
				</li>
			</ul>
		</section>
	);
}
