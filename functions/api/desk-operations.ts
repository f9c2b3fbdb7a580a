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
import { setPaymentTerms } from '#src/server/bookings/operations/set-payment-terms.ts';
import { undoOperation } from '#src/server/bookings/operations/undo.ts';
import { validated } from '#src/server/http/validation.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(operation.undoOperation, ({ id, colleague, deps }) =>
		undoOperation(deps, { id, actor: deskActor(colleague) }),
	),
	deskRoute(operation.sendOperationLetter, ({ id, deps }) => sendOperationLetter(deps, id)),
	deskRoute(moveCalls.readMoves, ({ id, url, deps }) =>
		readMoves(deps, id, validated(movesQuery, Object.fromEntries(url.searchParams))),
	),
	deskRoute(bookingActions.confirmBooking, askedByDesk(confirm)),
	deskRoute(bookingActions.cancelBooking, askedByDesk(cancel)),
	deskRoute(bookingActions.reopenBooking, askedByDesk(reopen)),
	deskRoute(bookingActions.extendHold, askedByDesk(extendHold)),
	deskRoute(bookingActions.setPaymentTerms, askedByDesk(setPaymentTerms)),
	deskRoute(bookingActions.changeContact, askedByDesk(changeContact)),
	deskRoute(changePriceCalls.changePrice, askedByDesk(changePrice)),
	deskRoute(sendLetterCalls.sendLetter, askedByDesk(sendLetter)),
	deskRoute(moveCalls.moveBooking, askedByDesk(move)),
];
