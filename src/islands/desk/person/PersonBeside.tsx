import { useQuery } from '@tanstack/react-query';

import { entryLimits, type PersonEntry, type PersonView } from '#src/contract/desk/person.ts';
import { personEntryKinds, personEntryLabels } from '#src/domain/desk/person-kinds.ts';
import { type PersonRow, personRowName } from '#src/domain/desk/person-row.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import { personQuery } from '#src/stores/desk/person.ts';

import { AddNote } from '../notes/AddNote.tsx';
import { NoteList } from '../notes/NoteList.tsx';
import { LoadFailed } from '../panel/LoadFailed.tsx';
import { ScreenLink } from '../panel/ScreenLink.tsx';
import { entryKey } from './entry-key.ts';
import { Entry } from './Entry.tsx';

/** How much of what else they left is shown: the rest is on their page. */
const most = 3;

/** Whoever left a row, beside it: what we noted of them, what else they booked and asked for, and the way to all of it. */
export function PersonBeside({ of }: { of: PersonRow }) {
	// Of another row nothing is shown of whoever was beside the one before.
	return <Asked key={personRowName(of)} of={of} />;
}

function Asked({ of }: { of: PersonRow }) {
	const result = useQuery(personQuery({ of, kind: null, limit: entryLimits.first }));
	// However much was written since, what was noted stands here.
	const noted = useQuery(personQuery({ of, kind: 'note', limit: entryLimits.first }));
	const { data: person } = result;
	return (
		<section aria-label="About them" className="grid gap-4">
			<h3 className="font-sans text-sm font-normal text-ink-soft">About them</h3>
			{person && <Known person={person} noted={noted.data ?? person} of={of} />}
			{!person && result.isError && (
				<LoadFailed result={result}>Failed to load what is known of them.</LoadFailed>
			)}
			{!person && !result.isError && (
				<div role="status" className="skeleton h-24 rounded-lg" aria-label="Loading the person" />
			)}
		</section>
	);
}

type KnownProps = { person: PersonView; noted: PersonView; of: PersonRow };

function Known({ person, noted, of }: KnownProps) {
	const { counts, entries } = person;
	const notes = noted.entries.flatMap((entry) => (entry.kind === 'note' ? entry.note : []));
	const others = entries.filter((entry) => isOther(entry, of)).slice(0, most);
	const known = personEntryKinds.filter((kind) => counts[kind] > 0);
	return (
		<>
			<p>
				<ScreenLink screen={`person-${personRowName(of)}`} className="link">
					All that is known
				</ScreenLink>
				<span className="text-ink-soft">
					{known.map((kind) => ` · ${personEntryLabels[kind]} ${formatNumber(counts[kind])}`)}
				</span>
			</p>
			<AddNote of={of} latest={notes[0]} />
			<NoteList notes={notes} />
			{others.length > 0 && (
				<ol className="person-entries">
					{others.map((entry) => (
						<Entry key={entryKey(entry)} entry={entry} />
					))}
				</ol>
			)}
		</>
	);
}

/** Whether it is something that they booked or asked for, beside the row that is open. */
function isOther(entry: PersonEntry, { kind, id }: PersonRow): boolean {
	if (entry.kind === 'booking') return kind !== 'booking' || entry.id !== id;
	return entry.kind === 'request' && (entry.request !== kind || entry.id !== id);
}
