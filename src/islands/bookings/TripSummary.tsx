import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { flightBreakdown, tourBreakdown, tourTaxPercent } from '#src/domain/bookings/trip-price.ts';
import { formatDate, formatMoney } from '#src/domain/format.ts';
import { tourPath } from '#src/paths.ts';
import type { CheckoutTrip, FlightTrip, TourTrip } from '#src/stores/bookings/checkout-trip.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';

type Props = { trip: CheckoutTrip };
type Row = [term: string, value: string];

/** What is being booked and how its price is made up. */
export function TripSummary({ trip }: Props) {
	const { title, facts, prices } = trip.type === 'flight' ? flightSummary(trip) : tourSummary(trip);
	return (
		<section
			className="card overflow-hidden lg:sticky lg:top-24 lg:order-last"
			aria-labelledby="your-trip"
		>
			{trip.type === 'flight' && trip.image && (
				// On a phone the price and the form come first: there the picture is neither shown nor loaded.
				<PosterImage
					image={trip.image}
					alt=""
					sizes="384px"
					className="hidden aspect-5/2 w-full object-cover lg:block"
				/>
			)}
			<div className="grid gap-5 p-5 sm:p-6">
				<header>
					<h2 className="eyebrow" id="your-trip">
						Your trip
					</h2>
					<p className="mt-1 font-display text-2xl">{title}</p>
				</header>
				<Rows rows={facts} />
				<div className="grid gap-2 border-t border-line pt-4">
					<Rows rows={prices} />
					<p className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
						<span className="font-semibold">Total</span>
						<strong className="price text-2xl">{formatMoney(trip.totalPrice)}</strong>
					</p>
				</div>
				{trip.type === 'tour' && (
					<a className="link justify-self-start" href={tourPath(trip.itemId)}>
						Change the date or the travellers
					</a>
				)}
			</div>
		</section>
	);
}

function Rows({ rows }: { rows: Row[] }) {
	return (
		<dl className="grid gap-2">
			{rows.map(([term, value]) => (
				<div className="flex justify-between gap-4" key={term}>
					<dt className="text-ink-soft">{term}</dt>
					<dd className="text-right">{value}</dd>
				</div>
			))}
		</dl>
	);
}

function flightSummary(trip: FlightTrip) {
	const { baseFare, taxes } = flightBreakdown(trip.totalPrice);
	const facts: Row[] = [
		['Departure', formatDate(trip.departureDate)],
		['Return', trip.returnDate ? formatDate(trip.returnDate) : 'One way'],
		['Airline', trip.airline],
		['Flying time', trip.duration],
		...(trip.cabinClass ? [['Class', trip.cabinClass] satisfies Row] : []),
		['For', travellersLabel(trip.travelers)],
	];
	const prices: Row[] = [
		['Base fare', formatMoney(baseFare)],
		['Taxes and fees', formatMoney(taxes)],
	];
	return { title: `${trip.origin} to ${trip.destination}`, facts, prices };
}

function tourSummary(trip: TourTrip) {
	const { subtotal, taxes, total } = tourBreakdown(trip.pricePerPerson, trip.travelers);
	const facts: Row[] = [
		['Destination', trip.destination],
		['Departure', formatDate(trip.departureDate)],
		['Duration', trip.duration],
		['For', travellersLabel(trip.travelers)],
	];
	// A draft whose parts do not make up its total is shown by the total alone, until the server names the right one.
	const prices: Row[] =
		total === trip.totalPrice
			? [
					['Price per person', formatMoney(trip.pricePerPerson)],
					['Subtotal', formatMoney(subtotal)],
					[`Taxes (${tourTaxPercent}%)`, formatMoney(taxes)],
				]
			: [];
	return { title: trip.name, facts, prices };
}
