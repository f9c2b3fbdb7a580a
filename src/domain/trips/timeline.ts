import type { PaymentState } from '../bookings/balance.ts';
import type { BookingStatus } from '../bookings/booking.ts';
import type { BookingStanding } from '../bookings/hold.ts';
import type { TripPhase } from './travel-days.ts';
import type { CancellationState } from './trip-message.ts';

/** Who did something of a booking. */
export type TripActor = 'traveller' | 'desk';

/** What a booking became, as it was written down. */
export type TripEvent = { status: BookingStatus; at: Date; by: TripActor };

/** What a traveller asked for, and what became of it. */
type CancellationRequest = {
	state: CancellationState;
	askedAt: Date;
	decidedAt: Date | null;
};

export type StepName =
	| 'booked'
	| 'hold ended'
	| 'confirmed'
	| 'part paid'
	| 'paid'
	| 'payment received'
	| 'refunded'
	| 'asked to cancel'
	| 'request withdrawn'
	| 'request declined'
	| 'cancelled'
	| 'travelled';

/** A step in the life of a booking. */
export type TimelineStep = {
	name: StepName;
	/** What was done, what is waited for, and what comes after that. */
	state: 'done' | 'next' | 'later';
	/** Who did it, or is to do it; null of what comes by itself. */
	by: TripActor | null;
	/** When it was done, where that was written down. */
	at: Date | null;
};

/** What became of a booking's money. */
type MoneyLife = {
	state: PaymentState | null;
	/** It counts as paid although nobody wrote down what came in. */
	isPaidByWord: boolean;
	/** In dollars; negative of what was paid back. The oldest first, by when they were written down. */
	payments: readonly { amount: number; at: Date }[];
};

export type BookingLife = {
	standing: BookingStanding;
	bookedAt: Date;
	heldUntil: Date | null;
	/** The oldest first. */
	history: readonly TripEvent[];
	requests: readonly CancellationRequest[];
	money: MoneyLife;
	phase: TripPhase;
};

/** The life of a booking: what was done in the order in which it was, then what is still to come. */
export function tripTimeline(life: BookingLife): TimelineStep[] {
	const written = [
		...life.history.flatMap(({ status, at, by }) => decided(status, at, by)),
		...life.requests.flatMap(requested),
		...moneySteps(life),
	].toSorted((one, other) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0));
	const past = [done('booked', 'traveller', life.bookedAt), ...written, ...unwritten(life)];
	return [...past, ...ahead(life)];
}

function decided(status: BookingStatus, at: Date | null, by: TripActor | null): TimelineStep[] {
	if (status === 'Confirmed') return [done('confirmed', by, at)];
	return status === 'Cancelled' ? [done('cancelled', by, at)] : [];
}

function requested({ state, askedAt, decidedAt }: CancellationRequest): TimelineStep[] {
	const asked = done('asked to cancel', 'traveller', askedAt);
	if (state === 'withdrawn') return [asked, done('request withdrawn', 'traveller', decidedAt)];
	// An accepted one is followed by the cancellation itself.
	return state === 'declined' ? [asked, done('request declined', 'desk', decidedAt)] : [asked];
}

/**
 * When what was paid was complete, or how far it came, and when it was paid back. A trip that is cancelled is never said to
 * be paid: what came in for it came in.
 */
function moneySteps({
	standing,
	money: { state, isPaidByWord, payments },
}: BookingLife): TimelineStep[] {
	const received = payments.findLast(({ amount }) => amount > 0);
	const sent = payments.findLast(({ amount }) => amount < 0);
	const reached = state === 'Part paid' ? 'part paid' : 'paid';
	const name = standing === 'Cancelled' ? 'payment received' : reached;
	const isTaken = received !== undefined && state !== 'Unpaid' && !isPaidByWord;
	return [
		...(isTaken ? [done(name, 'desk', received.at)] : []),
		...(sent && state === 'Refunded' ? [done('refunded', 'desk', sent.at)] : []),
	];
}

/** What is so although nobody wrote it down, as of old records, and what came by itself. */
function unwritten({ standing, heldUntil, history, money }: BookingLife): TimelineStep[] {
	const isWritten = history.at(-1)?.status === standing;
	switch (standing) {
		case 'Expired':
			return [done('hold ended', null, heldUntil)];
		case 'Confirmed':
			return [
				...(isWritten ? [] : decided(standing, null, 'desk')),
				// Until payments were kept, the desk took them when it confirmed.
				...(money.isPaidByWord ? [done('paid', 'desk', null)] : []),
			];
		case 'Cancelled':
			return isWritten ? [] : decided(standing, null, null);
		case 'Held':
		case 'Pending':
			return [];
	}
}

/** A trip whose day passed before it was confirmed is not waited for. */
function ahead({ standing, phase, money }: BookingLife): TimelineStep[] {
	if (standing === 'Cancelled') return [];
	const isConfirmed = standing === 'Confirmed';
	const payment: TimelineStep[] =
		money.state === 'Paid'
			? []
			: [{ name: 'paid', state: isConfirmed ? 'next' : 'later', by: 'desk', at: null }];
	if (phase === 'over') return isConfirmed ? [done('travelled', null, null), ...payment] : [];
	const isNext = isConfirmed && payment.length === 0;
	return [
		...(isConfirmed ? [] : [confirmation]),
		...payment,
		{ name: 'travelled', state: isNext ? 'next' : 'later', by: null, at: null },
	];
}

const confirmation: TimelineStep = { name: 'confirmed', state: 'next', by: 'desk', at: null };

function done(name: StepName, by: TripActor | null, at: Date | null): TimelineStep {
	return { name, state: 'done', by, at };
}
