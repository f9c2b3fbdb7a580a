import { bookingsExport } from '#src/stores/desk/bookings-export.ts';
import { bookingsView } from '#src/stores/desk/bookings-view.ts';
import { refreshBookings } from '#src/stores/desk/bookings.ts';
import type { ListView } from '#src/stores/desk/list-view.ts';

import { ExportButton } from '../panel/ExportButton.tsx';

/** The buttons at the head of the bookings. */
export function BookingsTools({ view }: { view: ListView }) {
	return (
		<>
			<ExportButton list={bookingsExport} view={bookingsView(view)} />
			<button type="button" className="button button-secondary" onClick={() => print()}>
				Print
			</button>
			<button
				type="button"
				className="button button-secondary"
				onClick={() => void refreshBookings(view)}
			>
				Refresh
			</button>
		</>
	);
}
