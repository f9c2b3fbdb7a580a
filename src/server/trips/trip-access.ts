import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { linkOfSharedName } from '#src/domain/trips/shared-name.ts';
import type { TripAccess } from '#src/domain/trips/trip-key.ts';
import { worksAtDesk } from '#src/domain/users/role.ts';

import { bookingRows } from '../bookings/booking-rows.ts';
import { selectRow } from '../changes/change-row.ts';
import { bookings, tripKeys } from '../db/schema.ts';
import { traveller } from '../db/schema/bookings.ts';
import { continueSession } from '../users/session.ts';
import { tripCookie } from '../users/token-cookie.ts';
import { hasVerified } from '../users/verified-address.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { tokenHashOf } from '../world/secret-token.ts';

/** A trip that is open to whoever asks for it. */
export type OpenTrip = {
	booking: BookingRecord;
	access: TripAccess;
	/** What opened it: a key of the trip, an account that booked it, or the desk, which sees it as its traveller does. */
	openedBy: 'key' | 'account' | 'desk';
	/** The key's row, where one opened it. */
	keyId: number | null;
	/** Who is signed in where it is looked at, whatever opened it; null: nobody. */
	userId: number | null;
};

/** What became of asking for a trip. */
export type Opened = {
	/** null: it is not open to whoever asks, or there is none. */
	trip: OpenTrip | null;
	/** The cookie to send where the session of whoever asks was renewed. */
	cookie: string | null;
};

type Opening = Omit<OpenTrip, 'booking' | 'userId'>;
type Asking = Pick<Dependencies, 'db' | 'now' | 'requiresSecondFactor'>;

/**
 * The trip of a reference, or of what a link that was given on calls it, for whoever sent a request: by the cookie of a key, by an account whose address is verified and
 * booked it, or by an administrator's. No trip to everybody else, and where there is none: the same work is done for both.
 */
export async function openTrip(deps: Asking, request: Request, reference: string): Promise<Opened> {
	const [booking] = await deps.db
		.select({ id: bookings.id, email: sql<string>`${traveller(bookings.email, 'email')}` })
		.from(bookings)
		.where(or(eq(bookings.reference, reference), isCalledSo(reference)));
	const asked = { id: booking?.id ?? 0, email: booking?.email ?? '' };
	const { user, cookie } = await continueSession(deps, request);
	const opening =
		(await openedByKey(deps, request, { reference, bookingId: asked.id })) ??
		(await openedByAccount(deps, user, asked));
	if (!booking || !opening) return { trip: null, cookie };
	const row = await selectRow(deps.db, bookingRows, booking.id);
	const isGivenOn = opening.openedBy === 'key' && !opening.access.mayChange;
	const trip = {
		// Whoever came by a link that was given on knows the trip by its name alone.
		booking: isGivenOn ? { ...row, bookingId: reference } : row,
		...opening,
		userId: user && user.id,
	};
	return { trip, cookie };
}

/** The condition that a link that was given on calls a booking so. */
function isCalledSo(name: string) {
	const ofLink = and(
		eq(tripKeys.id, linkOfSharedName(name) ?? 0),
		eq(tripKeys.purpose, 'share'),
		eq(tripKeys.bookingId, bookings.id),
	);
	return sql`exists (select 1 from ${tripKeys} where ${ofLink})`;
}

async function openedByKey(
	{ db, now }: Asking,
	request: Request,
	{ reference, bookingId }: { reference: string; bookingId: number },
): Promise<Opening | null> {
	const key = tripCookie(reference).tokenIn(request);
	if (key === null) return null;
	const [found] = await db
		.select({
			keyId: tripKeys.id,
			mayChange: tripKeys.mayChange,
			showsPrices: tripKeys.showsPrices,
		})
		.from(tripKeys)
		.where(
			and(
				eq(tripKeys.keyHash, tokenHashOf(key)),
				eq(tripKeys.bookingId, bookingId),
				eq(tripKeys.purpose, 'visit'),
				or(isNull(tripKeys.expiresAt), gt(tripKeys.expiresAt, now())),
			),
		);
	if (!found) return null;
	const { keyId, ...access } = found;
	return { access, openedBy: 'key', keyId };
}

async function openedByAccount(
	deps: Asking,
	user: SessionUser | null,
	{ email }: { email: string },
): Promise<Opening | null> {
	if (!user) return null;
	if (worksAtDesk(user) && !user.isSetUpDue) {
		return { access: { mayChange: false, showsPrices: true }, openedBy: 'desk', keyId: null };
	}
	if (worksAtDesk(user) || email === '' || !(await hasVerified(deps.db, user.id, email)))
		return null;
	return { access: { mayChange: true, showsPrices: true }, openedBy: 'account', keyId: null };
}
