import { useStore } from '@nanostores/react';
import { useState } from 'react';

import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import { bookingHistory } from '#src/domain/desk/booking-history.ts';
import { $access } from '#src/stores/admin/access.ts';

import { Moment } from '../../panel/Moment.tsx';

/** Says that a colleague has changed the booking since it was opened, and what; it stands here already. */
export function ColleagueChange({ view }: { view: BookingPageView }) {
	const access = useStore($access);
	const own = access.state === 'open' ? access.administrator : null;
	const { booking, changes, deeds } = view;
	const [seen, setSeen] = useState(() => latestOf(changes));
	const [newest] = bookingHistory(booking, changes, deeds);
	const isNews =
		newest !== undefined &&
		latestOf(changes) !== seen &&
		![own?.fullName, own?.email].includes(newest.author);
	return (
		<div role="status">
			{isNews && (
				<p className="notice booking-news" data-print="no">
					<span>
						<bdi>{newest.author}</bdi>: {newest.what}, <Moment at={newest.at} />
					</span>
					<button type="button" className="row-button" onClick={() => setSeen(latestOf(changes))}>
						Seen
					</button>
				</p>
			)}
		</div>
	);
}

function latestOf(changes: BookingPageView['changes']): number {
	return changes[0]?.id ?? 0;
}
