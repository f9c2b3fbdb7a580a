import type { Note } from '#src/contract/desk/note.ts';

import { Moment } from '../panel/Moment.tsx';
import { NoteFoot } from './NoteFoot.tsx';

/** Notes of the desk, the newest first; nothing where there is none. */
export function NoteList({ notes }: { notes: readonly Note[] }) {
	if (notes.length === 0) return null;
	return (
		<ul className="note-list">
			{notes.map((note) => (
				<li key={note.id}>
					<p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
						{note.body}
					</p>
					<NoteFoot note={note}>
						, <Moment at={note.createdAt} />
					</NoteFoot>
				</li>
			))}
		</ul>
	);
}
