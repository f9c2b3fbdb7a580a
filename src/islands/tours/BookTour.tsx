import { createElement } from 'react';

import type { Tour } from '#src/contract/catalog/catalog.ts';
import { mostTravellers, partyTooLarge } from '#src/domain/bookings/travellers.ts';
import { telephoneLink } from '#src/domain/text/telephone-link.ts';
import { inquiryPath } from '#src/paths.ts';
import { site } from '#src/site.ts';
import type { BookedTour } from '#src/stores/bookings/tour-booking.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';

import { LargeParty } from '../bookings/LargeParty.tsx';
import { TourPrice } from './TourPrice.tsx';
import { TourTotal } from './TourTotal.tsx';

type Props = { tour: Tour };

/** Where links to the panel lead. */
export const bookTourId = 'book';

/**
 * The panel that books a tour: when, for how many, and what it comes to before anything else is asked.
 * `src/elements/book-tour.ts` fills in the departures, follows the number of travellers and books.
 */
export function BookTour({ tour }: Props) {
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
			{createElement(
				'book-tour',
				{ className: 'noscript:hidden', 'data-tour': JSON.stringify(booked(tour)) },
				<BookingForm tour={tour} />,
			)}
		</section>
	);
}

function BookingForm({ tour }: Props) {
	return (
		<form className="grid gap-5">
			<div className="field">
				<label className="label" htmlFor="departure">
					Departure date
				</label>
				<select id="departure" name="departure" className="input w-full">
					<option value="">The next four departures</option>
				</select>
			</div>
			<Stepper
				id="travellers"
				label="Travellers"
				least={1}
				most={mostTravellers}
				tooMany={partyTooLarge}
			/>
			<LargeParty />
			<div className="contents" data-bookable>
				<TourTotal tour={tour} travelers={1} />
				<template>
					<NotKept />
				</template>
				<button type="submit" className="button button-primary" disabled>
					Book Now
				</button>
				<p className="hint text-center">
					Nothing is charged now: after booking you phone our desk to confirm.
				</p>
			</div>
		</form>
	);
}

function booked({
	id,
	name,
	destination,
	duration,
	image,
	price,
	discountPrice,
}: Tour): BookedTour {
	return { id, name, destination, duration, image, price, discountPrice };
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
