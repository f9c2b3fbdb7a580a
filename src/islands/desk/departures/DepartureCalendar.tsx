import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { DepartureRecord } from '#src/contract/desk/departures.ts';
import {
	addDays,
	type CalendarDate,
	daysBetween,
	mondayOf,
} from '#src/domain/calendar/calendar-date.ts';
import { formatMonth } from '#src/domain/calendar/format-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { addMonthsTo, daysOfMonth, isMonth, monthOfDay } from '#src/domain/desk/month.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import { departuresOfMonth } from '#src/stores/desk/departures.ts';
import { changeView } from '#src/stores/desk/panel-address.ts';
import { useToday } from '#src/ui/use-today.ts';

import { LoadFailed } from '../panel/LoadFailed.tsx';
import { DepartureDay } from './DepartureDay.tsx';
import { DepartureViews } from './DepartureViews.tsx';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * What leaves within a month, day by day, with the seats of each departure; on a phone the days on which something does.
 * @param asked '2027-05'; of anything else the present month
 */
export function DepartureCalendar({ asked = '' }: { asked: string | undefined }) {
	const [present] = useState(() => monthOfDay(newYorkDay(new Date())));
	const month = isMonth(asked) ? asked : present;
	const result = useQuery(departuresOfMonth(month));
	const today = useToday();
	const { data } = result;
	const step = (months: number) => (
		<button
			type="button"
			className="button button-secondary"
			onClick={() => changeView({ month: addMonthsTo(month, months) })}
		>
			{formatMonth(addMonthsTo(month, months))}
		</button>
	);
	return (
		<>
			<div className="panel-head">
				<h2 tabIndex={-1} className="text-2xl sm:text-3xl">
					Departures in {formatMonth(month)}
				</h2>
				<div className="flex flex-wrap gap-2" data-print="no">
					<DepartureViews isCalendar />
					{step(-1)}
					{step(1)}
				</div>
			</div>
			{!data && result.isError ? (
				<LoadFailed result={result}>
					Failed to load the departures. Please try again later.
				</LoadFailed>
			) : (
				<>
					<p className="panel-count" role="status">
						{data && countText(data.rows)}
					</p>
					<div aria-hidden="true" className="departure-weekdays">
						{weekdays.map((name) => (
							<span key={name}>{name}</span>
						))}
					</div>
					<ol className="departure-days" aria-busy={result.isPending}>
						{daysShown(month).map((date) => (
							<DepartureDay
								key={date}
								date={date}
								isOutside={monthOfDay(date) !== month}
								isToday={date === today}
								departures={data?.rows.filter((departure) => departure.date === date) ?? []}
							/>
						))}
					</ol>
				</>
			)}
		</>
	);
}

/** All days of the weeks that a month touches. */
function daysShown(month: string): CalendarDate[] {
	const { first, last } = daysOfMonth(month);
	const [from, to] = [mondayOf(first), addDays(mondayOf(last), 6)];
	return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

function countText(rows: readonly DepartureRecord[]): string {
	const travellers = rows.reduce((all, { confirmed }) => all + confirmed, 0);
	const leaving = rows.length === 1 ? '1 departure' : `${formatNumber(rows.length)} departures`;
	const people = travellers === 1 ? '1 traveler' : `${formatNumber(travellers)} travelers`;
	return rows.length === 0 ? 'Nothing leaves in this month.' : `${leaving}, ${people} confirmed`;
}
