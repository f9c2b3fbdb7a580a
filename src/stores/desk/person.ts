import { keepPreviousData } from '@tanstack/query-core';

import { readPerson } from '#src/contract/desk/person.ts';
import type { PersonEntryKind } from '#src/domain/desk/person-kinds.ts';
import { type PersonRow, personRowName } from '#src/domain/desk/person-row.ts';

import { callDeskApi } from './call-desk-api.ts';

/** What of a person is looked at. */
export type PersonAsked = {
	/** One of their rows. */
	of: PersonRow;
	/** null for everything. */
	kind: PersonEntryKind | null;
	/** How far back. */
	limit: number;
};

/** All that is known of a person. What is known already stays while more of it is on its way. */
export function personQuery({ of, kind, limit }: PersonAsked) {
	const query = { of: personRowName(of), limit, ...(kind && { kind }) };
	return {
		queryKey: [readPerson.path, query],
		queryFn: ({ signal }: { signal: AbortSignal }) => callDeskApi(readPerson, { query, signal }),
		placeholderData: keepPreviousData,
	};
}
