import { useQuery } from '@tanstack/react-query';

import { type FlightRecord, listFlightRecords } from '#src/contract/desk/flights.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { formatMoney, formatMoneyInCents } from '#src/domain/money.ts';
import { catalogMessages } from '#src/stores/catalog/messages.ts';
import { flightActions } from '#src/stores/desk/catalog.ts';
import { dearerDealsQuery } from '#src/stores/desk/dearer-deals.ts';
import { listQuery } from '#src/stores/desk/list-view.ts';
import { useToday } from '#src/ui/use-today.ts';

import type { Column } from '../panel/column.ts';
import { lazyDialog, useLoadedAhead } from '../panel/LazyPart.tsx';
import { StatusBadge } from '../panel/StatusBadge.tsx';
import { useList } from '../panel/use-list.ts';
import { CatalogTab, Featured } from './CatalogTab.tsx';
import { flightRoute } from './flight-route.ts';
import { NamedPicture } from './NamedPicture.tsx';

export const dealColumns: Column<FlightRecord>[] = [
	{
		title: 'Route',
		cell: (flight) => <NamedPicture image={flight.image} name={flightRoute(flight)} />,
		isMain: true,
	},
	{ title: 'Departure', cell: ({ departureDate }) => <Departure date={departureDate} /> },
	{
		title: 'Return',
		cell: ({ returnDate }) => (returnDate === null ? 'One way' : formatDate(returnDate)),
	},
	{ title: 'Price', cell: (flight) => <Price flight={flight} />, isNumber: true },
	{
		title: 'Flights',
		cell: ({ legs }) =>
			legs.length === 0 ? (
				<StatusBadge tone="waiting">Choose flights</StatusBadge>
			) : (
				legs.map(({ number }) => number).join(', ')
			),
	},
	{ title: 'Airline', cell: ({ airline }) => <bdi>{airline}</bdi> },
	{ title: 'Featured', cell: (flight) => <Featured row={flight} /> },
];

/** The flight deals. */
export function FlightsTab() {
	useLoadedAhead(FlightDialog);
	return (
		<CatalogTab
			title="Flights"
			words={['flight deal', 'flight deals']}
			list={useList((view) => listQuery(listFlightRecords, view))}
			columns={dealColumns}
			searches="Origin, destination or airline"
			failed={catalogMessages.flightsFailed}
			empty="There are no flight deals yet."
			actions={flightActions}
			nameOf={flightRoute}
			form={FlightDialog}
		/>
	);
}

const FlightDialog = lazyDialog(async () => (await import('./FlightDialog.tsx')).FlightDialog);

function Departure({ date }: { date: CalendarDate }) {
	const today = useToday();
	return (
		<span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
			{formatDate(date)}
			{today !== null && date < today && <StatusBadge tone="bad">Departed</StatusBadge>}
		</span>
	);
}

function Price({ flight: { id, price } }: { flight: FlightRecord }) {
	const { data } = useQuery(dearerDealsQuery);
	const asked = data?.rows.find((deal) => deal.id === id)?.lowestFare;
	return (
		<>
			{formatMoneyInCents(price)}
			{asked !== undefined && (
				<span className="block text-xs text-ink-soft">
					not listed: our search asks {formatMoney(asked)}
				</span>
			)}
		</>
	);
}
