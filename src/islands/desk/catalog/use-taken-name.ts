import { useQuery } from '@tanstack/react-query';

import { listTourRecords } from '#src/contract/desk/tours.ts';
import { stateLabels } from '#src/domain/catalog/catalog-state.ts';
import { callDeskApiForPage } from '#src/stores/desk/call-desk-api.ts';

import { useSettled } from '../panel/use-settled.ts';

/** Milliseconds after the last letter. */
const pause = 400;

/**
 * Looks whether another tour is called so already.
 * @param own the number of the tour itself; null of a new one
 * @returns what is said of it at the name: it may be meant. undefined where there is none
 */
export function useTakenName(typed: string, own: number | null): string | undefined {
	const name = useSettled(typed.trim(), pause);
	const { data } = useQuery({
		queryKey: [listTourRecords.path, { named: name }],
		queryFn: ({ signal }) => callDeskApiForPage(listTourRecords, { query: { q: name }, signal }),
		enabled: name.length > 1,
	});
	const isSame = (other: string) => other.toLowerCase() === name.toLowerCase();
	const other = data?.rows.find((row) => row.id !== own && isSame(row.name));
	if (!other || !isSame(typed.trim())) return undefined;
	return `Another tour package is called so too (number ${other.id}, ${stateLabels[other.state].toLowerCase()}). You can keep the name, but visitors could not tell them apart.`;
}
