import { addMinutes } from 'date-fns/addMinutes';
import { subHours } from 'date-fns/subHours';

import { site } from '#src/site.ts';

import type { Database } from '../db/database.ts';
import { failureFields, log } from '../platform/log.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { claimMinutes, longestWait, mostAttempts, waitMinutes } from './attempts.ts';
import { isBounce } from './bounces.ts';
import type { Letter } from './letter.ts';
import {
	claimLetter,
	countGivenUp,
	countLate,
	countWaiting,
	markFailed,
	markSent,
	selectOldestWaiting,
} from './outbox.ts';
import { mute } from './suppressions.ts';
import { withTripKeys } from './trip-keys.ts';

/** Hands a letter on to whoever carries it; throws when nobody took it. */
export type Send = (letter: Letter) => Promise<void>;

// A scheduled function on Netlify ends after 30 seconds: the last letter is begun in time to end before.
const longestRun = 12_000;
const longestSending = 15_000;

/**
 * Sends the letters that are due, oldest first, one after another. Each is sent at least once and, but for one case, only
 * once: when the mail server took a letter and its answer, the process or the database is lost before that is noted, the
 * letter is sent again. A letter that fails is tried again after its wait; one that comes back ends letters to its
 * address. Keys in links to trips are made as it goes out. Several deliverers may work at once.
 * @param send null where nobody carries letters: they wait, and the log says so
 * @param signal no further letter is begun once it is aborted
 * @throws what the database throws
 */
export async function deliverOutbox({
	send,
	signal,
	...world
}: Pick<Dependencies, 'db' | 'now' | 'randomBytes'> & {
	send: Send | null;
	signal?: AbortSignal;
}): Promise<void> {
	const { db, now } = world;
	if (send === null) return warnOfWaiting(db);
	const begun = performance.now();
	const isOver = () => signal?.aborted === true || performance.now() - begun > longestRun;
	while (!isOver()) {
		const until = addMinutes(now(), claimMinutes);
		// A minute more, because the clock of whoever put a letter off may differ.
		const latest = addMinutes(now(), longestWait + 1);
		const letter = await claimLetter(db, { now: now(), until, latest, mostAttempts });
		if (letter === null) return;
		const carried = await withTripKeys(world, letter);
		try {
			await inTime(send(carried));
		} catch (error) {
			await noteFailure(db, letter, error, now());
			continue;
		}
		await markSent(db, letter.id, now());
	}
}

/** When the oldest letter was written that is neither delivered nor given up; null when none waits. */
export function oldestWaiting(db: Database): Promise<Date | null> {
	return selectOldestWaiting(db, mostAttempts);
}

/** How many letters are neither delivered nor given up, and how many are given up. */
export async function countLetters(db: Database): Promise<{ waiting: number; givenUp: number }> {
	const waiting = await countWaiting(db, mostAttempts);
	return { waiting, givenUp: await countGivenUp(db, mostAttempts) };
}

/** Letters that somebody has to see to. */
export type LettersInTrouble = { givenUp: number; late: number };

/** A letter that the mail server has not taken by then is late. */
const lateHours = 1;

/**
 * How many letters were given up, and how many are late. Those whose reader the mail server refused are not late: the next
 * try may do, and no other letter waits for them.
 */
export async function lettersInTrouble(db: Database, now: Date): Promise<LettersInTrouble> {
	const givenUp = await countGivenUp(db, mostAttempts);
	return { givenUp, late: await countLate(db, mostAttempts, subHours(now, lateHours)) };
}

async function warnOfWaiting(db: Database): Promise<void> {
	const letters = await countWaiting(db, mostAttempts);
	if (letters > 0) log('warn', 'letters wait: SMTP_URL is not set', { letters });
}

async function noteFailure(db: Database, letter: Letter, error: unknown, now: Date): Promise<void> {
	const { id, kind, recipient, attempts } = letter;
	const lastError = describe(error);
	const minutes = waitMinutes[attempts - 1];
	const nextAttemptAt = minutes === undefined ? null : addMinutes(now, minutes);
	await markFailed(db, id, { lastError, nextAttemptAt });
	const fields = { letter: id, kind, attempts, error: lastError };
	// What visitors ask the desk waits for its mailbox, whatever is said of that.
	if (recipient !== site.email && isBounce(error)) {
		await mute(db, recipient, 'returned');
		log('warn', 'letter came back', fields);
	} else if (nextAttemptAt === null) log('error', 'letter given up', fields);
	else log('warn', 'letter not sent', { ...fields, nextAttemptAt: nextAttemptAt.toISOString() });
}

/** 'Error EENVELOPE 550': kinds and codes only, because a server's words repeat the address. */
function describe(error: unknown): string {
	const reply = error instanceof Error && 'responseCode' in error ? error.responseCode : null;
	const { error: kinds = '' } = failureFields(error);
	return typeof reply === 'number' ? `${kinds} ${reply}` : String(kinds);
}

async function inTime(sending: Promise<void>): Promise<void> {
	const { promise, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => reject(new SendingTimeout()), longestSending);
	try {
		await Promise.race([sending, promise]);
	} finally {
		clearTimeout(timer);
	}
}

class SendingTimeout extends Error {
	override name = 'SendingTimeout';
}
