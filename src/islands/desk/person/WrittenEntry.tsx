import type { EntryOf } from '#src/contract/desk/person.ts';

import { NoteFoot } from '../notes/NoteFoot.tsx';
import { ScreenLink } from '../panel/ScreenLink.tsx';
import { LongText } from './LongText.tsx';

/** What somebody and the desk wrote to each other, and about what. */
export function MessageEntry({ entry }: { entry: EntryOf<'message'> }) {
	const { author, text, about } = entry;
	return (
		<>
			{text !== '' && <LongText text={text} />}
			<p className="text-ink-soft">
				{author !== '' && (
					<>
						<bdi>{author}</bdi>,{' '}
					</>
				)}
				<About about={about} />
			</p>
		</>
	);
}

/** What the desk noted for itself, and about what. */
export function NoteEntry({ entry: { note, about } }: { entry: EntryOf<'note'> }) {
	return (
		<>
			<LongText text={note.body} />
			<NoteFoot note={note}>
				{about.label !== '' && (
					<>
						{' '}
						<About about={about} />
					</>
				)}
			</NoteFoot>
		</>
	);
}

function About({ about }: { about: EntryOf<'message'>['about'] }) {
	return (
		<>
			about{' '}
			{about.kind === 'booking' ? (
				<ScreenLink screen={`booking-${about.id}`} className="link price">
					{about.label}
				</ScreenLink>
			) : (
				<bdi>{about.label}</bdi>
			)}
		</>
	);
}
