import { createContext, use, useEffect, useRef } from 'react';
import type { DayButtonProps } from 'react-day-picker';

import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatDateInWords } from '#src/domain/calendar/format-date.ts';
import { formatMoney } from '#src/domain/money.ts';

/** What is said of the days of a calendar beside their number. */
export type TripDays = {
	/** The lowest total of each day, in dollars. */
	prices: ReadonlyMap<CalendarDate, number>;
	cheapest: ReadonlySet<CalendarDate>;
	/** 'departure', 'return' or both; '' for other days. */
	roleOf: (day: CalendarDate) => string;
	/** Whether its price is an early estimate. */
	isEarly: (day: CalendarDate) => boolean;
};

export const TripDaysContext = createContext<TripDays>({
	prices: new Map(),
	cheapest: new Set(),
	roleOf: () => '',
	isEarly: () => false,
});

/** Prices of so many characters need a smaller type: '$12,840'. */
const longPrice = 7;

/** A day of a trip's calendar: its number, and under it the lowest total where one is known. */
export function TripDay({ day: { isoDate }, modifiers, children, ...button }: DayButtonProps) {
	const { prices, cheapest, roleOf, isEarly } = use(TripDaysContext);
	const element = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (modifiers['focused']) element.current?.focus();
	}, [modifiers]);
	const price = modifiers['disabled'] ? undefined : prices.get(isoDate);
	const text = price === undefined ? '' : formatMoney(price);
	const isCheap = text !== '' && cheapest.has(isoDate);
	const name = [
		modifiers['today'] && 'Today',
		// The number that is seen has to be a word of the name, for people who speak to their browser.
		formatDateInWords(isoDate, text === '' ? 'long' : 'short'),
		text,
		text !== '' && isEarly(isoDate) && 'early estimate',
		isCheap && 'among the cheapest',
		roleOf(isoDate),
	];
	const words = name.filter(Boolean).join(', ');
	if (text === '') {
		return (
			<button {...button} type="button" ref={element} aria-label={words}>
				{children}
			</button>
		);
	}
	return (
		// The name as text of its own: what is seen stands apart in it, and would be read as one number.
		<button {...button} type="button" ref={element} aria-label={undefined}>
			<span className="visually-hidden">{words}</span>
			<span aria-hidden="true">{children}</span>
			<span
				aria-hidden="true"
				className="trip-price"
				data-cheapest={isCheap || undefined}
				data-long={text.length >= longPrice || undefined}
			>
				{text}
				{isCheap && <CheapMark />}
			</span>
		</button>
	);
}

/** The shape that marks the cheapest days: a price that points down. */
export function CheapMark() {
	return (
		<svg className="trip-mark" viewBox="0 0 8 4" aria-hidden="true">
			<path d="M0 0h8L4 4z" />
		</svg>
	);
}
