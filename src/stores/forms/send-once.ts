import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';

import { ApiError, call, sendByFetch, sendByXhr } from '#src/browser/api.ts';
import { attemptIdFor } from '#src/browser/attempts.ts';
import { callFromForm } from '#src/browser/call-from-form.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';
import type { Endpoint } from '#src/contract/http/endpoint.ts';
import { findAttempt } from '#src/contract/requests/attempts.ts';

import { closeAttempt, keepOpen, type OpenAttempt, openAttempt } from './open-attempts.ts';
import { isOnline, untilBack } from './waiting.ts';

type Schema = z.core.$ZodType;

/** Why nobody knows what became of what was sent: no line, no answer in time, or a service that failed. */
export type Unknown = 'offline' | 'slow' | 'ours';

/** What was sent may be stored or not: neither an answer came, nor what was asked for by its id. */
export class OutcomeUnknown extends Error {
	readonly why: Unknown;

	constructor(why: Unknown, cause: unknown) {
		super(`Nobody knows what became of it: ${why}.`, { cause });
		this.name = 'OutcomeUnknown';
		this.why = why;
	}
}

/** What is stored; `isEarlier` where it is not what was sent now, but what an earlier try brought, in other words. */
export type Sent<Receipt> = { receipt: Receipt; isEarlier: boolean };

/** How long to wait for what became of a try. */
const lookingPatience = 8000;

/**
 * Has a form's words stored once, whatever becomes of the answers. Words sent again while it is not known what became
 * of the last, in this tab or another, belong to the same try: the server stores one of them. Where no answer comes, it
 * is looked up by the try's id before anything is called a failure, and sent a second time by the browser's other
 * mechanism.
 * @param about what it is about, where the call serves many things
 * @throws ApiError where it is not stored: refused, or lost by a failure of the service
 * Without a connection it waits for one.
 * @throws OutcomeUnknown
 * @throws TakenBack
 */
export async function sendOnce<Body extends Schema, Reply extends Schema>(
	endpoint: Endpoint<Body, Reply>,
	body: z.input<Body> & object,
	about = '',
): Promise<Sent<z.output<Reply>>> {
	const earlier = openAttempt(endpoint.path, about);
	const id = earlier?.id ?? attemptIdFor(body);
	const attempt = { id, path: endpoint.path, about, sentAt: Date.now() };
	keepOpen(attempt);
	const sending = { endpoint, body, attempt, isFirst: earlier === null };
	if (!isOnline()) await untilConnected(sending);
	for (;;) {
		const sent = await sendBothWays(sending);
		if (sent !== 'away') return sent;
		// Taken back from here on, it may have arrived all the same.
		await untilBack(endpoint.path);
	}
}

type Sending<Body extends Schema, Reply extends Schema> = {
	endpoint: Endpoint<Body, Reply>;
	body: z.input<Body>;
	attempt: OpenAttempt;
	/** Whether no try before it is still open. */
	isFirst: boolean;
};

/** Waits for a connection before anything was sent: taken back, it is forgotten. */
async function untilConnected<Body extends Schema, Reply extends Schema>({
	endpoint,
	attempt,
	isFirst,
}: Sending<Body, Reply>): Promise<void> {
	try {
		await untilBack(endpoint.path);
	} catch (error) {
		if (isFirst) closeAttempt(attempt.id);
		throw error;
	}
}

/** @returns what is stored; 'away' where the server was not reached at all @throws as `sendOnce` */
async function sendBothWays<Body extends Schema, Reply extends Schema>({
	endpoint,
	body,
	attempt,
	isFirst,
}: Sending<Body, Reply>): Promise<Sent<z.output<Reply>> | 'away'> {
	const { id } = attempt;
	const options = { body, headers: { [attemptHeader]: id } };
	let failure: unknown;
	let found: Found<z.output<Reply>> = { state: 'unknown' };
	for (const transport of [sendByFetch, sendByXhr]) {
		try {
			const receipt = await callFromForm(endpoint, options, transport);
			closeAttempt(id);
			return { receipt, isEarlier: false };
		} catch (error) {
			failure = error;
		}
		const isRefused = isRefusal(failure);
		found = isRefused && isFirst ? { state: 'missing' } : await lookUp(endpoint, attempt);
		if (found.state === 'stored') {
			closeAttempt(id);
			return { receipt: found.receipt, isEarlier: isRefused };
		}
		if (isRefused || (isOurs(failure) && found.state === 'missing')) {
			// An earlier try may still be on its way.
			if (isFirst) closeAttempt(id);
			throw failure;
		}
		if (isOurs(failure)) break;
	}
	if (failure instanceof TypeError && found.state === 'away') return 'away';
	throw new OutcomeUnknown(whyUnknown(failure), failure);
}

/** Whether the server itself says that it does not take what was sent: what a proxy or a hotel says is no answer. */
function isRefusal(error: unknown): error is ApiError {
	return (
		error instanceof ApiError && error.status >= 400 && error.status < 500 && error.reply !== null
	);
}

/** Whether the service answered that it failed. */
function isOurs(error: unknown): boolean {
	return error instanceof ApiError && error.status >= 500;
}

function whyUnknown(failure: unknown): Unknown {
	if (isOurs(failure)) return 'ours';
	if (!isOnline()) return 'offline';
	return failure instanceof DOMException ? 'slow' : 'offline';
}

/**
 * Tells of a try that stayed open, in this page or before a reload, once it is known to be stored: at once, whenever the
 * browser is back, and now and then.
 * @param about asked each time: what the page is about may change
 * @param isSending whether this page is sending one, and will hear of it itself
 * @returns what ends it
 */
export function watchAttempt<Body extends Schema, Reply extends Schema>(
	endpoint: Endpoint<Body, Reply>,
	about: () => string,
	{
		onStored,
		isSending,
	}: { onStored: (receipt: z.output<Reply>) => void; isSending: () => boolean },
): () => void {
	const look = async () => {
		const subject = about();
		const attempt = openAttempt(endpoint.path, subject);
		if (!attempt || document.hidden || isSending()) return;
		const found = await lookUp(endpoint, attempt);
		const isStillOpen = openAttempt(endpoint.path, subject)?.id === attempt.id && !isSending();
		if (found.state !== 'stored' || !isStillOpen) return;
		closeAttempt(attempt.id);
		onStored(found.receipt);
	};
	const lookNow = () => void look();
	lookNow();
	const timer = setInterval(lookNow, 10_000);
	addEventListener('online', lookNow);
	document.addEventListener('visibilitychange', lookNow);
	return () => {
		clearInterval(timer);
		removeEventListener('online', lookNow);
		document.removeEventListener('visibilitychange', lookNow);
	};
}

type Found<Receipt> =
	| { state: 'stored'; receipt: Receipt }
	/** The server knows nothing of it, or not yet. */
	| { state: 'missing' }
	/** It was not reached. */
	| { state: 'away' }
	| { state: 'unknown' };

async function lookUp<Body extends Schema, Reply extends Schema>(
	endpoint: Endpoint<Body, Reply>,
	{ id }: OpenAttempt,
): Promise<Found<z.output<Reply>>> {
	try {
		const signal = AbortSignal.timeout(lookingPatience);
		const { path, receipt } = await call(findAttempt, { params: { attempt: id }, signal });
		const parsed = safeParse(endpoint.reply, receipt);
		if (path === endpoint.path && parsed.success) return { state: 'stored', receipt: parsed.data };
		return { state: 'unknown' };
	} catch (error) {
		if (error instanceof TypeError) return { state: 'away' };
		return { state: isRefusal(error) && error.status === 404 ? 'missing' : 'unknown' };
	}
}
