import type * as z from 'zod/mini';

import {
	ApiError,
	call,
	callForPage,
	type CallOptions,
	sendByFetch,
	sendByXhr,
	type Transport,
} from '#src/browser/api.ts';
import { administratorMessages } from '#src/contract/desk/sign-in.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';
import type { DeskEndpoint } from '#src/contract/http/endpoint.ts';
import { idleMessage } from '#src/domain/users/session-times.ts';

import { accessRefused, signedInAgain, timesConfirmed } from './access.ts';
import { passwordGivenAgain } from './confirmation.ts';
import { idleHeader } from './idle-header.ts';

type Schema = z.core.$ZodType;

/** One page of a list, and how many rows there are on all pages. */
export type ListPage<Row> = { rows: Row[]; total: number };

/**
 * Calls the API for the panel. Where the session has ended, the call waits until the administrator has signed in again
 * and is then made once more: nothing that was typed is lost. So it does where the password has to be given again. What is
 * done once for its attempt's id is sent a second time, by the browser's other mechanism, where no answer came.
 * @throws ApiError for an unsuccessful answer; the transport's own error when none came
 */
export function callDeskApi<Body extends Schema, Reply extends Schema>(
	endpoint: DeskEndpoint<Body, Reply>,
	options: CallOptions<z.input<Body>> = {},
	transport: Transport = sendByFetch,
): Promise<z.output<Reply>> {
	const made = withAttendance(options);
	return whileSignedIn(async () => {
		try {
			return await call(endpoint, made, transport);
		} catch (error) {
			const isRepeatable = options.headers !== undefined && attemptHeader in options.headers;
			if (error instanceof ApiError || !isRepeatable) throw error;
			return call(endpoint, made, sendByXhr);
		}
	});
}

/** As `callDeskApi`, for one page of a list. */
export function callDeskApiForPage<Body extends Schema, Row extends Schema>(
	endpoint: DeskEndpoint<Body, z.ZodMiniArray<Row>>,
	options: CallOptions<z.input<Body>> = {},
): Promise<ListPage<z.output<Row>>> {
	return whileSignedIn(() => callForPage(endpoint, withAttendance(options)));
}

function withAttendance<Body>(options: CallOptions<Body>): CallOptions<Body> {
	return { ...options, headers: { ...idleHeader(), ...options.headers } };
}

async function whileSignedIn<Result>(work: () => Promise<Result>): Promise<Result> {
	const since = timesConfirmed();
	try {
		return await work();
	} catch (error) {
		const { status = null, reply = null } = error instanceof ApiError ? error : {};
		const isIdle = reply?.message === idleMessage;
		if (status === 403 && reply?.message === administratorMessages.confirmFirst) {
			if (await passwordGivenAgain()) return whileSignedIn(work);
			throw error;
		}
		if (status === 403) await accessRefused();
		if (status !== 401 || !(await signedInAgain(since, isIdle))) throw error;
		return whileSignedIn(work);
	}
}
