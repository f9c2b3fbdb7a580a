import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';

import { type Numbers, type PeriodFigures, periodsShown } from '#src/contract/desk/numbers.ts';
import { bookingStatusLabel, type BookingType } from '#src/domain/bookings/booking.ts';
import { type PeriodLength, periodLengths } from '#src/domain/desk/periods.ts';
import { formatMoney, formatMoneyShortly } from '#src/domain/money.ts';
import { formatNumber, formatNumberShortly } from '#src/domain/numbers.ts';
import { lengthOf, numbersQuery, saveNumbers } from '#src/stores/desk/numbers.ts';
import { $panelAddress, changeView } from '#src/stores/desk/panel-address.ts';

import { Chip } from '../panel/Chip.tsx';
import { LoadFailed } from '../panel/LoadFailed.tsx';
import { AnswerTable } from './AnswerTable.tsx';
import { FigureTable } from './FigureTable.tsx';
import { MissedSearches } from './MissedSearches.tsx';
import { periodName, shortPeriodName } from './period-name.ts';
import { PeriodChart } from './PeriodChart.tsx';
import { Shares } from './Shares.tsx';
import { SlowDepartures } from './SlowDepartures.tsx';

const typeLabels: Record<BookingType, string> = { flight: 'Flights', tour: 'Tour packages' };
const lengthLabels: Record<PeriodLength, string> = { week: 'By week', month: 'By month' };

/** How business goes: from who asked to who travelled, how fast we answer, and what sells slowly. */
export function NumbersTab() {
	const by = lengthOf(useStore($panelAddress));
	const result = useQuery(numbersQuery(by));
	const { data } = result;
	return (
		<>
			<div className="panel-head">
				<h2 tabIndex={-1} className="text-2xl sm:text-3xl">
					Numbers
				</h2>
				<div className="flex flex-wrap gap-2" data-print="no">
					<div role="group" aria-label="Told" className="panel-chips">
						{periodLengths.map((length) => (
							<Chip
								key={length}
								label={lengthLabels[length]}
								isPressed={length === by}
								onPress={() => changeView({ by: length })}
							/>
						))}
					</div>
					<button
						type="button"
						className="button button-secondary"
						disabled={!data}
						onClick={() => data && void saveNumbers(data.periods)}
					>
						Save as CSV
					</button>
				</div>
			</div>
			{data && <Shown numbers={data} by={by} />}
			{!data && !result.isError && (
				<div role="status" className="skeleton h-96 rounded-lg" aria-label="Loading the numbers" />
			)}
			{!data && result.isError && (
				<LoadFailed result={result}>Failed to load the numbers. Please try again later.</LoadFailed>
			)}
		</>
	);
}

function Shown({ numbers, by }: { numbers: Numbers; by: PeriodLength }) {
	const { periods, answers, byStatus, byType, destinations, missed, slow } = numbers;
	const amounts = (amountOf: (figures: PeriodFigures) => number) =>
		periods.map((figures) => ({
			first: figures.first,
			name: periodName(figures, by),
			shortName: shortPeriodName(figures, by),
			amount: amountOf(figures),
		}));
	return (
		<div className="overview">
			<p className="hint">
				The last {periodsShown} {by}s in New York days{by === 'week' && ', Monday to Sunday'}; the
				last one is not over.
			</p>
			<div className="dashboard">
				<div className="dashboard-charts">
					<PeriodChart
						title="Booked"
						periods={amounts(({ booked }) => booked)}
						format={formatNumber}
						tick={formatNumberShortly}
						isWhole
					/>
					<PeriodChart
						title="Value"
						note="Of what was confirmed."
						periods={amounts(({ value }) => value)}
						format={(value) => formatMoney(Math.round(value))}
						tick={formatMoneyShortly}
					/>
				</div>
				<div className="dashboard-shares">
					<Shares
						title="By status"
						note={`Booked in these ${by}s, as it stands now.`}
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
			<FigureTable periods={periods} by={by} />
			<AnswerTable answers={answers} />
			<SlowDepartures slow={slow} />
			<MissedSearches missed={missed} />
		</div>
	);
}
