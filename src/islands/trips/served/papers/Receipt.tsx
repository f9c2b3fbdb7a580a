import type { ReactNode } from 'react';

import type { TripPaper } from '#src/contract/trips/trip-paper.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { instalmentLine } from '#src/domain/bookings/instalment-words.ts';
import { tripTitle } from '#src/domain/bookings/trip-title.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { balanceFacts, paymentFacts } from '#src/domain/desk/receipt.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';

import { PaperFacts } from './PaperFacts.tsx';

type Props = {
	view: TripView;
	paper: Extract<TripPaper, { kind: 'receipt' }>;
	/** Who paid. */
	to: ReactNode;
};

/** What a receipt says: what came in or went back, for which trip, and how the booking stands today. */
export function Receipt({ view, paper: { payment, isTakenBack }, to }: Props) {
	const { record, reading, instalments, now } = view;
	const open = instalments.filter((part) => part.open > 0).map(instalmentLine);
	return (
		<>
			{isTakenBack && (
				<p className="notice">
					This receipt was taken back: what it says was noted by mistake, and no money came or went.
				</p>
			)}
			{to}
			<PaperFacts facts={paymentFacts(payment)} />
			<PaperFacts
				facts={[
					['Booking', reading.reference],
					['Trip', tripTitle(record.title, reading.trip)],
					['Departure', formatLongDate(record.departureDate)],
				]}
			/>
			<section className="paper-part">
				<h2>The booking, as of {formatLongDate(newYorkDay(now))}</h2>
				<PaperFacts
					facts={[
						...balanceFacts(record),
						...open.map(
							({ name, when, amount }) => [`${name} ${when}`, formatMoneyInCents(amount)] as const,
						),
					]}
				/>
			</section>
		</>
	);
}
