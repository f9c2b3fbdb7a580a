import type { ReactNode } from 'react';

import type { TripView } from '#src/contract/trips/trip-view.ts';
import { balanceOf, isRefunded } from '#src/domain/bookings/balance.ts';
import { phoneDiscount } from '#src/domain/bookings/booking.ts';
import { instalmentLine } from '#src/domain/bookings/instalment-words.ts';
import { isOwnTrip } from '#src/domain/bookings/own-trip.ts';
import { flightCancellation } from '#src/domain/bookings/refund-policy.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { areKept } from '#src/domain/tours/calling-off.ts';
import { type NextStep, nextStep } from '#src/domain/trips/next-step.ts';
import { isOnAnotherDay } from '#src/domain/trips/schedule-change.ts';
import type { TripPhase } from '#src/domain/trips/travel-days.ts';
import { paths } from '#src/paths.ts';
import { urgentHelp } from '#src/ui/DeskHours.tsx';

import { CallTheDesk } from './CallTheDesk.tsx';
import { DeskMoment } from './DeskMoment.tsx';
import { GoTo } from './GoTo.tsx';
import { HoldAgain } from './HoldAgain.tsx';
import { HoldLeft } from './HoldLeft.tsx';

type Props = { view: TripView; phase: TripPhase };

/** What is to be done next, by whom and until when. Whoever may only read is told where it stands, and asked for nothing. */
export function TripNextStep({ view, phase }: Props) {
	const mayAct = view.access.mayChange || view.access.openedBy === 'desk';
	const { record, keptSeats, now } = view;
	const seatsAreKept = keptSeats !== null && areKept(keptSeats, now);
	const step = nextStep({ ...view, seatsAreKept, due: balanceOf(record).due }, phase);
	// What is still to be told is not for those to know who only read.
	const known = !mayAct && step === 'complete the travellers' ? 'look forward' : step;
	const { title, text, ...more } = advice[known](view);
	return (
		<div className="trip-next">
			<div>
				{mayAct && more.isTask && <p className="eyebrow">What to do next</p>}
				<h3>{mayAct ? title : (more.readerTitle ?? title)}</h3>
			</div>
			<div className="grid gap-1">{text}</div>
			{mayAct && more.toDo}
		</div>
	);
}

/** Whether the desk has agreed on the price with them already: no discount is promised again. */
function isPriceAgreed({ record, item }: TripView): boolean {
	return record.quotedPrice !== null || isOwnTrip({ itemId: item.id });
}

/** ': $743.60 by Mon, Nov 30, 2026' of the next part; '' where there are no terms. */
function dueNext({ instalments }: TripView): string {
	const next = instalments.find(({ open }) => open > 0);
	if (!next) return '';
	const { when, amount } = instalmentLine(next);
	return next.of === 'whole' ? ` ${when}` : `, of that ${formatMoneyInCents(amount)} ${when}`;
}

type Advice = {
	title: string;
	/** Where that asks for something, what others are told. */
	readerTitle?: string;
	text: ReactNode;
	/** For those who may change the trip. */
	toDo?: ReactNode;
	/** Whether it goes on only when they do it. */
	isTask?: true;
};

const advice: Record<NextStep, (view: TripView) => Advice> = {
	'call before the hold ends': (view) => ({
		title: 'Call us to confirm it',
		readerTitle: 'Held, not confirmed yet',
		isTask: true,
		text: (
			<>
				{view.record.heldUntil !== null && (
					<p>
						We hold {view.reading.trip.type === 'tour' ? 'your seats and the price' : 'the price'}{' '}
						until{' '}
						<strong>
							<DeskMoment at={view.record.heldUntil} />
						</strong>
						.
					</p>
				)}
				{view.record.heldUntil !== null && (
					<p className="text-sm text-ink-soft" data-print="no">
						<HoldLeft heldUntil={view.record.heldUntil} now={view.now} />.
					</p>
				)}
			</>
		),
		toDo: (
			<>
				<p>
					Name the reference
					{isPriceAgreed(view) ? '' : `, and ask for your discount of up to ${phoneDiscount}%`}. You
					pay when we have checked the trip together.
				</p>
				<CallTheDesk view={view} />
			</>
		),
	}),
	'call to confirm': (view) => ({
		title: 'Call us to confirm it',
		readerTitle: 'Not confirmed yet',
		isTask: true,
		text: <p>Our desk checks the trip with you on the phone. Then you pay, and it is booked.</p>,
		toDo: <CallTheDesk view={view} />,
	}),
	'call after the hold': (view) => ({
		title: 'The hold has ended',
		text: (
			<p>
				{view.reading.trip.type === 'tour'
					? 'Its seats are free for others again.'
					: 'Its price is not kept any more.'}{' '}
				You owe nothing.
			</p>
		),
		toDo: (
			<>
				{view.again && view.access.mayChange ? (
					<HoldAgain view={view} again={view.again} />
				) : (
					<p>Still want to go? Call us, and we look whether the trip is still there.</p>
				)}
				<CallTheDesk view={view} />
			</>
		),
	}),
	'never confirmed': () => ({
		title: 'This trip was not confirmed',
		text: <p>Its departure has passed. You owe nothing.</p>,
	}),
	'wait for the cancellation': () => ({
		title: 'You asked us to cancel this trip',
		text: (
			<p>
				Our desk looks at it and answers <a href="#messages">here</a> and by email. Until then the
				trip stays booked.
			</p>
		),
	}),
	'answer the new times': ({ scheduleChange }) => ({
		title: 'Your flights have new times',
		readerTitle: 'The flights have new times',
		isTask: true,
		text: (
			<p>
				{scheduleChange && isOnAnotherDay(scheduleChange)
					? 'They are not on the days that you booked.'
					: `The airline has moved them by more than ${flightCancellation.significantChangeHours} hours.`}
			</p>
		),
		toDo: (
			<>
				<p>Accept the new times, or take back all you paid.</p>
				<GoTo part="#schedule">See the new times</GoTo>
			</>
		),
	}),
	'answer the new price': () => ({
		title: 'Our desk asks you something',
		readerTitle: 'Confirmed',
		isTask: true,
		text: <p>May your trip cost more than was confirmed? It stays as it is, unless you agree.</p>,
		toDo: <GoTo part="#price-asked">See the new price</GoTo>,
	}),
	'pay what is open': (view) => ({
		title: 'Pay what is open',
		readerTitle: 'Confirmed',
		isTask: true,
		text: (
			<p>
				Your trip is confirmed.{' '}
				{view.access.showsPrices && (
					<>
						<strong className="price">{formatMoneyInCents(balanceOf(view.record).due)}</strong> is
						still to be paid{dueNext(view)}.
					</>
				)}
			</p>
		),
		toDo: (
			<>
				<p>Our desk takes the payment on the phone, and sends you a receipt.</p>
				<CallTheDesk view={view} />
			</>
		),
	}),
	'complete the travellers': () => ({
		title: 'Tell us who travels',
		isTask: true,
		text: (
			<p>
				Your trip is booked and paid. Of some travelers we do not know everything yet that tickets
				and papers need.
			</p>
		),
		toDo: (
			<>
				<GoTo part="#travellers">Complete the travelers</GoTo>
				<p className="text-sm text-ink-soft">{urgentHelp}</p>
			</>
		),
	}),
	'look forward': () => ({
		title: 'All is booked',
		text: (
			<p>
				Your trip is confirmed and paid: there is nothing to do until you leave. Take this page
				along, printed or in your calendar.
			</p>
		),
		toDo: (
			<>
				<p data-print="no">
					<a className="button button-secondary" href="#documents">
						Print or calendar
					</a>
				</p>
				<p className="text-sm text-ink-soft">{urgentHelp}</p>
			</>
		),
	}),
	'have a good trip': (view) => ({
		title: 'Have a good trip',
		text: <p>{urgentHelp}</p>,
		toDo: <CallTheDesk view={view} />,
	}),
	'tell us how it was': ({ reviewed }) => ({
		title: 'Welcome back',
		text: <p>This page stays: prices, papers and messages can be read here later too.</p>,
		toDo: (
			<p className="flex flex-wrap items-center gap-x-6 gap-y-3" data-print="no">
				{reviewed && (
					<a className={reviewed.own ? 'link' : 'button button-primary'} href="#review">
						{reviewed.own ? 'See your review' : 'Write a review'}
					</a>
				)}
				<a className="link" href="#messages">
					Write to us about your trip
				</a>
			</p>
		),
	}),
	'answer the kept seats': ({ keptSeats, record }) => ({
		title: 'We had to call your departure off',
		readerTitle: 'This departure was called off',
		isTask: true,
		text: (
			<p>
				{record.refund === null
					? 'You owe nothing, and can travel on another day.'
					: 'You get back all you paid, or travel on another day.'}
			</p>
		),
		toDo: keptSeats && (
			<>
				<p>
					Seats on {formatLongDate(keptSeats.date)} are kept for you until{' '}
					<strong>
						<DeskMoment at={keptSeats.until} />
					</strong>
					.
				</p>
				<GoTo part="#called-off">See what you can do</GoTo>
			</>
		),
	}),
	'find another trip': ({ record, reading, access }) => ({
		title: 'This trip is cancelled',
		text: (
			<p>
				{record.refund !== null && record.refund > 0 && access.showsPrices
					? `We ${isRefunded(record) ? 'have paid' : 'pay'} back ${formatMoneyInCents(record.refund)}, the way you paid.`
					: 'There is nothing more to do.'}
			</p>
		),
		toDo: (
			<p data-print="no">
				<a className="link" href={reading.trip.type === 'tour' ? paths.tourSearch : paths.flights}>
					Find another trip
				</a>
			</p>
		),
	}),
};
