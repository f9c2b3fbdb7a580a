import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { entryLimits, type PersonView } from '#src/contract/desk/person.ts';
import type { PersonEntryKind } from '#src/domain/desk/person-kinds.ts';
import { type PersonRow, readPersonRow } from '#src/domain/desk/person-row.ts';
import { isMissing } from '#src/stores/desk/is-missing.ts';
import { personQuery } from '#src/stores/desk/person.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { AddNote } from '../notes/AddNote.tsx';
import { BackToList } from '../panel/BackToList.tsx';
import { LoadFailed } from '../panel/LoadFailed.tsx';
import type { ScreenProps } from '../panel/screen-props.ts';
import { Skeleton } from '../panel/Skeleton.tsx';
import { PersonHead } from './PersonHead.tsx';
import { TimeLine } from './TimeLine.tsx';

/** Somebody, by any row of theirs: how they can be reached, and all that happened, on one line. */
export function PersonPage({ kind, id }: ScreenProps) {
	const row = readPersonRow(`${kind}-${id}`);
	return (
		<div className="person">
			<BackToList />
			{row ? <Asked row={row} /> : <NotThere />}
		</div>
	);
}

function Asked({ row }: { row: PersonRow }) {
	const [kind, setKind] = useState<PersonEntryKind | null>(null);
	const [limit, setLimit] = useState<number>(entryLimits.first);
	const result = useQuery(personQuery({ of: row, kind, limit }));
	const { data: person, error } = result;
	if (isMissing(error)) return <NotThere />;
	if (!person) {
		return error ? (
			<LoadFailed result={result}>Failed to load what is known of them.</LoadFailed>
		) : (
			<Skeleton />
		);
	}
	return (
		<>
			<PersonHead person={person} />
			<AddNote of={row} latest={latestNote(person)} />
			{error && (
				<LoadFailed result={result}>
					What you see was loaded before: it is not up to date.
				</LoadFailed>
			)}
			<TimeLine
				person={person}
				kind={kind}
				isBusy={result.isPlaceholderData}
				onKind={(chosen) => {
					setKind(chosen);
					setLimit(entryLimits.first);
				}}
				onMore={
					limit < entryLimits.most ? () => setLimit(Math.min(limit * 4, entryLimits.most)) : null
				}
			/>
		</>
	);
}

function latestNote({ entries }: PersonView) {
	return entries.flatMap((entry) => (entry.kind === 'note' ? entry.note : []))[0];
}

function NotThere() {
	return <Notice tone="error">What led to this person is not there any more.</Notice>;
}
