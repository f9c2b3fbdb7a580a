import { useState } from 'react';

import { type DepartureRecord, listDepartures } from '#src/contract/desk/departures.ts';
import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { formatDate, formatDates } from '#src/domain/calendar/format-date.ts';
import { callingOffWords } from '#src/domain/tours/calling-off.ts';
import { decisionDay } from '#src/domain/tours/decision.ts';
import { whyNotOnSale } from '#src/domain/tours/departure-standing.ts';
import { site } from '#src/site.ts';
import { departureName, setState } from '#src/stores/desk/departures.ts';
import { useToday } from '#src/ui/use-today.ts';

import { type Fact } from '../../panel/fact-lines.ts';
import { Facts } from '../../panel/Facts.tsx';
import { useMay } from '../../panel/use-may.ts';
import { useIsChanging } from '../../panel/use-opened-row.ts';
import { CallOffDialog } from '../CallOffDialog.tsx';
import { closeDeparture } from '../close-departure.ts';
import { DepartureForm } from '../DepartureForm.tsx';
import { DeparturePrice } from '../DeparturePrice.tsx';
import { DepartureState } from '../DepartureState.tsx';
import { Seats } from '../Seats.tsx';
import { DeleteDeparture } from './DeleteDeparture.tsx';

type Props = { departure: DepartureRecord };

/** Which departure it is, where it stands, and what can be done about all of it. */
export function DepartureHead({ departure }: Props) {
	const today = useToday();
	const { date, endDate } = departure;
	const notOnSale = whyNotOnSale(departure.tourState);
	return (
		<header className="grid gap-4">
			<div className="panel-head">
				<h2 tabIndex={-1} className="text-2xl sm:text-3xl">
					<bdi>{departureName(departure)}</bdi>
				</h2>
				{departure.calledOffAt === null && <Acts departure={departure} today={today} />}
			</div>
			<Facts
				facts={[
					['Dates', formatDates(date, endDate, 'weekday')],
					['State', <DepartureState key="state" {...{ departure, today }} />],
					...(notOnSale === null ? [] : [['Not on sale', notOnSale] as const]),
					['Seats', <Seats key="seats" departure={departure} />],
					['Price per person', <DeparturePrice key="price" departure={departure} />],
					standing(departure),
				]}
			/>
		</header>
	);
}

/** Whether it leaves, and since when that is known. */
function standing({
	date,
	guaranteedFrom,
	guaranteedAt,
	calledOffAt,
	calledOffReason,
}: DepartureRecord): Fact {
	if (calledOffAt !== null && calledOffReason !== null) {
		const when = deskMoment(site, new Date(calledOffAt));
		return ['Called off', `${when}, because ${callingOffWords[calledOffReason]}`];
	}
	if (guaranteedAt !== null) return ['Guaranteed since', deskMoment(site, new Date(guaranteedAt))];
	const decided = formatDate(decisionDay(date, site));
	return ['Guaranteed from', `${guaranteedFrom} confirmed, decided by ${decided}`];
}

type Open = 'form' | 'calling off' | null;

function Acts({ departure, today }: Props & { today: string | null }) {
	const [open, setOpen] = useState<Open>(null);
	const isBusy = useIsChanging(listDepartures.path, departure);
	const isOver = today !== null && departure.date < today;
	const mayCallOff = useMay('publishing') && !isOver;
	const isClosed = departure.state === 'closed';
	const closed = () => setOpen(null);
	return (
		<div className="flex flex-wrap gap-2" data-print="no">
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
			{mayCallOff && (
				<button
					type="button"
					className="button button-secondary"
					aria-disabled={isBusy}
					onClick={() => isBusy || setOpen('calling off')}
				>
					Call off…
				</button>
			)}
			<DeleteDeparture departure={departure} />
			<button type="button" className="button button-primary" onClick={() => setOpen('form')}>
				Edit departure
			</button>
			{open === 'form' && <DepartureForm row={departure} onClosed={closed} />}
			{open === 'calling off' && <CallOffDialog departure={departure} onClosed={closed} />}
		</div>
	);
}
