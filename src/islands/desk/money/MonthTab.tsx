import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { MonthFigures } from '#src/contract/desk/month.ts';
import type { BookingEvent } from '#src/domain/bookings/booking-event.ts';
import { formatMonth } from '#src/domain/calendar/format-date.ts';
import { addMonthsTo, daysOfMonth, isMonth } from '#src/domain/desk/month.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import { monthQuery } from '#src/stores/desk/money.ts';
import { $panelAddress, changeView, type PanelAddress } from '#src/stores/desk/panel-address.ts';

import { LoadFailed } from '../panel/LoadFailed.tsx';
import { TabLink } from '../panel/TabLink.tsx';

/** A month of the agency: what was booked and decided, what came in, and what is open; each figure leads to its rows. */
export function MonthTab() {
	const { month: asked } = useStore($panelAddress);
	const result = useQuery(monthQuery(asked !== undefined && isMonth(asked) ? asked : undefined));
	const { data } = result;
	return (
		<>
			<div className="panel-head">
				<h2 tabIndex={-1} className="text-2xl sm:text-3xl">
					{data ? formatMonth(data.month) : 'Month'}
				</h2>
				{data && (
					<div className="flex flex-wrap gap-2" data-print="no">
						<Step month={addMonthsTo(data.month, -1)} />
						<Step month={addMonthsTo(data.month, 1)} />
					</div>
				)}
			</div>
			{data && <Figures figures={data} />}
			{!data && !result.isError && (
				<div role="status" className="skeleton h-80 rounded-lg" aria-label="Loading the month" />
			)}
			{!data && result.isError && (
				<LoadFailed result={result}>Failed to load the month. Please try again later.</LoadFailed>
			)}
		</>
	);
}

function Step({ month }: { month: string }) {
	return (
		<button type="button" className="button button-secondary" onClick={() => changeView({ month })}>
			{formatMonth(month)}
		</button>
	);
}

function Figures({ figures }: { figures: MonthFigures }) {
	const { month, received, paidBack, owed, owedBack } = figures;
	const { first: from, last: to } = daysOfMonth(month);
	const event = (name: BookingEvent, title: string) => {
		const { count, value } = figures[name];
		return (
			<Row
				title={title}
				tab="bookings"
				view={{ event: name, eventFrom: from, eventTo: to }}
				value={value}
			>
				{bookingsWord(count)}
			</Row>
		);
	};
	return (
		<div className="grid gap-8">
			<FigureTable title="In this month, in New York days">
				{event('booked', 'Booked')}
				{event('confirmed', 'Confirmed')}
				{event('cancelled', 'Cancelled')}
				<Row title="Received" tab="ledger" view={{ flow: 'in', from, to }} value={received} />
				<Row title="Paid back" tab="ledger" view={{ flow: 'out', from, to }} value={paidBack} />
				<Row
					title="Received less paid back"
					tab="ledger"
					view={{ from, to }}
					value={received - paidBack}
				/>
			</FigureTable>
			<FigureTable title="Open now">
				<Row title="Not paid in full" tab="bookings" view={{ task: 'payment' }} value={owed.value}>
					{bookingsWord(owed.count)}
				</Row>
				<Row
					title="To be paid back"
					tab="bookings"
					view={{ task: 'refund' }}
					value={owedBack.value}
				>
					{bookingsWord(owedBack.count)}
				</Row>
			</FigureTable>
		</div>
	);
}

function FigureTable({ title, children }: { title: string; children: ReactNode }) {
	return (
		<table className="panel-figures">
			<caption>{title}</caption>
			<thead className="visually-hidden">
				<tr>
					<th scope="col">What</th>
					<th scope="col">How many</th>
					<th scope="col">Dollars</th>
				</tr>
			</thead>
			<tbody>{children}</tbody>
		</table>
	);
}

type RowProps = {
	title: string;
	/** Where its rows are listed, and how. */
	tab: string;
	view: PanelAddress;
	value: number;
	children?: ReactNode;
};

function Row({ title, tab, view, value, children }: RowProps) {
	return (
		<tr>
			<th scope="row">
				<TabLink tab={tab} view={view} className="link">
					{title}
				</TabLink>
			</th>
			<td>{children}</td>
			<td className="price">{formatMoneyInCents(value)}</td>
		</tr>
	);
}

function bookingsWord(count: number): string {
	return count === 1 ? '1 booking' : `${formatNumber(count)} bookings`;
}
