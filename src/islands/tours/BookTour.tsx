import { type FormEvent, useState } from 'react';

import type { Tour } from '#src/contract/catalog/catalog.ts';
import { mostTravellers, partyTooLarge, travellersLabel } from '#src/domain/bookings/travellers.ts';
import {
	tourBreakdown,
	tourPricePerPerson,
	tourTaxPercent,
} from '#src/domain/bookings/trip-price.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { formatMoney } from '#src/domain/money.ts';
import { telephoneLink } from '#src/domain/text/telephone-link.ts';
import { tourDepartures } from '#src/domain/tours/tour.ts';
import { inquiryPath, paths } from '#src/paths.ts';
import { site } from '#src/site.ts';
import { saveTourDraft } from '#src/stores/bookings/tour-booking.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import { useToday } from '#src/ui/use-today.ts';

import { LargeParty } from '../bookings/LargeParty.tsx';
import { TourPrice } from './TourPrice.tsx';

type Props = { tour: Tour };

/** Where links to the panel lead. */
export const bookTourId = 'book';

/** The panel that books a tour: when, for how many, and what it comes to before anything else is asked. */
export function BookTour({ tour }: Props) {
	// The page may have been built on another day: departures are counted from the visitor's own.
	const today = useToday();
	const departures = today ? tourDepartures(today) : [];
	const [chosen, setChosen] = useState<CalendarDate | null>(null);
	const [travelers, setTravelers] = useState(1);
	const [isRefused, setRefused] = useState(false);
	const departureDate = departures.find((day) => day === chosen) ?? departures[0];

	const book = (event: FormEvent) => {
		event.preventDefault();
		if (departureDate === undefined || travelers > mostTravellers) return;
		const isSaved = saveTourDraft({ tour, departureDate, travelers });
		setRefused(!isSaved);
		if (isSaved) location.assign(paths.flightCheckout);
	};

	return (
		<section
			id={bookTourId}
			tabIndex={-1}
			aria-label="Book this tour"
			className="card grid gap-5 p-5 sm:p-6 lg:sticky lg:top-24"
		>
			<p>
				<TourPrice tour={tour} className="text-3xl" />
				<span className="block text-ink-soft">per person, before taxes</span>
			</p>
			<noscript>
				<p className="notice notice-info">
					Booking needs JavaScript. Please turn it on and load this page again, or{' '}
					<a className="link" href={inquiryPath(`Booking ${tour.name}`)}>
						write to us
					</a>{' '}
					and we book for you.
				</p>
			</noscript>
			<form className="grid gap-5 noscript:hidden" onSubmit={book}>
				<SelectField
					label="Departure date"
					name="departure"
					value={departureDate ?? ''}
					options={
						departureDate === undefined
							? [{ value: '', label: 'The next four departures' }]
							: departures.map((day) => ({ value: day, label: formatDate(day) }))
					}
					onChange={setChosen}
				/>
				<Stepper
					label="Travellers"
					value={travelers}
					least={1}
					most={mostTravellers}
					tooMany={partyTooLarge}
					onChange={setTravelers}
				/>
				{travelers > mostTravellers ? (
					<LargeParty />
				) : (
					<>
						<TourTotal tour={tour} travelers={travelers} />
						{isRefused && <NotKept />}
						<button
							type="submit"
							className="button button-primary"
							disabled={departureDate === undefined}
						>
							Book Now
						</button>
						<p className="hint text-center">
							Nothing is charged now: after booking you phone our desk to confirm.
						</p>
					</>
				)}
			</form>
		</section>
	);
}

function TourTotal({ tour, travelers }: Props & { travelers: number }) {
	const price = tourPricePerPerson(tour);
	const { subtotal, taxes, total } = tourBreakdown(price, travelers);
	const rows = [
		[`${formatMoney(price)} × ${travellersLabel(travelers)}`, formatMoney(subtotal)],
		[`Taxes (${tourTaxPercent}%)`, formatMoney(taxes)],
	];
	return (
		<div className="grid gap-2 border-t border-line pt-4">
			<dl className="grid gap-2">
				{rows.map(([term, value], index) => (
					<div className="flex justify-between gap-4" key={index}>
						<dt className="text-ink-soft">{term}</dt>
						<dd className="price">{value}</dd>
					</div>
				))}
			</dl>
			<p
				className="flex items-baseline justify-between gap-4 border-t border-line pt-3"
				aria-live="polite"
			>
				<span className="font-semibold">Total</span>
				<strong className="price text-2xl">{formatMoney(total)}</strong>
			</p>
		</div>
	);
}

function NotKept() {
	return (
		<Notice tone="error">
			<p>
				Your browser does not let this site keep your choice on the way to the checkout. Allow it to
				store site data and choose “Book Now” again, or call us on{' '}
				<a className="link whitespace-nowrap" href={telephoneLink(site.phone)}>
					{site.phone}
				</a>
				.
			</p>
		</Notice>
	);
}
