import type { DeedAction } from '#src/domain/desk/deed.ts';

import { undoCancel } from '../actions/cancel.ts';
import { undoMove } from '../moves/left-schedule.ts';
import { undoTravellers } from '../party/undo-party.ts';
import { undoPayment } from '../payments/store-payment.ts';
import { undoSchedule } from '../schedule/undo-schedule.ts';
import type { UndoOf } from './undone.ts';

/** Of each action what it stored elsewhere; an action that is not here changed the booking alone. */
export const undoOf: Partial<Record<DeedAction, UndoOf>> = {
	cancel: undoCancel,
	move: undoMove,
	'record payment': undoPayment,
	'change travellers': undoTravellers,
	'change party': undoTravellers,
	'change schedule': undoSchedule,
};
