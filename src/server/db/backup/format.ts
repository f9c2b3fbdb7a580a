import * as z from 'zod/mini';

/*
 * A backup is gzipped lines of text. The first says whose it is; then comes each table: a line that begins it, a line for
 * each row, a line that ends it; the last says that it is whole. Rows are arrays with the text of each column as
 * PostgreSQL writes and reads it, or null: so every type comes back exactly, and our code never looks into a row.
 */
/** Grows when older code could not read a backup any more. */
export const formatNumber = 1;

const beginning = z.object({
	backup: z.literal('bright-departures'),
	format: z.number(),
	takenAt: z.iso.datetime(),
	/** The newest migration of the tables, by its moment in the journal of migrations. */
	migration: z.number(),
});

const tableBeginning = z.object({
	table: z.string(),
	columns: z.array(z.string()),
	/** The last number that was given out in each column that the database counts. */
	counters: z.record(z.string(), z.string()),
});

const tableEnd = z.object({
	rows: z.number(),
	/** Of the lines of its rows, line breaks included, in hexadecimal. */
	sha256: z.string(),
});

const end = z.object({
	tables: z.number(),
	/** Of all that stands before, by `BACKUP_KEY`; none where there was no key. */
	seal: z.optional(z.string()),
});

/** Every line that is no row. */
export const controlLine = z.union([beginning, tableBeginning, tableEnd, end]);

export type BackupBeginning = z.infer<typeof beginning>;
export type TableBeginning = z.infer<typeof tableBeginning>;
export type BackupLine = z.infer<typeof controlLine>;

/** What a whole backup holds. */
export type BackupSummary = BackupBeginning & {
	tables: TableBeginning[];
	rows: number;
	/** Whether somebody with the key wrote it; where no key is known, whether somebody says so. */
	isSealed: boolean;
};
