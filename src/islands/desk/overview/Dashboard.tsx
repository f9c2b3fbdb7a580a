import { useQuery } from '@tanstack/react-query';

import { dashboardWeeks } from '#src/contract/desk/overview.ts';
import { bookingStatusLabel, type BookingType } from '#src/domain/bookings/booking.ts';
import { formatMoney, formatMoneyShortly } from '#src/domain/money.ts';
import { formatNumber, formatNumberShortly } from '#src/domain/numbers.ts';
import { dashboardQuery } from '#src/stores/desk/overview.ts';

import { LoadFailed } from '../panel/LoadFailed.tsx';
import { Shares } from './Shares.tsx';
import { WaitingLong } from './WaitingLong.tsx';
import { WeekChart } from './WeekChart.tsx';

const typeLabels: Record<BookingType, string> = { flight: 'Flights', tour: 'Tour packages' };

/** What waits too long, and how business went in the last weeks. */
export function Dashboard() {
	const result = useQuery(dashboardQuery);
	const { data } = result;
	if (!data) {
		if (!result.isError) return <DashboardSkeleton />;
		return <LoadFailed result={result}>Failed to load the dashboard.</LoadFailed>;
	}
	const { weeks, byStatus, byType, destinations } = data;
	return (
		<>
			<WaitingLong dashboard={data} />
			<section aria-labelledby="weeks-heading">
				<h3 id="weeks-heading" className="overview-heading">
					The last {dashboardWeeks} weeks
				</h3>
				<p className="hint">
					By the day a booking was made. A week begins on Monday, midnight New York time; the last
					one is not over.
				</p>
				<div className="dashboard">
					<div className="dashboard-charts">
						<WeekChart
							title="Bookings"
							weeks={weeks.map(({ monday, bookings }) => ({ monday, amount: bookings }))}
							format={formatNumber}
							tick={formatNumberShortly}
							isWhole
						/>
						<WeekChart
							title="Value"
							note="Confirmed bookings only."
							weeks={weeks.map(({ monday, value }) => ({ monday, amount: value }))}
							format={(value) => formatMoney(Math.round(value))}
							tick={formatMoneyShortly}
						/>
					</div>
					<div className="dashboard-shares">
						<Shares
							title="By status"
							note={`Booked in the last ${dashboardWeeks} weeks, up to now.`}
							parts={byStatus.map(({ status, bookings }) => [bookingStatusLabel(status), bookings])}
						/>
						<Shares
							title="By type"
							parts={byType.map(({ type, bookings }) => [typeLabels[type], bookings])}
						/>
						<Shares
							title="Most wanted destinations"
							parts={destinations.map(({ destination, bookings }) => [destination, bookings])}
							isRanking
						/>
					</div>
				</div>
			</section>
		</>
	);
}

function DashboardSkeleton() {
	return (
		<div role="status" className="grid gap-6">
			<span className="visually-hidden">Loading…</span>
			<div className="skeleton h-24 rounded-lg" />
			<div className="dashboard">
				<div className="dashboard-charts">
					<div className="skeleton h-72 rounded-lg" />
					<div className="skeleton h-72 rounded-lg" />
				</div>
				<div className="skeleton h-96 rounded-lg" />
			</div>
		</div>
	);
}
