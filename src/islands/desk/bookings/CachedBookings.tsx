import { formatDate } from '#src/domain/calendar/format-date.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { tripPath } from '#src/paths.ts';
import { rememberedBookings } from '#src/stores/bookings/remembered-bookings.ts';

import type { Column } from '../panel/column.ts';
import { DataTable } from '../panel/DataTable.tsx';

type Cached = ReturnType<typeof rememberedBookings>[number] & { id: number };

const columns: Column<Cached>[] = [
	{
		title: 'Reference',
		cell: ({ bookingId }) => (
			<a className="link" href={tripPath(bookingId)}>
				{bookingId}
			</a>
		),
		isMain: true,
	},
	{ title: 'Trip', cell: ({ title }) => title },
	{ title: 'Date', cell: ({ departureDate }) => formatDate(departureDate) },
	{ title: 'Travelers', cell: ({ travelers }) => travelers, isNumber: true },
	{ title: 'Total', cell: ({ totalPrice }) => formatMoneyInCents(totalPrice), isNumber: true },
];

/** The bookings that were made in this browser, while no others can be shown: to be read only. */
export function CachedBookings() {
	const bookings = rememberedBookings().map((booking, id) => ({ ...booking, id }));
	if (bookings.length === 0) return null;
	return (
		<section className="grid w-full gap-2">
			<h3 className="text-xl">Cached in this browser</h3>
			<p className="text-sm text-ink-soft">
				Only what was booked with this browser, as it was then. It can be read, not changed.
			</p>
			<DataTable
				label="Cached bookings"
				rows={bookings}
				columns={columns}
				order={{}}
				isBusy={false}
			/>
		</section>
	);
}
