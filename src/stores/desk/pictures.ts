import { keepPreviousData } from '@tanstack/query-core';

import {
	changePicture,
	deletePicture,
	listPictures,
	type PictureUpload,
} from '#src/contract/desk/pictures.ts';

import { refusalMessage, refusedFields, tryLater } from '../forms/refusal.ts';
import { callDeskApi, callDeskApiForPage } from './call-desk-api.ts';
import { failureReason } from './failure-reason.ts';
import { queryClient } from './query-client.ts';

/** What came of a change: the photograph, or why not. */
export type PictureOutcome =
	| Extract<PictureUpload, { state: 'done' }>
	/** Its words are wrong. */
	| { state: 'wrong words'; problem: string }
	/** Something else; the same may be tried again where it `isPassing`. */
	| { state: 'failed'; problem: string; isPassing: boolean };

/** The photographs that were uploaded, the newest first, as a query. @param most how many of them */
export function picturesQuery(q: string, most: number) {
	const query = { limit: most, ...(q.trim() !== '' && { q: q.trim() }) };
	return {
		queryKey: [listPictures.path, query] as const,
		queryFn: ({ signal }: { signal: AbortSignal }) =>
			callDeskApiForPage(listPictures, { query, signal }),
		placeholderData: keepPreviousData,
	};
}

/** Says in other words what a photograph shows. */
export function changeWords(id: number, alt: string): Promise<PictureOutcome> {
	return outcomeOf(async () => {
		const picture = await callDeskApi(changePicture, { params: { id }, body: { alt } });
		return { state: 'done', picture };
	});
}

/**
 * Deletes a photograph.
 * @returns why not, as what still shows it; null where it is gone
 */
export async function remove(id: number): Promise<string | null> {
	try {
		await callDeskApi(deletePicture, { params: { id } });
		return null;
	} catch (error) {
		return failureReason(error);
	} finally {
		refresh();
	}
}

/** What came of calls about a photograph. */
export async function outcomeOf(work: () => Promise<PictureUpload>): Promise<PictureOutcome> {
	try {
		const done = await work();
		refresh();
		if (done.state === 'done') return done;
		const problem = done.state === 'refused' ? done.problem : tryLater;
		return { state: 'failed', problem, isPassing: false };
	} catch (error) {
		const { alt } = refusedFields(error, ['alt']);
		if (alt !== undefined) return { state: 'wrong words', problem: alt };
		const isPassing = refusalMessage(error) === null;
		return { state: 'failed', problem: failureReason(error), isPassing };
	}
}

function refresh(): void {
	void queryClient.invalidateQueries({ queryKey: [listPictures.path] });
}
