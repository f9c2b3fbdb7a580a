import { useState } from 'react';

import type { BookingPageView } from '#src/contract/desk/booking-page.ts';

import { AddNote } from '../notes/AddNote.tsx';
import { NoteList } from '../notes/NoteList.tsx';
import { Card } from '../panel/Card.tsx';
import { lazyDialog } from '../panel/LazyPart.tsx';

/** What the desk noted of the booking for itself. */
export function Notes({ view }: { view: BookingPageView }) {
	const { booking, notes } = view;
	const { id, bookingId: reference } = booking;
	const [isTasking, setTasking] = useState(false);
	return (
		<Card title="Notes" count={notes.length}>
			<AddNote of={{ kind: 'booking', id }} latest={notes[0]} />
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
			<NoteList notes={notes} />
		</Card>
	);
}

const NewTaskDialog = lazyDialog(
	async () => (await import('../panel/NewTaskDialog.tsx')).NewTaskDialog,
);
