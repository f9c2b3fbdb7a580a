import { keepPreviousData } from '@tanstack/query-core';

import { type Transport, sendByFetch } from '#src/browser/api.ts';
import {
	changePicture,
	deletePicture,
	listPictures,
	type UploadedPicture,
	uploadPicture,
} from '#src/contract/admin/pictures.ts';

import { refusalMessage, refusedFields } from '../forms/refusal.ts';
import { ask, askForPage } from './ask.ts';
import { failureReason } from './failure-reason.ts';
import { queryClient } from './query-client.ts';

/** How long a photograph may be on its way, in milliseconds: four megabytes on a slow line. */
const patience = 120_000;

/** What came of a change: the photograph, or why not. */
export type PictureOutcome =
	| { state: 'done'; picture: UploadedPicture }
	/** Its words are wrong. */
	| { state: 'wrong words'; problem: string }
	/** Something else; the same may be tried again where it `isPassing`. */
	| { state: 'failed'; problem: string; isPassing: boolean };

/** The photographs that were uploaded, the newest first, as a query. @param most how many of them */
export function picturesQuery(q: string, most: number) {
	const query = { limit: most, ...(q.trim() !== '' && { q: q.trim() }) };
	return {
		queryKey: [listPictures.path, query] as const,
		queryFn: ({ signal }: { signal: AbortSignal }) => askForPage(listPictures, { query, signal }),
		placeholderData: keepPreviousData,
	};
}

/** Uploads a photograph. @param alt what it shows, in words */
export function upload(file: Blob, alt: string): Promise<PictureOutcome> {
	return outcomeOf(ask(uploadPicture, { query: { alt } }, carry(file)));
}

/** Says in other words what a photograph shows. */
export function changeWords(id: number, alt: string): Promise<PictureOutcome> {
	return outcomeOf(ask(changePicture, { params: { id }, body: { alt } }));
}

/**
 * Deletes a photograph.
 * @returns why not, as what still shows it; null where it is gone
 */
export async function remove(id: number): Promise<string | null> {
	try {
		await ask(deletePicture, { params: { id } });
		return null;
	} catch (error) {
		return failureReason(error);
	} finally {
		refresh();
	}
}

/** The file itself is the body, and may take longer than what is typed. What kind it is its content tells the server. */
function carry(file: Blob): Transport {
	return (url, init) =>
		sendByFetch(url, {
			...init,
			headers: { ...init.headers, 'Content-Type': file.type || 'image/jpeg' },
			body: file,
			signal: AbortSignal.timeout(patience),
		});
}

async function outcomeOf(asked: Promise<UploadedPicture>): Promise<PictureOutcome> {
	try {
		const picture = await asked;
		refresh();
		return { state: 'done', picture };
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
