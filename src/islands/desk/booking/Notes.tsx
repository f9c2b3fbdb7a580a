import type { BookingPageView } from '#src/contract/desk/booking-page.ts';

import { Card } from '../panel/Card.tsx';
import { Moment } from '../panel/Moment.tsx';
import { AddNote } from './AddNote.tsx';

/** What the desk noted of the booking for itself. */
export function Notes({ view }: { view: BookingPageView }) {
	const { booking, notes } = view;
	return (
		<Card title="Notes" count={notes.length}>
			<AddNote bookingId={booking.id} notes={notes} />
			{notes.length > 0 && (
				<ul className="booking-notes">
					{notes.map(({ id, body, author, createdAt }) => (
						<li key={id}>
							<p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
								{body}
							</p>
							<p className="text-sm text-ink-soft">
								<bdi>{author}</bdi>, <Moment at={createdAt} />
							</p>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}
