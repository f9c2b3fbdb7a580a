import { useStore } from '@nanostores/react';
import { useState } from 'react';

import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import { bookingHistory } from '#src/domain/desk/booking-history.ts';
import { $access } from '#src/stores/desk/access.ts';

import { Moment } from '../panel/Moment.tsx';

/** Says that a colleague has changed the booking since it was opened, and what; it stands here already. */
export function ColleagueChange({ view }: { view: BookingPageView }) {
	const access = useStore($access);
	const own = access.state === 'open' ? access.administrator : null;
	const { who, what, at } = latestOf(view);
	const [seen, setSeen] = useState(at);
	const isNews = at !== seen && who !== own?.fullName && who !== own?.email;
	return (
		<div role="status">
			{isNews && (
				<p className="notice booking-news" data-print="no">
					<span>
						<bdi>{who}</bdi>: {what}, <Moment at={at} />
					</span>
					<button type="button" className="row-button" onClick={() => setSeen(at)}>
						Seen
					</button>
				</p>
			)}
		</div>
	);
}

/** What happened to the booking last: what is undone may be older than what was. */
function latestOf({ booking, changes, operations }: BookingPageView) {
	const latest = bookingHistory(booking, changes, operations).map(
		({ what, author, at, operation }) =>
			operation?.undoneAt
				? { what: `Undid ‘${what}’`, who: operation.undoneBy, at: operation.undoneAt }
				: { what, who: author, at },
	);
	return latest.reduce((one, other) => (other.at > one.at ? other : one));
}
