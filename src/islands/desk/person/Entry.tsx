import type { ReactNode } from 'react';

import type { PersonEntry } from '#src/contract/desk/person.ts';
import { personRequestLabels } from '#src/domain/desk/person-kinds.ts';

import { Moment } from '../panel/Moment.tsx';
import { BookingEntry } from './BookingEntry.tsx';
import { LetterEntry } from './LetterEntry.tsx';
import { RequestEntry } from './RequestEntry.tsx';
import { MessageEntry, NoteEntry } from './WrittenEntry.tsx';

/** Something that happened with somebody, with when. */
export function Entry({ entry }: { entry: PersonEntry }) {
	return (
		<li className={`person-entry person-${entry.kind}`}>
			<p className="person-when">
				<span className="person-what">{whatText(entry)}</span>
				<Moment at={entry.at} />
			</p>
			<div className="person-told">{told(entry)}</div>
		</li>
	);
}

function whatText(entry: PersonEntry): string {
	switch (entry.kind) {
		case 'booking':
			return entry.source === 'desk' ? 'Booked at the desk' : 'Booked';
		case 'request':
			return personRequestLabels[entry.request];
		case 'message':
			return entry.author === '' ? 'They wrote' : 'We wrote';
		case 'letter':
			return 'Letter';
		case 'note':
			return 'Note';
		case 'account':
			return entry.what === 'registered' ? 'Registered' : 'Subscribed';
	}
}

function told(entry: PersonEntry): ReactNode {
	switch (entry.kind) {
		case 'booking':
			return <BookingEntry entry={entry} />;
		case 'request':
			return <RequestEntry entry={entry} />;
		case 'message':
			return <MessageEntry entry={entry} />;
		case 'note':
			return <NoteEntry entry={entry} />;
		case 'letter':
			return <LetterEntry letter={entry.letter} />;
		case 'account':
			return (
				<p>
					{entry.what === 'registered' ? 'An account for' : 'The newsletter to'}{' '}
					<bdi className="wrap-anywhere">{entry.email}</bdi>
				</p>
			);
	}
}
