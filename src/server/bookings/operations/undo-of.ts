import type { OperationAction } from '#src/domain/desk/operation.ts';

import { undoCancel } from '../../desk/actions/cancel.ts';
import { undoMove } from '../../desk/moves/left-schedule.ts';
import { undoTravellers } from '../../desk/party/undo-party.ts';
import { undoPayment } from '../../desk/payments/store-payment.ts';
import { undoSchedule } from '../../desk/schedule/undo-schedule.ts';
import type { UndoOf } from './undo.ts';

/** Of each action what it stored elsewhere; an action that is not here changed the booking alone. */
export const undoOf: Partial<Record<OperationAction, UndoOf>> = {
	cancel: undoCancel,
	move: undoMove,
	'record payment': undoPayment,
	'change travellers': undoTravellers,
	'change party': undoTravellers,
	'change schedule': undoSchedule,
};
