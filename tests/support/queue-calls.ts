import { handle } from '#functions/api.ts';
import type { Queue, QueueMark } from '#src/contract/desk/queue.ts';

import type { administratorCalls } from './administrator-calls.ts';
import { testNow } from './api.ts';

const path = '/api/desk/queue';

/** The moment so many hours after the one at which tests happen. */
export const hoursFromNow = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000);

/** 'hold 1': what the rows of the queue are. */
export const names = ({ rows }: Queue) => rows.map(({ kind, id }) => `${kind} ${id}`);

/** Reads the queue and marks what waits in it, as somebody of the desk. */
export function queueCalls({ ask }: Pick<ReturnType<typeof administratorCalls>, 'ask'>) {
	const read = async (query = '', as?: string) =>
		(await ask(handle, 'GET', path + query, undefined, as)).body as Queue;
	const mark = async (id: number, body: object, as?: string) => {
		const answer = await ask(handle, 'PATCH', `${path}/${id}`, body, as);
		return { status: answer.status, body: answer.body as QueueMark };
	};
	return { path, read, mark };
}
