import type { Config } from '@netlify/functions';

import {
	cancelBooking,
	changeContact,
	confirmBooking,
	extendHold,
	reopenBooking,
} from '#src/contract/desk/booking-actions.ts';
import { changePrice } from '#src/contract/desk/change-price.ts';
import { moveBooking, movesQuery, readMoves } from '#src/contract/desk/move.ts';
import { sendOperationLetter, undoOperation } from '#src/contract/desk/operation.ts';
import { sendLetter } from '#src/contract/desk/send-letter.ts';
import { readMoves as moves } from '#src/server/bookings/moves/read-moves.ts';
import { colleague } from '#src/server/bookings/operations/actor.ts';
import { askedByDesk } from '#src/server/bookings/operations/asked-by-desk.ts';
import { cancel } from '#src/server/bookings/operations/cancel.ts';
import { changeContact as contact } from '#src/server/bookings/operations/change-contact.ts';
import { changePrice as price } from '#src/server/bookings/operations/change-price.ts';
import { confirm } from '#src/server/bookings/operations/confirm.ts';
import { extendHold as hold } from '#src/server/bookings/operations/extend-hold.ts';
import { move } from '#src/server/bookings/operations/move.ts';
import { reopen } from '#src/server/bookings/operations/reopen.ts';
import { sendOperationLetter as send } from '#src/server/bookings/operations/send-operation-letter.ts';
import { undoOperation as undo } from '#src/server/bookings/operations/undo.ts';
import { sendLetter as write } from '#src/server/desk/actions/send-letter.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';
import { validated } from '#src/server/http/validation.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(undoOperation, ({ id, administrator, deps }) =>
		undo(deps, { id, actor: colleague(administrator) }),
	),
	administratorRoute(sendOperationLetter, ({ id, deps }) => send(deps, id)),
	administratorRoute(readMoves, ({ id, url, deps }) =>
		moves(deps, id, validated(movesQuery, Object.fromEntries(url.searchParams))),
	),
	administratorRoute(confirmBooking, askedByDesk(confirm)),
	administratorRoute(cancelBooking, askedByDesk(cancel)),
	administratorRoute(reopenBooking, askedByDesk(reopen)),
	administratorRoute(extendHold, askedByDesk(hold)),
	administratorRoute(changeContact, askedByDesk(contact)),
	administratorRoute(changePrice, askedByDesk(price)),
	administratorRoute(sendLetter, askedByDesk(write)),
	administratorRoute(moveBooking, askedByDesk(move)),
);
export default serveRequest;

export const config: Config = {
	path: [
		'/api/desk/deeds/:id/undo',
		'/api/desk/bookings/:id/letters',
		'/api/desk/deeds/:id/send',
		'/api/desk/bookings/:id/moves',
		'/api/desk/bookings/:id/confirm',
		'/api/desk/bookings/:id/cancel',
		'/api/desk/bookings/:id/reopen',
		'/api/desk/bookings/:id/hold',
		'/api/desk/bookings/:id/contact',
		'/api/desk/bookings/:id/price',
		'/api/desk/bookings/:id/move',
	],
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
