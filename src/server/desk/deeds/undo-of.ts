import type { DeedAction } from '#src/domain/desk/deed.ts';

import type { Database } from '../../db/database.ts';
import { undoCancel } from '../actions/cancel.ts';
import { undoTravellers } from '../party/undo-party.ts';
import { undoPayment } from '../payments/store-payment.ts';
import { undoSchedule } from '../schedule/undo-schedule.ts';

export type Undone = {
	deedId: number;
	bookingId: number;
	/** What `storeDeed` was given as `more`. */
	more: Record<string, unknown>;
	at: Date;
};

/** Takes back what a deed stored beside the booking's own columns, which are back already. */
export type UndoOf = (transaction: Database, undone: Undone) => Promise<void>;

/** Of each action what it stored elsewhere; an action that is not here changed the booking alone. */
export const undoOf: Partial<Record<DeedAction, UndoOf>> = {
	cancel: undoCancel,
	'record payment': undoPayment,
	'change travellers': undoTravellers,
	'change party': undoTravellers,
	'change schedule': undoSchedule,
};
