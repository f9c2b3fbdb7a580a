import { Dashboard } from './Dashboard.tsx';
import { DepartureNotices } from './DepartureNotices.tsx';
import { Tiles } from './Tiles.tsx';
import { UnansweredBookings } from './UnansweredBookings.tsx';
import { UndeliveredLetters } from './UndeliveredLetters.tsx';

/** What there is, what waits, and how business goes. */
export function OverviewTab() {
	return (
		<div className="overview">
			<h2 className="text-2xl sm:text-3xl">Overview</h2>
			<UnansweredBookings />
			<DepartureNotices />
			<UndeliveredLetters />
			<Tiles />
			<Dashboard />
		</div>
	);
}
