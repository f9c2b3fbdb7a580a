import type { DepartureFields, DepartureRecord } from '#src/contract/desk/departures.ts';
import { departureFields } from '#src/contract/desk/departures.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { seatsText } from '#src/domain/tours/departure-standing.ts';
import {
	departureActions,
	departureFormValues,
	departureName,
} from '#src/stores/desk/departures.ts';
import { TextField } from '#src/ui/TextField.tsx';

import { CatalogDialog, type RowFacts } from '../catalog/CatalogDialog.tsx';
import { useCatalogForm } from '../catalog/use-catalog-form.ts';
import { stateLabel } from './DepartureState.tsx';
import { groupHint, SeatFields } from './SeatFields.tsx';

type Props = { row: DepartureRecord; onClosed: () => void };

/** The form of a departure that is there. */
export function DepartureForm({ row, onClosed }: Props) {
	const catalogForm = useCatalogForm<DepartureFields, DepartureRecord>({
		row,
		schema: departureFields,
		values: departureFormValues,
		actions: departureActions,
		priceOf: ({ price }) => price ?? row.tourPrice,
	});
	const { field, seen } = catalogForm;
	const now = seen ?? row;
	return (
		<CatalogDialog
			{...{ catalogForm, onClosed }}
			facts={facts}
			name={departureActions.name}
			nameOf={departureName}
		>
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					{...field('date', 'Departure date')}
					type="date"
					readOnly={now.isUsed}
					hint={
						now.isUsed
							? 'Somebody has booked it or waits for it: it cannot be moved.'
							: 'Nobody has booked it: it can be moved.'
					}
				/>
				<SeatFields
					field={field}
					seatsHint={`${seatsText(now)}.${groupHint(now.largestGroup)}`}
					tourPrice={now.tourPrice}
				/>
			</div>
		</CatalogDialog>
	);
}

const facts: RowFacts<DepartureRecord> = {
	date: (row) => ['Departure date', formatDate(row.date)],
	capacity: (row) => ['Seats', String(row.capacity)],
	price: (row) => ['Price', row.price === null ? 'the tour’s' : formatMoneyInCents(row.price)],
	state: (row) => ['State', stateLabel(row.state)],
	guaranteedFrom: (row) => ['Guaranteed from', String(row.guaranteedFrom)],
	// Not entered here.
	tourId: null,
	tourName: null,
	tourState: null,
	tourPrice: null,
	largestGroup: null,
	endDate: null,
	taken: null,
	held: null,
	confirmed: null,
	waiting: null,
	isUsed: null,
	guaranteedAt: null,
	calledOffAt: null,
	calledOffReason: null,
};
