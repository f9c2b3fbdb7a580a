import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

import { formatMonthAndDay, formatShortDate } from '#src/domain/calendar/format-date.ts';
import type { TripDates } from '#src/domain/flights/fare-calendar.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';

import { centre } from './centre.ts';
import { dayInWords, noneOnDay } from './day-in-words.ts';
import { openHere, tripPath } from './trip-address.ts';

type Props = {
	search: FlightSearch;
	trip: TripDates;
	/** undefined while it is worked out, null where there is none: see `noneOnDay`. */
	price: number | null | undefined;
	isLowest: boolean;
	isChosen: boolean;
	/** Whether Tab stops here, as it does at one day only: arrow keys walk to the others. */
	isStop: boolean;
	/** The filters that the price is of, in words. */
	narrowed: string;
};

/** One day of the strip. */
export function StripDay({ search, trip, price, isLowest, isChosen, isStop, narrowed }: Props) {
	const link = useRef<HTMLAnchorElement>(null);
	useLayoutEffect(() => {
		if (!isChosen) return;
		// Where the strip is wider than the screen. With the frame, for which the page is laid out in any case.
		const frame = requestAnimationFrame(() =>
			centre(link.current, link.current?.closest('ol') ?? null),
		);
		return () => cancelAnimationFrame(frame);
	}, [isChosen]);
	const day = formatShortDate(trip.departureDate);
	return (
		<li>
			<a
				ref={link}
				href={tripPath(search, trip)}
				aria-current={isChosen || undefined}
				className={isLowest ? 'dates-lowest' : undefined}
				aria-label={dayInWords({ departureDate: trip.departureDate, price }, isLowest, narrowed)}
				title={price === null ? noneOnDay(narrowed) : undefined}
				tabIndex={isStop ? 0 : -1}
				onClick={openHere}
				onKeyDown={walk}
			>
				<span className="dates-weekday">{day.slice(0, 3)}</span>{' '}
				<span>{formatMonthAndDay(trip.departureDate)}</span>{' '}
				<span className="price">
					{price === undefined ? <span className="skeleton dates-unknown" /> : priceText(price)}
				</span>
			</a>
		</li>
	);
}

function priceText(price: number | null): string {
	return price === null ? '–' : formatMoney(price);
}

function walk(event: KeyboardEvent<HTMLAnchorElement>): void {
	const day = event.currentTarget.closest('li');
	const { key } = event;
	if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
	event.preventDefault();
	const next = key === 'ArrowLeft' ? day?.previousElementSibling : day?.nextElementSibling;
	next?.querySelector('a')?.focus();
}
