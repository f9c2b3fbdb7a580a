import * as bookingActions from '#src/contract/desk/booking-actions.ts';
import * as changePriceCalls from '#src/contract/desk/change-price.ts';
import * as moveCalls from '#src/contract/desk/move.ts';
import { movesQuery } from '#src/contract/desk/move.ts';
import * as operation from '#src/contract/desk/operation.ts';
import * as sendLetterCalls from '#src/contract/desk/send-letter.ts';
import { readMoves } from '#src/server/bookings/moves/read-moves.ts';
import { deskActor } from '#src/server/bookings/operations/actor.ts';
import { askedByDesk } from '#src/server/bookings/operations/asked-by-desk.ts';
import { cancel } from '#src/server/bookings/operations/cancel.ts';
import { changeContact } from '#src/server/bookings/operations/change-contact.ts';
import { changePrice } from '#src/server/bookings/operations/change-price.ts';
import { confirm } from '#src/server/bookings/operations/confirm.ts';
import { extendHold } from '#src/server/bookings/operations/extend-hold.ts';
import { move } from '#src/server/bookings/operations/move.ts';
import { reopen } from '#src/server/bookings/operations/reopen.ts';
import { sendLetter } from '#src/server/bookings/operations/send-letter.ts';
import { sendOperationLetter } from '#src/server/bookings/operations/send-operation-letter.ts';
import { undoOperation } from '#src/server/bookings/operations/undo.ts';
import { validated } from '#src/server/http/validation.ts';
import { administratorRoute } from '#src/server/users/administrator-route.ts';

export const routes = [
	administratorRoute(operation.undoOperation, ({ id, administrator, deps }) =>
		undoOperation(deps, { id, actor: deskActor(administrator) }),
	),
	administratorRoute(operation.sendOperationLetter, ({ id, deps }) =>
		sendOperationLetter(deps, id),
	),
	administratorRoute(moveCalls.readMoves, ({ id, url, deps }) =>
		readMoves(deps, id, validated(movesQuery, Object.fromEntries(url.searchParams))),
	),
	administratorRoute(bookingActions.confirmBooking, askedByDesk(confirm)),
	administratorRoute(bookingActions.cancelBooking, askedByDesk(cancel)),
	administratorRoute(bookingActions.reopenBooking, askedByDesk(reopen)),
	administratorRoute(bookingActions.extendHold, askedByDesk(extendHold)),
	administratorRoute(bookingActions.changeContact, askedByDesk(changeContact)),
	administratorRoute(changePriceCalls.changePrice, askedByDesk(changePrice)),
	administratorRoute(sendLetterCalls.sendLetter, askedByDesk(sendLetter)),
	administratorRoute(moveCalls.moveBooking, askedByDesk(move)),
];
