import { hash } from 'node:crypto';

/**
 * What the log calls a statement, the same for all that have the same plan: what it does, to which table first, and six
 * digits of its text: 'select bookings 3f09ac'. How many values a list or an insert has makes no difference.
 * @param statement with a placeholder for each value, as drizzle writes it
 */
export function queryName(statement: string): string {
	const [verb = ''] = /\w+/.exec(statement) ?? [];
	const table = /\b(?:from|into|update|table)\s+(?:"\w+"\.)?"(\w+)"/.exec(statement)?.[1];
	const plan = statement.replaceAll(placeholders, '$').replaceAll(rows, '($)');
	return [verb, table, hash('sha256', plan).slice(0, 6)].filter(Boolean).join(' ');
}

const placeholders = /\$\d+/g;
/** '($, $), ($, $)', also with 'default' in it. */
const rows =
	/\((?:\$|default)(?:, (?:\$|default))*\)(?:, \((?:\$|default)(?:, (?:\$|default))*\))*/g;
