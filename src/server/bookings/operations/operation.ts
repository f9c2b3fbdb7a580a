import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { LetterTime, OperationReply } from '#src/contract/desk/operation.ts';
import type { OperationAction } from '#src/domain/bookings/operation.ts';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import type { Attempt } from '../../http/attempt.ts';
import { setAsideLetters } from '../../mail/decision-letters.ts';
import type { NewLetter } from '../../mail/letter.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { keepOpenInstalment } from '../open-instalment.ts';
import type { Actor } from './actor.ts';
import { type Begun, beginOperation } from './begin-operation.ts';
import {
	settleSeats,
	publishSeats,
	reserveOwnSeats,
	type SeatsChanged,
	type SeatsKept,
} from './seats-of-operation.ts';
import {
	bookingAfter,
	type BookingFields,
	type Recorded,
	storeOperation,
} from './store-operation.ts';

/** What may be said with every operation beside what it does. */
export type Basics = {
	/** The version that was seen; without it the last change wins. */
	version?: number | undefined;
	/** When its letter goes; left out, it waits as long as the operation can be undone. */
	letter?: LetterTime | undefined;
};

/** Who asks for an operation, about which booking, and how it is to be. */
type Asked<Body> = { actor: Actor; id: number; attempt: Attempt | null; body: Body };

/** What is going to be of a booking. */
export type Decision = {
	/** What of its columns becomes another. */
	fields: BookingFields;
	/** 'Moved to May 15, 2027' */
	summary: string;
	/** What the log is told beside the booking's own columns. */
	recorded?: Recorded;
	/** Seats that were kept for it and become its own. */
	seatsKept?: SeatsKept;
};

/** What `apply` stored beside the booking's own columns, in JSON, for `undo`. */
type Kept = Record<string, unknown>;

/** An operation once it is decided on: the letter tells of it. */
type Decided<Facts> = {
	decision: Facts;
	/** The booking as it is going to be. */
	after: BookingRecord;
	kept: Kept;
	/** What its traveller knew it as: of a decision that takes an untold one's place, what they knew before that. */
	heard: string;
};

type Letters = NewLetter | null | readonly (NewLetter | null)[];

export type Undone = { operationId: number; bookingId: number; kept: Kept; at: Date };

/** One way to change a booking, from top to bottom. */
export type Verb<Body extends Basics, Facts extends Decision> = {
	action: OperationAction;
	/** Whether it decides where the booking stands: one letter tells of what is decided while it waits. */
	isDecision?: boolean;
	/** Departures whose seats it may take beside those of the booking's own. */
	departureIds?: (body: Body) => readonly number[];
	/** Looks, refuses and says what is to be; it stores nothing. null: the booking is so already. */
	decide: (begun: Begun, body: Body) => Facts | null | Promise<Facts | null>;
	/** Stores what stands beside the booking's own columns; gives what `undo` needs of it. */
	apply?: (begun: Begun, decision: Facts) => Promise<Kept>;
	/** Stores what names the operation itself, or a letter of it. */
	follow?: (begun: Begun, decision: Facts, operationId: number, kept: Kept) => Promise<void>;
	/** Takes back what `apply` and `follow` stored; the booking's own columns are back already. */
	undo?: (transaction: Database, undone: Undone) => Promise<void>;
	/** What is written about it, and to whom; no address, no letter. */
	letter: (begun: Begun, decided: Decided<Facts>, body: Body) => Letters | Promise<Letters>;
};

type World = Offering & Pick<Dependencies, 'db'>;

/** One way to change a booking, whoever asks for it. */
export type Operation<Body extends Basics> = {
	/** @throws HttpError as `beginOperation`, and as the verb says */
	perform: (world: World, asked: Asked<Body>) => Promise<OperationReply>;
	/** As `perform`, for whoever stores more with it; its seats are to be published once that is stored. */
	within: (transaction: Database, offering: Offering, asked: Asked<Body>) => Promise<SeatsChanged>;
	undo: NonNullable<Verb<Body, Decision>['undo']> | null;
};

/**
 * Makes an operation of a verb: one order of locks, one check of version and attempt, one transaction for the booking, its
 * seats, the log, what is kept for the undo, and the letters.
 */
export function operation<Body extends Basics, Facts extends Decision>(
	verb: Verb<Body, Facts>,
): Operation<Body> {
	const within: Operation<Body>['within'] = async (transaction, offering, asked) => {
		const { body, ...who } = asked;
		const begun = await beginOperation(transaction, offering, {
			...who,
			version: body.version,
			action: verb.action,
			departureIds: verb.departureIds?.(body) ?? [],
		});
		if (begun.earlier) return { reply: begun.earlier, tourIds: [] };
		const decision = await verb.decide(begun, body);
		if (decision === null)
			return { reply: { booking: begun.before, operation: null }, tourIds: [] };

		const after = bookingAfter(begun, decision.fields);
		await reserveOwnSeats(begun, after, decision.seatsKept);
		const kept = (await verb.apply?.(begun, decision)) ?? {};
		const told = await toldBy(verb, begun, body, { decision, after, kept });
		const reply = await storeOperation(begun, {
			...decision,
			...told,
			kept,
			letterTime: body.letter,
		});
		if (reply.operation) await verb.follow?.(begun, decision, reply.operation.id, kept);
		const tourIds = await settleSeats(begun, reply.booking);
		// With them its departure may be guaranteed, and the balance due.
		await keepOpenInstalment(transaction, reply.booking);
		return { reply, tourIds };
	};
	return {
		within,
		perform: async ({ db, ...offering }, asked) =>
			publishSeats(await inTransaction(db, (transaction) => within(transaction, offering, asked))),
		undo: verb.undo ?? null,
	};
}

/** The letters of an operation; those that wait to tell of an earlier decision are set aside for it. */
async function toldBy<Body extends Basics, Facts extends Decision>(
	verb: Verb<Body, Facts>,
	begun: Begun,
	body: Body,
	decided: Omit<Decided<Facts>, 'heard'>,
) {
	const { transaction, before, at } = begun;
	const listed = (letters: Letters) => [letters].flat().filter((letter) => letter !== null);
	if (!verb.isDecision) {
		const letters = await verb.letter(begun, { ...decided, heard: before.status }, body);
		return { letters: listed(letters), setAside: [] };
	}
	const about = `booking ${before.id}`;
	const aside = await setAsideLetters(transaction, about, at);
	const heard = aside.heard ?? before.status;
	// Nobody is told what they know.
	const letters =
		heard === decided.after.status ? null : await verb.letter(begun, { ...decided, heard }, body);
	return {
		letters: listed(letters).map((each) => ({ ...each, about, heard })),
		setAside: aside.ids,
	};
}
