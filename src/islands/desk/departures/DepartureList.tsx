import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { DepartureRecord } from '#src/contract/desk/departures.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';
import { departureFilters } from '#src/domain/tours/departure-standing.ts';
import { departureName, departuresQuery, toursQuery } from '#src/stores/desk/departures.ts';
import { showScreen } from '#src/stores/desk/panel-address.ts';
import { useToday } from '#src/ui/use-today.ts';

import type { Column } from '../panel/column.ts';
import { DateRangeField } from '../panel/DateRangeField.tsx';
import { FilterField } from '../panel/FilterField.tsx';
import { ListTab } from '../panel/ListTab.tsx';
import { useList } from '../panel/use-list.ts';
import { useMay } from '../panel/use-may.ts';
import { AddDeparturesDialog } from './AddDeparturesDialog.tsx';
import { DepartureForm } from './DepartureForm.tsx';
import { DeparturePrice } from './DeparturePrice.tsx';
import { DepartureState, stateLabel } from './DepartureState.tsx';
import { DepartureViews } from './DepartureViews.tsx';
import { LeavingSoon } from './LeavingSoon.tsx';
import { Seats } from './Seats.tsx';

const states = departureFilters.map((value) => ({ value, label: stateLabel(value) }));
const soonestFirst = { sort: 'date', direction: 'ascending' };
const days = { from: 'from', to: 'to' };

function columnsOn(today: string | null): Column<DepartureRecord>[] {
	return [
		{
			title: 'Departure',
			cell: ({ date, endDate, tourName }) => (
				<span className="departure-dates price">
					{formatDates(date, endDate, 'weekday')}
					<span className="visually-hidden"> {tourName}</span>
				</span>
			),
			isMain: true,
			sort: 'date',
			sortsUp: true,
		},
		{
			title: 'Tour',
			cell: ({ tourName }) => <bdi className="departure-tour">{tourName}</bdi>,
			sort: 'tour',
			sortsUp: true,
		},
		{
			title: 'Seats',
			cell: (departure) => <Seats departure={departure} />,
			sort: 'seats',
			sortsUp: true,
		},
		{
			title: 'Price',
			cell: (departure) => <DeparturePrice departure={departure} />,
			isNumber: true,
		},
		{ title: 'State', cell: (departure) => <DepartureState {...{ departure, today }} /> },
	];
}

type Opened = { what: 'form'; row: DepartureRecord } | { what: 'new' };

/** The days on which tours leave, as a list: how full they are, and what can be done about them. */
export function DepartureList() {
	const list = useList(departuresQuery);
	const tours = useQuery(toursQuery);
	const today = useToday();
	const [opened, setOpened] = useState<Opened | null>(null);
	const mayAdd = useMay('publishing');
	const close = () => setOpened(null);
	const { choices } = list.view;
	const { tour, state } = choices;
	const tourOptions = (tours.data?.rows ?? [])
		.map(({ id, name, state: stands, price, discountPrice, facts }) => ({
			value: String(id),
			label: stands === 'published' ? name : `${name} (${stands})`,
			price: discountPrice ?? price,
			facts,
		}))
		.toSorted((one, other) => one.label.localeCompare(other.label, 'en-US'));
	// What else can be done stands on the departure's page. What was called off is only looked at.
	const rowActions = (departure: DepartureRecord) =>
		departure.state !== 'called off' && (
			<button
				type="button"
				className="row-button"
				onClick={() => setOpened({ what: 'form', row: departure })}
			>
				Edit<span className="visually-hidden"> {departureName(departure)}</span>
			</button>
		);
	return (
		<>
			<ListTab
				title="Departures"
				words={['departure', 'departures']}
				list={list}
				columns={columnsOn(today)}
				order={soonestFirst}
				onOpen={({ id }) => {
					showScreen(`departure-${id}`);
					scrollTo({ top: 0 });
				}}
				actions={rowActions}
				searches="Tour or destination"
				filters={
					<>
						<FilterField label="Tour" name="tour" value={tour} options={tourOptions} />
						<FilterField
							label="State"
							name="state"
							value={state}
							options={states}
							all="All to come"
						/>
						<DateRangeField label="Leaving" names={days} choices={choices} />
						<LeavingSoon choices={choices} today={today} />
					</>
				}
				tools={
					<>
						<DepartureViews isCalendar={false} />
						{mayAdd && (
							<button
								type="button"
								className="button button-primary"
								onClick={() => setOpened({ what: 'new' })}
							>
								Add departures
							</button>
						)}
					</>
				}
				failed="Failed to load the departures. Please try again later."
				empty="There are no departures to come."
			/>
			{opened?.what === 'form' && <DepartureForm row={opened.row} onClosed={close} />}
			{opened?.what === 'new' && (
				<AddDeparturesDialog tours={tourOptions} chosen={tour ?? ''} onClosed={close} />
			)}
		</>
	);
}
