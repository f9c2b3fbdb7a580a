import type { Transport } from '#src/browser/api.ts';
import {
	dropPictureUpload,
	getPictureUpload,
	longestPictureTurn,
	type PictureUpload,
	uploadPicture,
} from '#src/contract/desk/pictures.ts';

import { callDeskApi } from './call-desk-api.ts';
import { outcomeOf, type PictureOutcome } from './pictures.ts';

/** How long a photograph may be on its way, in milliseconds: four megabytes on a slow line. */
const patience = 120_000;
/** How often it is asked whether a photograph is ready, in milliseconds. */
const pace = 1000;
/** How often it is sent until somebody has to press the button again. */
const mostTurns = 20;

type Waiting = {
	/** Is told what the photograph waits for, in words. */
	tell: (words: string) => void;
	/** Aborted once nobody wants it any more: what the server has of it is taken back. */
	signal: AbortSignal;
};

/**
 * Uploads a photograph: sends it again when the server says when, and waits until it is made ready.
 * @param alt what it shows, in words
 * @returns null where it was taken back
 */
export async function upload(
	file: Blob,
	alt: string,
	{ tell, signal }: Waiting,
): Promise<PictureOutcome | null> {
	let kept: PictureUpload | null = null;
	const outcome = await outcomeOf(async () => {
		kept = await sendInTurn(file, alt, { tell, signal });
		const sent = kept.state === 'waiting' ? await whenReady(kept, { tell, signal }) : kept;
		kept = null;
		return sent;
	});
	if (!signal.aborted) return outcome;
	await takeBack(kept);
	return null;
}

async function sendInTurn(
	file: Blob,
	alt: string,
	{ tell, signal }: Waiting,
): Promise<PictureUpload> {
	for (let turn = 1; ; turn += 1) {
		tell('Uploading…');
		const line = carry(file, signal);
		try {
			return await callDeskApi(uploadPicture, { query: { alt } }, line.transport);
		} catch (error) {
			const seconds = line.comeAgain();
			// Whoever has sent too many would wait an hour.
			if (seconds === null || seconds > longestPictureTurn || turn === mostTurns) throw error;
			const when = seconds === 1 ? 'a second' : `${seconds} seconds`;
			tell(`Other photographs are being made ready. This one is sent again in ${when}.`);
			await pause(seconds * 1000, signal);
		}
	}
}

async function whenReady(
	waiting: Extract<PictureUpload, { state: 'waiting' }>,
	{ tell, signal }: Waiting,
): Promise<PictureUpload> {
	let known: PictureUpload = waiting;
	while (known.state === 'waiting') {
		const { id, ahead }: typeof waiting = known;
		const after = ahead === 1 ? 'one other' : `${ahead} others`;
		tell(
			ahead === 0 ? 'Uploaded. Being made ready…' : `Uploaded. Being made ready after ${after}…`,
		);
		await pause(pace, signal);
		known = await callDeskApi(getPictureUpload, { params: { id }, signal });
	}
	return known;
}

/** What still waits; whatever becomes of the call, the server forgets it after a day. */
async function takeBack(kept: PictureUpload | null): Promise<void> {
	if (kept?.state !== 'waiting') return;
	await callDeskApi(dropPictureUpload, { params: { id: kept.id } }).catch(() => undefined);
}

/** The file itself is the body, and may take longer than what is typed. What kind it is its content tells the server. */
function carry(file: Blob, signal: AbortSignal) {
	let seconds: number | null = null;
	const transport: Transport = async (url, init) => {
		const response = await fetch(url, {
			...init,
			credentials: 'same-origin',
			headers: { ...init.headers, 'Content-Type': file.type || 'image/jpeg' },
			body: file,
			signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
		});
		const { status, statusText, headers } = response;
		seconds = status === 429 ? Number(headers.get('Retry-After')) || null : null;
		return { status, statusText, text: await response.text(), total: null };
	};
	/** @returns after how many seconds there may be room; null where that is not why it failed */
	return { transport, comeAgain: () => seconds };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(done, milliseconds);
		function done(): void {
			signal.removeEventListener('abort', leave);
			resolve();
		}
		function leave(): void {
			clearTimeout(timer);
			reject(new Error('Nobody waits any more.'));
		}
		signal.addEventListener('abort', leave, { once: true });
		if (signal.aborted) leave();
	});
}
