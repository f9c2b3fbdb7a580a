import type { EntryOf } from '#src/contract/desk/person.ts';

import { ScreenLink } from '../panel/ScreenLink.tsx';
import { LongText } from './LongText.tsx';

/** What somebody and the desk wrote to each other, or the desk for itself, and about what. */
export function WrittenEntry({ entry }: { entry: EntryOf<'message'> | EntryOf<'note'> }) {
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
				about{' '}
				{about.kind === 'booking' ? (
					<ScreenLink screen={`booking-${about.id}`} className="link price">
						{about.label}
					</ScreenLink>
				) : (
					<bdi>{about.label}</bdi>
				)}
			</p>
		</>
	);
}
