import { useState } from 'react';

import type { BookingNote } from '#src/contract/desk/booking-note.ts';
import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import { undoneUntil } from '#src/domain/bookings/operation.ts';
import { takeNoteBack } from '#src/stores/desk/booking-notes.ts';
import { useNow } from '#src/ui/use-now.ts';

import { Card } from '../panel/Card.tsx';
import { lazyDialog } from '../panel/LazyPart.tsx';
import { Moment } from '../panel/Moment.tsx';
import { useViewerId } from '../panel/use-viewer-id.ts';
import { AddNote } from './AddNote.tsx';

/** What the desk noted of the booking for itself. */
export function Notes({ view }: { view: BookingPageView }) {
	const { booking, notes } = view;
	const { id, bookingId: reference } = booking;
	const [isTasking, setTasking] = useState(false);
	return (
		<Card title="Notes" count={notes.length}>
			<AddNote bookingId={booking.id} notes={notes} />
			<button
				type="button"
				className="row-button justify-self-start"
				data-print="no"
				onClick={() => setTasking(true)}
			>
				New task
			</button>
			{isTasking && (
				<NewTaskDialog booking={{ id, reference }} onClosed={() => setTasking(false)} />
			)}
			{notes.length > 0 && (
				<ul className="booking-notes">
					{notes.map((note) => (
						<Note key={note.id} bookingId={booking.id} note={note} />
					))}
				</ul>
			)}
		</Card>
	);
}

const NewTaskDialog = lazyDialog(
	async () => (await import('../panel/NewTaskDialog.tsx')).NewTaskDialog,
);

function Note({ bookingId, note }: { bookingId: number; note: BookingNote }) {
	const { body, author, authorId, createdAt } = note;
	const viewer = useViewerId();
	const now = useNow();
	const isFresh = new Date(undoneUntil(createdAt)) > now;
	return (
		<li>
			<p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
				{body}
			</p>
			<p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
				<span>
					<bdi>{author}</bdi>, <Moment at={createdAt} />
				</span>
				{isFresh && viewer !== null && authorId === viewer && (
					<button
						type="button"
						className="row-button"
						data-print="no"
						onClick={() => void takeNoteBack(bookingId, note)}
					>
						Take back<span className="visually-hidden">: {body.slice(0, 60)}</span>
					</button>
				)}
			</p>
		</li>
	);
}
