import { DearerDeals } from './DearerDeals.tsx';
import { DepartureNotices } from './DepartureNotices.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { Tiles } from './Tiles.tsx';
import { UndeliveredLetters } from './UndeliveredLetters.tsx';

/** How many there are of everything, and what somebody has to hear of. */
export function OverviewTab() {
	return (
		<div className="overview">
			<h2 className="text-2xl sm:text-3xl">Overview</h2>
			{/* What may come a moment later stands below: nothing moves. */}
			<Tiles />
			<FirstSteps />
			<DepartureNotices />
			<DearerDeals />
			<UndeliveredLetters />
		</div>
	);
}
