import { type SQL, sql } from 'drizzle-orm';

import type { Database } from '#src/server/db/database.ts';

type Node = {
	'Node Type': string;
	'Index Name'?: string;
	Plans?: Node[];
};

/**
 * How the database would answer a query, each step once, the last one first: 'Sort', 'Index Only Scan
 * bookings_order_index'.
 */
export async function queryPlan(db: Database, query: SQL): Promise<string[]> {
	const answer: unknown = await db.execute(sql`explain (format json) ${query}`);
	const { rows } = answer as { rows: { 'QUERY PLAN': { Plan: Node }[] }[] };
	const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
	if (!plan) throw new Error('The database explained nothing.');
	return [...new Set(stepsOf(plan))];
}

function stepsOf(node: Node): string[] {
	const step = [node['Node Type'], node['Index Name']].filter(Boolean).join(' ');
	return [step, ...(node.Plans ?? []).flatMap(stepsOf)];
}
