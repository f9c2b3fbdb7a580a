import { createElement } from 'react';

import type { ListedTour, Tour, TourWithSeats } from '#src/contract/catalog/catalog.ts';
import { ageLimits } from '#src/domain/bookings/age-limits.ts';
import {
	tourPricePerPerson,
	tourTaxPercent,
	withTourTaxes,
} from '#src/domain/bookings/trip-price.ts';
import { formatMoney } from '#src/domain/money.ts';
import { tourQuoteId } from '#src/domain/quotes/quote-id.ts';
import { firstChoice } from '#src/domain/tours/departure-choice.ts';
import { mostSeatsOfDeparture } from '#src/domain/tours/departure.ts';
import { widePictureOf } from '#src/domain/tours/summary.ts';
import { bookPath, quotePath } from '#src/paths.ts';
import type { BookedTour } from '#src/stores/bookings/tour-booking.ts';
import { Stepper } from '#src/ui/Stepper.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { LargeParty } from '../catalog/LargeParty.tsx';
import { CancelTerms } from './CancelTerms.tsx';
import { DepartureField } from './DepartureField.tsx';
import { NoDepartures } from './NoDepartures.tsx';
import { NotKept } from './NotKept.tsx';
import { PriceOfTour } from './TourPrice.tsx';
import { TourTotal } from './TourTotal.tsx';

/** As a built page has it, without seats, or as its own call answers. */
type Props = { tour: ListedTour | TourWithSeats };

/** Where links to the panel lead. */
export const bookTourId = 'book';

/**
 * The panel that books a tour: when, for how many, and what it comes to before anything else is asked.
 * `src/elements/book-tour.ts` asks for the seats, follows the choice and books.
 */
export function BookTour({ tour }: Props) {
	return (
		<section
			id={bookTourId}
			tabIndex={-1}
			aria-label="Book this tour"
			className="card tour-booking grid gap-3 px-5 py-4"
		>
			{createElement(
				'book-tour',
				{
					className: 'grid gap-3',
					'data-tour': JSON.stringify(booked(tour)),
				},
				<PricePerPerson tour={tour} />,
				<NoDepartures tourName={tour.name} isHidden={tour.departures.length > 0} />,
				<BookingForm tour={tour} />,
			)}
		</section>
	);
}

/** The tour's price, or that of the chosen departure where it has another. */
function PricePerPerson({ tour }: Props) {
	const price = firstChoice(tour.departures)?.price ?? tourPricePerPerson(tour);
	const isOwn = price !== tourPricePerPerson(tour);
	return (
		<p>
			<span className="price text-3xl font-semibold" data-with-taxes>
				{formatMoney(withTourTaxes(price))}
			</span>{' '}
			<span className="text-ink-soft">per person, taxes included</span>
			<span className="block text-sm text-ink-soft">
				<span data-tour-price hidden={isOwn}>
					<PriceOfTour tour={tour} />
				</span>
				<span data-own-price hidden={!isOwn}>
					{isOwn && formatMoney(price)}
				</span>
				{` + ${tourTaxPercent}% taxes`}
			</span>
		</p>
	);
}

function BookingForm({ tour }: Props) {
	const { departures, facts } = tour;
	const most = facts.groupSize?.most;
	const chosen = firstChoice(departures);
	return (
		<form
			className="flex flex-col gap-3"
			action={bookPath(quotePath(tourQuoteId(tour.id)))}
			hidden={departures.length === 0}
		>
			<DepartureField departures={departures} chosen={chosen?.date} isServed />
			<div className="grid gap-2">
				<Stepper
					id="travellers"
					label="Travelers"
					least={1}
					most={most ?? mostSeatsOfDeparture}
					tooMany={
						most
							? `Groups on this tour are at most ${most} travelers.`
							: `No departure has more than ${mostSeatsOfDeparture} seats.`
					}
				/>
				<button
					type="button"
					id="wait-for-seats"
					className="button button-secondary justify-self-start"
					data-too-few
					hidden
				>
					Join the waiting list
				</button>
			</div>
			<LargeParty />
			<div className="contents noscript:hidden" data-bookable>
				<TourTotal
					price={chosen?.price ?? tourPricePerPerson(tour)}
					travellers={1}
					quote={quotePath(tourQuoteId(tour.id), { travelers: 1, date: chosen?.date })}
				/>
				<template>
					<NotKept again="choose “Book Now” again" />
				</template>
				<button type="submit" className="button button-primary" disabled>
					Book Now
				</button>
				<p className="hint">Nothing is charged now: after booking you call our desk to confirm.</p>
				<CancelTerms />
			</div>
			<noscript>
				<div className="grid gap-3">
					<TextField
						label="Travelers"
						name="travelers"
						type="number"
						inputMode="numeric"
						min={1}
						max={most ?? mostSeatsOfDeparture}
						defaultValue={1}
					/>
					<button type="submit" className="button button-primary">
						Book Now
					</button>
					<p className="hint">The price of your party comes next, before anything is booked.</p>
				</div>
			</noscript>
			<p className="visually-hidden" role="status" data-news />
		</form>
	);
}

function booked({
	id,
	name,
	destination,
	duration,
	hero,
	image,
	price,
	discountPrice,
	facts,
}: Tour): BookedTour {
	const ages = ageLimits(facts.ages);
	// The checkout shows a wide strip of it.
	return {
		id,
		name,
		destination,
		duration,
		image: widePictureOf({ hero, image }),
		price,
		discountPrice,
		ages,
	};
}
