import { type DepartureRecord, listDepartures } from '#src/contract/desk/departures.ts';
import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatDate, formatDates } from '#src/domain/calendar/format-date.ts';
import { callingOffWords } from '#src/domain/tours/calling-off.ts';
import { decisionDay } from '#src/domain/tours/decision.ts';
import { whyNotOnSale } from '#src/domain/tours/departure-standing.ts';
import { site } from '#src/site.ts';
import { departureName, setState } from '#src/stores/desk/departures.ts';

import { Facts } from '../panel/Facts.tsx';
import { RecordDialog } from '../panel/RecordDialog.tsx';
import { useMay } from '../panel/use-may.ts';
import { useIsChanging, useOpenedRow } from '../panel/use-opened-row.ts';
import { closeDeparture } from './close-departure.ts';
import { DeparturePeople } from './DeparturePeople.tsx';
import { DeparturePrice } from './DeparturePrice.tsx';
import { DepartureState } from './DepartureState.tsx';
import { Seats } from './Seats.tsx';

type Props = {
	departure: DepartureRecord;
	today: CalendarDate | null;
	onEdit: (departure: DepartureRecord) => void;
	onCallOff: (departure: DepartureRecord) => void;
	onClosed: () => void;
};

/** A departure in full: how full it is, who is on it and who waits. */
export function DepartureDialog({ departure: opened, today, onEdit, onCallOff, onClosed }: Props) {
	const departure = useOpenedRow(listDepartures.path, opened);
	const isBusy = useIsChanging(listDepartures.path, departure);
	const { date, endDate, tourName, guaranteedFrom, guaranteedAt } = departure;
	const isClosed = departure.state === 'closed';
	const { calledOffAt, calledOffReason } = departure;
	const mayCallOff = useMay('publishing') && !isOver(departure, today);
	const notOnSale = whyNotOnSale(departure.tourState);
	return (
		<RecordDialog
			title={departureName(departure)}
			onClosed={onClosed}
			actions={
				calledOffAt === null && (
					<>
						{mayCallOff && (
							<button
								type="button"
								className="button button-secondary"
								aria-disabled={isBusy}
								onClick={() => isBusy || onCallOff(departure)}
							>
								Call off…
							</button>
						)}
						<button
							type="button"
							className="button button-secondary"
							aria-disabled={isBusy}
							onClick={() =>
								isBusy || void (isClosed ? setState(departure, 'open') : closeDeparture(departure))
							}
						>
							{isClosed ? 'Reopen departure' : 'Close departure'}
						</button>
						<button
							type="button"
							className="button button-primary"
							onClick={() => onEdit(departure)}
						>
							Edit departure
						</button>
					</>
				)
			}
		>
			<Facts
				facts={[
					['Tour', <bdi key="tour">{tourName}</bdi>],
					['Dates', formatDates(date, endDate, 'weekday')],
					['State', <DepartureState key="state" {...{ departure, today }} />],
					...(notOnSale === null ? [] : [['Not on sale', notOnSale] as const]),
					['Seats', <Seats key="seats" departure={departure} />],
					['Price per person', <DeparturePrice key="price" departure={departure} />],
					calledOffAt !== null && calledOffReason !== null
						? [
								'Called off',
								`${deskMoment(site, new Date(calledOffAt))}, because ${callingOffWords[calledOffReason]}`,
							]
						: guaranteedAt === null
							? [
									'Guaranteed from',
									`${guaranteedFrom} confirmed, decided by ${formatDate(decisionDay(date, site))}`,
								]
							: ['Guaranteed since', deskMoment(site, new Date(guaranteedAt))],
				]}
			/>
			<DeparturePeople departure={departure} />
		</RecordDialog>
	);
}

function isOver({ date }: DepartureRecord, today: CalendarDate | null): boolean {
	return today !== null && date < today;
}
