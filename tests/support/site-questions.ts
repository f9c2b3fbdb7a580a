import type { ChildProcess } from 'node:child_process';

/** What a test asks of the process that serves its site. */
export type SiteQuestion =
	| { kind: 'stored rows'; table: string }
	| { kind: 'insert bookings'; rows: readonly object[] }
	| ({ kind: 'open trip' } & TripVisit)
	| { kind: 'move clock'; hours: number }
	| { kind: 'do job'; name: string }
	| { kind: 'start anew' };

/** A browser's visit to the trip of a booking that is stored. */
export type TripVisit = {
	reference: string;
	/** What the browser's cookie holds. */
	token: string;
	/** By default all that whoever booked may do. */
	mayChange?: boolean;
	showsPrices?: boolean;
};

/** A question and its answer go under one number: several may be under way. */
export type NumberedQuestion = { number: number; question: SiteQuestion };

export type NumberedAnswer = { number: number; rows: object[] } | { number: number; error: string };

let asked = 0;

/**
 * Asks the process that serves a site, over the channel that only its parent has.
 * @returns the rows it answers with, as JSON carries them: a time is a text
 * @throws Error when the process cannot do it, or ends before it has
 */
export function askSite<Row>(server: ChildProcess, question: SiteQuestion): Promise<Row[]> {
	const number = (asked += 1);
	const { promise, resolve, reject } = Promise.withResolvers<Row[]>();
	const hear = (answer: NumberedAnswer) => {
		if (answer.number !== number) return;
		if ('error' in answer) reject(new Error(answer.error));
		else resolve(answer.rows as Row[]);
	};
	const giveUp = () =>
		reject(new Error(`The server ended and left '${question.kind}' unanswered.`));
	server.on('message', hear);
	server.once('disconnect', giveUp);
	server.send({ number, question } satisfies NumberedQuestion, (error) => {
		if (error) reject(error);
	});
	return promise.finally(() => {
		server.off('message', hear);
		server.off('disconnect', giveUp);
	});
}
