import { randomUUID } from 'node:crypto';

import { handle } from '#functions/api.ts';
import type { ActorKind } from '#src/domain/bookings/who-may.ts';

import { send } from './api.ts';
import type { deskTour } from './desk-tour.ts';
import { visitCookie } from './trips.ts';

export type Answer = { status: number; body: unknown };
/** Does something to the booking of a case; the one that it was done to, where it made it. */
export type Way = { actor: ActorKind; go: (id: number) => Promise<Answer> };

/** The ways in which somebody does something to a booking, by their names. */
export function operationWays(desk: ReturnType<typeof deskTour>) {
	const { db, deps, ask, asAgent, post, bookingNow } = desk;

	/** A call of the desk, as an agent and as the administrator. */
	function atDesk(what: string, body: object, name = 'on its page'): Record<string, Way> {
		const go = async (id: number) => {
			const { version } = await bookingNow(id);
			return post(`/api/desk/bookings/${id}/${what}`, { version, ...body });
		};
		return {
			[`${name}, an agent`]: { actor: 'agent', go },
			[`${name}, an administrator`]: {
				actor: 'administrator',
				go: async (id) => {
					await asAgent('Zoe', { isAdmin: true });
					return go(id);
				},
			},
		};
	}

	function specified(body: object): Record<string, Way> {
		return {
			'by the specified call': {
				actor: 'administrator',
				go: (id) => ask(handle, 'PATCH', `/api/bookings/${id}`, body),
			},
		};
	}

	/** A form of the trip's page. */
	function onTrip(what: string, body: object): Record<string, Way> {
		return {
			'on the trip’s page, the traveller': {
				actor: 'traveller',
				async go(id) {
					const booking = await bookingNow(id);
					const headers = { Cookie: await visitCookie(db, booking), 'X-Client-Id': randomUUID() };
					const path = `/api/trips/${booking.reference}/${what}`;
					return send(handle, deps, 'POST', path, { body, headers });
				},
			},
		};
	}

	return { atDesk, specified, onTrip };
}
