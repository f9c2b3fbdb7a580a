import { type ReactNode, useEffect, useRef, useState } from 'react';

import type { Note } from '#src/contract/desk/note.ts';
import { undoneUntil } from '#src/domain/bookings/operation.ts';
import { takeNoteBack } from '#src/stores/desk/notes.ts';
import { useNow } from '#src/ui/use-now.ts';

import { catchFocus } from '../panel/use-row-focus.ts';
import { useViewerId } from '../panel/use-viewer-id.ts';

type Props = {
	note: Note;
	/** What is said of it behind its writer. */
	children: ReactNode;
};

/** Who wrote a note; whoever wrote it takes it back here, for ten minutes. */
export function NoteFoot({ note, children }: Props) {
	const { id, body, author, authorId, createdAt } = note;
	const viewer = useViewerId();
	const now = useNow();
	const [isLeaving, setLeaving] = useState(false);
	const wasPressed = useRef(false);
	// The button that has the focus goes with its note.
	useEffect(
		() => () => {
			if (wasPressed.current) queueMicrotask(catchFocus);
		},
		[],
	);
	const isFresh = new Date(undoneUntil(createdAt)) > now;
	const takeBack = async () => {
		wasPressed.current = true;
		setLeaving(true);
		if (await takeNoteBack(id)) return;
		wasPressed.current = false;
		setLeaving(false);
	};
	return (
		<p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
			<span>
				<bdi>{author}</bdi>
				{children}
			</span>
			{isFresh && viewer !== null && authorId === viewer && (
				<button
					type="button"
					className="row-button"
					data-print="no"
					aria-disabled={isLeaving}
					onClick={() => !isLeaving && void takeBack()}
				>
					Take back<span className="visually-hidden">: {body.slice(0, 60)}</span>
				</button>
			)}
		</p>
	);
}
