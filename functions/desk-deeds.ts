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
import { sendOperationLetter as send } from '#src/server/bookings/operations/send-operation-letter.ts';
import { undoOperation as undo } from '#src/server/bookings/operations/undo-operation.ts';
import { cancelBooking as cancel } from '#src/server/desk/actions/cancel.ts';
import { changeContact as contact } from '#src/server/desk/actions/change-contact.ts';
import { changePrice as price } from '#src/server/desk/actions/change-price.ts';
import { confirmBooking as confirm } from '#src/server/desk/actions/confirm.ts';
import { extendHold as hold } from '#src/server/desk/actions/extend-hold.ts';
import { reopenBooking as reopen } from '#src/server/desk/actions/reopen.ts';
import { sendLetter as write } from '#src/server/desk/actions/send-letter.ts';
import { moveBooking as move } from '#src/server/desk/moves/move-booking.ts';
import { readMoves as moves } from '#src/server/desk/moves/read-moves.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';
import { validated } from '#src/server/http/validation.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(undoOperation, ({ id, administrator, deps }) =>
		undo(deps, { id, administrator }),
	),
	administratorRoute(sendOperationLetter, ({ id, deps }) => send(deps, id)),
	administratorRoute(readMoves, ({ id, url, deps }) =>
		moves(deps, id, validated(movesQuery, Object.fromEntries(url.searchParams))),
	),
	administratorRoute(confirmBooking, ({ request, id, body, administrator, deps }) =>
		confirm(deps, { ...body, id, administrator, attempt: readAttempt(request, body) }),
	),
	administratorRoute(cancelBooking, ({ request, id, body, administrator, deps }) =>
		cancel(deps, { ...body, id, administrator, attempt: readAttempt(request, body) }),
	),
	administratorRoute(reopenBooking, ({ request, id, body, administrator, deps }) =>
		reopen(deps, { ...body, id, administrator, attempt: readAttempt(request, body) }),
	),
	administratorRoute(extendHold, ({ request, id, body, administrator, deps }) =>
		hold(deps, { ...body, id, administrator, attempt: readAttempt(request, body) }),
	),
	administratorRoute(changeContact, ({ request, id, body, administrator, deps }) =>
		contact(deps, { ...body, id, administrator, attempt: readAttempt(request, body) }),
	),
	administratorRoute(changePrice, ({ request, id, body, administrator, deps }) =>
		price(deps, { ...body, id, administrator, attempt: readAttempt(request, body) }),
	),
	administratorRoute(sendLetter, ({ request, id, body, administrator, deps }) =>
		write(deps, { ...body, id, administrator, attempt: readAttempt(request, body) }),
	),
	administratorRoute(moveBooking, ({ request, id, body, administrator, deps }) =>
		move(deps, { ...body, id, administrator, attempt: readAttempt(request, body) }),
	),
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
