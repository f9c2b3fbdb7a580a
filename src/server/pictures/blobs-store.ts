import type { Store } from '@netlify/blobs';

import { HttpError } from '../http/http-error.ts';
import { failureFields, log } from '../platform/log.ts';
import type { PictureStore } from './picture-store.ts';

/**
 * Files in Netlify Blobs, which tells a function of the site where they are. They are stored before the picture, and
 * forgotten with it: what fails leaves files that no picture names, and never a picture without its files.
 */
export const blobsStore: PictureStore = {
	async put(_, files) {
		const store = await openStore();
		const written = files.map(({ name, bytes }) => store.set(name, new Blob([bytes])));
		await orUnavailable(Promise.all(written));
	},
	async read(_, name) {
		const store = await openStore();
		// null where there is none, whatever its type says.
		const found: ArrayBuffer | null = await orUnavailable(store.get(name, { type: 'arrayBuffer' }));
		return found && new Uint8Array(found);
	},
	async remove(_, names) {
		const store = await openStore();
		const outcomes = await Promise.allSettled(names.map((name) => store.delete(name)));
		for (const outcome of outcomes) {
			if (outcome.status === 'rejected')
				log('error', 'picture file not removed', failureFields(outcome.reason));
		}
	},
};

// Loaded where it is asked for: with the database as its store, a function starts without it.
async function openStore(): Promise<Store> {
	const { getStore } = await import('@netlify/blobs');
	try {
		return getStore('pictures');
	} catch (error) {
		throw unavailable(error);
	}
}

async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
	try {
		return await work;
	} catch (error) {
		throw unavailable(error);
	}
}

function unavailable(cause: unknown): HttpError {
	log('error', 'picture store unavailable', failureFields(cause));
	const message = 'The store of the pictures cannot be reached now. Please try again shortly.';
	return new HttpError(503, { message }, { 'Retry-After': '5' });
}
