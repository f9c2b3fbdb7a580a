import { addSeconds } from 'date-fns/addSeconds';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';

import { pictureMessages } from '#src/contract/desk/pictures.ts';

import { type ChangeAuthor, recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { pictures, pictureUploads, users } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import type { Clock } from '../platform/clock.ts';
import { failureFields, log } from '../platform/log.ts';
import { type Job, type JobWorld, turn } from '../world/job.ts';
import { changeWords } from './change-words.ts';
import { inTurn } from './in-turn.ts';
import { lockPicture } from './lock-picture.ts';
import { pictureStore } from './open-picture-store.ts';
import { forgetUploads, isWaiting, sentFile } from './picture-uploads.ts';
import { recordedOf, selectByKey } from './pictures.ts';
import { printFiles } from './print-files.ts';

/** Makes ready what was left over: by a process that ended, or that Netlify stopped after its answer. */
export const pictureJob: Job = {
	name: 'picture uploads',
	functionName: 'picture-uploads',
	every: 'minute',
	work: printLeftOver,
};

type Upload = typeof pictureUploads.$inferSelect;
type Printed = Awaited<ReturnType<typeof printFiles>>;
type World = { db: Database; now: Clock };
type Sent = { id: number; bytes: Uint8Array<ArrayBuffer> };

/** A file is left to whoever began it for so long: longer than the slowest takes. */
const leaseSeconds = 180;
/** A file by which the process ends each time is not tried for ever. */
const mostAttempts = 5;

async function printLeftOver(world: JobWorld): Promise<void> {
	const { db, now } = world;
	const isOver = turn(world);
	await forgetUploads(db, now());
	while (!isOver()) {
		const wasOne = await printNext(world);
		if (!wasOne) return;
	}
}

/**
 * Makes a waiting file ready once it is its turn, the oldest where none is named.
 * @param sent the file that is named, as it was sent
 * @returns whether there was one
 */
function printNext(world: World, sent?: Sent): Promise<boolean> {
	return inTurn(async () => {
		const upload = await claim(world, sent?.id);
		if (upload !== null) await makeReady(world, upload, sent?.bytes);
		return upload !== null;
	});
}

/**
 * Makes a file ready that was just taken in, unless somebody else does already or it was taken back. What fails is left
 * to the job.
 */
export async function printUpload(world: World, sent: Sent): Promise<void> {
	try {
		await printNext(world, sent);
	} catch (error) {
		log('error', 'picture left to the job', failureFields(error));
	}
}

/** Takes a waiting file, the oldest where none is named: nobody else does then. */
async function claim({ db, now }: World, id?: number): Promise<Upload | null> {
	const at = now();
	const { workedUntil } = pictureUploads;
	const next = db
		.select({ id: pictureUploads.id })
		.from(pictureUploads)
		.where(
			and(
				isWaiting(),
				or(isNull(workedUntil), lte(workedUntil, at)),
				id === undefined ? undefined : eq(pictureUploads.id, id),
			),
		)
		.orderBy(asc(pictureUploads.id))
		.limit(1)
		.for('update', { skipLocked: true });
	const [claimed] = await db
		.update(pictureUploads)
		.set({
			workedUntil: addSeconds(at, leaseSeconds),
			attempts: sql`${pictureUploads.attempts} + 1`,
		})
		// By '=' it is looked up once; by 'in' PostgreSQL may look again, and claim one more that nobody then makes ready.
		.where(eq(pictureUploads.id, sql`(${next})`))
		.returning();
	return claimed ?? null;
}

/** @param known what the file holds, where it need not be read from its store */
async function makeReady(
	{ db, now }: World,
	upload: Upload,
	known: Uint8Array<ArrayBuffer> | null = null,
): Promise<void> {
	try {
		if (upload.attempts > mostAttempts) throw refusal(pictureMessages.tooSlow);
		const bytes = known ?? (await pictureStore().read(db, sentFile(upload.key)));
		// A store far away may show it a little later: another turn looks again.
		if (bytes === null && upload.attempts < mostAttempts) return;
		if (bytes === null) throw refusal(pictureMessages.damaged);
		const printed = await printFiles(bytes, upload.key);
		await finish(db, { upload, printed, at: now() });
	} catch (error) {
		if (!(error instanceof HttpError) || error.status >= 500) throw error;
		await refuse(db, upload, error.message);
	}
}

function refusal(message: string): HttpError {
	return new HttpError(400, { message });
}

/** Stores the picture in the words of now; of a file that was taken back meanwhile, nothing. */
async function finish(
	db: Database,
	{ upload: { id, key }, printed, at }: { upload: Upload; printed: Printed; at: Date },
): Promise<void> {
	await inTransaction(db, async (transaction) => {
		await lockPicture(transaction, key);
		const [upload] = await transaction
			.select({
				alt: pictureUploads.alt,
				id: users.id,
				email: users.email,
				fullName: users.fullName,
			})
			.from(pictureUploads)
			.innerJoin(users, eq(users.id, pictureUploads.sentBy))
			.where(and(isWaiting(), eq(pictureUploads.id, id)))
			.for('update', { of: pictureUploads });
		if (!upload) return;
		const { alt, ...colleague } = upload;
		const before = await selectByKey(transaction, key);
		const { id: pictureId } = before
			? await changeWords(transaction, { before, alt, colleague, at })
			: await store(transaction, { printed, alt, colleague, at });
		await pictureStore().remove(transaction, [sentFile(key)]);
		await transaction
			.update(pictureUploads)
			.set({ pictureId, workedUntil: null })
			.where(eq(pictureUploads.id, id));
	});
}

type New = { printed: Printed; alt: string; colleague: ChangeAuthor; at: Date };

async function store(transaction: Database, { printed, alt, colleague, at }: New) {
	await pictureStore().put(transaction, printed.files);
	const values = { ...printed.photograph, alt, createdAt: at };
	const [stored] = await transaction.insert(pictures).values(values).returning();
	if (!stored) throw new Error('A picture was not stored.');
	await recordChange(transaction, {
		colleague,
		at,
		subject: 'picture',
		subjectId: stored.id,
		label: stored.alt,
		before: null,
		after: recordedOf(stored),
	});
	return stored;
}

async function refuse(db: Database, { id, key }: Upload, problem: string): Promise<void> {
	await inTransaction(db, async (transaction) => {
		const refused = await transaction
			.update(pictureUploads)
			.set({ problem, workedUntil: null })
			.where(and(isWaiting(), eq(pictureUploads.id, id)))
			.returning({ id: pictureUploads.id });
		if (refused.length > 0) await pictureStore().remove(transaction, [sentFile(key)]);
	});
}
