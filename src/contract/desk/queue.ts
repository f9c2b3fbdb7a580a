import * as z from 'zod/mini';

import { type DeskItemKind, deskItemKinds } from '#src/domain/desk/desk-item.ts';
import { mostLaterDays } from '#src/domain/desk/later.ts';
import { queueShares, queueViews } from '#src/domain/desk/queue-tally.ts';
import { requestStates } from '#src/domain/requests/request-state.ts';

import { rowId } from '../catalog/catalog.ts';
import { command, forDesk, query } from '../http/endpoint.ts';
import { page } from '../http/paging.ts';
import { conflictReply } from './conflict.ts';

const kind = z.enum(deskItemKinds, `kind must be one of: ${deskItemKinds.join(', ')}.`);
const colleague = z.object({ id: rowId, name: z.string() });

/** Somebody who works at the desk. */
export type Colleague = z.infer<typeof colleague>;

/** What the desk has made of something that waits. */
export type QueueMark = z.infer<typeof queueMark>;
const queueMark = z.object({
	kind,
	/** Of the row that waits, in its own table. */
	id: rowId,
	assignee: z.nullable(colleague),
	/** Until when nobody wants to see it; null where it was not put off. */
	laterUntil: z.nullable(z.iso.datetime()),
	state: z.enum(requestStates),
	/** 0 of what is no request, and of which nobody has made anything. */
	version: z.int(),
});

/** Something that waits for the desk. */
export type QueueRow = z.infer<typeof queueRow>;
const queueRow = z.extend(queueMark, {
	/** Who waits: a name; of a letter its address. */
	who: z.string(),
	/** What for: a trip, a subject, the beginning of a message. */
	what: z.string(),
	/** Since when. */
	since: z.iso.datetime(),
	/** By when it was promised. */
	due: z.iso.datetime(),
	/** When it was done; null of what waits. */
	doneAt: z.nullable(z.iso.datetime()),
	/** Of a call: when its hour begins; null of all others. */
	from: z.nullable(z.iso.datetime()),
	/** The booking that it is about; null where it is about none. */
	bookingId: z.nullable(rowId),
});

/** A page of the queue, and how many there are of everything: of what was done, for `doneDays`. */
export type Queue = z.infer<typeof queue>;
const queue = z.object({
	rows: z.array(queueRow),
	tally: z.array(
		z.object({ kind, view: z.enum(queueViews), share: z.enum(queueShares), count: z.int() }),
	),
	/** Who can be given something, by name. */
	colleagues: z.array(colleague),
});

/** The query parameters of the queue. */
export type QueuePage = z.output<typeof queuePage>;
export const queuePage = z.extend(page, {
	kind: z.optional(kind),
	/** Left out: all that waits and was not put off, what we owe before what waits for others. */
	view: z.optional(z.enum(queueViews, `view must be one of: ${queueViews.join(', ')}.`)),
	/** Left out: whosever they are. */
	share: z.optional(z.enum(queueShares, `share must be one of: ${queueShares.join(', ')}.`)),
});

const markUnknown = 'Please say what is to become of it: assigned, later, done or open.';
const laterWords = {
	none: 'Please choose when it shall come back.',
	past: 'Please choose a moment that is still to come.',
	far: `Please choose a moment within ${mostLaterDays} days.`,
	/** Of a hold that has ended. */
	gone: (last: string) =>
		`The hold has ended, and leaves Today on ${last}. Please choose a moment before that.`,
} as const;
export { laterWords };

/** Said to whoever is done with what only a decision ends. */
export const holdIsNotDone =
	'A hold is not marked as done: it leaves Today once the booking is confirmed or cancelled. Put it off, or extend the hold.';

/** Said to whoever is done with what only money ends. */
export const overdueIsNotDone =
	'What is overdue leaves Today once it is paid or the booking is cancelled. Put it off until then.';

/** Said to whoever is done with what only an answer ends. */
export const approvalIsNotDone = 'An administrator approves or declines it on the booking’s page.';

/**
 * Why nobody can say that something waits no more, in a sentence; null where somebody can. Who is held, or owes, must not be
 * forgotten meanwhile.
 */
export function whyNotDone(of: DeskItemKind): string | null {
	if (of === 'hold') return holdIsNotDone;
	if (of === 'approval') return approvalIsNotDone;
	return of === 'overdue' ? overdueIsNotDone : null;
}

const basics = {
	kind,
	/** The mark that the desk saw; 0 where there was none. */
	version: z
		.int('Please name the version that you saw.')
		.check(z.nonnegative('The version must not be negative.')),
};

/** What somebody makes of something that waits. */
export type QueueStep = z.output<typeof queueStep>;
const queueStep = z.discriminatedUnion(
	'mark',
	[
		/** Somebody of the desk takes it, or is given it; null: it is nobody's again. */
		z.strictObject({
			...basics,
			mark: z.literal('assigned'),
			to: z.nullable(z.int('Please choose somebody of the desk.').check(z.positive())),
		}),
		z.strictObject({ ...basics, mark: z.literal('later'), until: z.iso.datetime(laterWords.none) }),
		z.strictObject({ ...basics, mark: z.literal('done') }),
		/** It waits again: neither done nor put off. */
		z.strictObject({ ...basics, mark: z.literal('open') }),
	],
	markUnknown,
);

export const queueConflict = conflictReply(queueMark);

/** Of all that waits for the desk. */
export const readQueue = forDesk(query('GET', '/api/desk/queue', queue));
/** 409 where a colleague was first (`queueConflict`); what is so already is answered as it is. */
export const markQueued = forDesk(command('PATCH', '/api/desk/queue/:id', queueStep, queueMark));
