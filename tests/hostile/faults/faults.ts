import { sql } from 'drizzle-orm';

import type { TestPostgres } from '../../support/postgres.ts';

export type Fault = {
	name: string;
	/** Lets it happen to whoever comes next. */
	begin: (postgres: TestPostgres) => void;
	/** Ends it; one that happens once ends by itself. */
	end?: (postgres: TestPostgres) => void;
	/** It takes seconds, of waiting. */
	isLong?: boolean;
};

/** Where in a transaction the connection may be lost. */
const points = ['begin', 'insert', 'commit'];

export const faults: Fault[] = [
	...points.flatMap((point): Fault[] => [
		{
			name: `the connection is reset at ${point}`,
			begin: ({ bridge }) => bridge.failAt(point, 'drop'),
		},
		{
			name: `the answer to ${point} is lost`,
			begin: ({ bridge }) => bridge.failAt(point, 'lose reply'),
		},
		{
			name: `nothing is heard any more after ${point}`,
			begin: ({ bridge }) => bridge.failAt(point, 'silence'),
			isLong: true,
		},
		{
			name: `the server ends its backends before ${point}`,
			begin: (postgres) => postgres.bridge.failAt(point, () => endBackends(postgres)),
		},
	]),
	{
		name: 'every connection was reset',
		begin: ({ bridge }) => bridge.dropConnections(),
	},
	{
		name: 'each message takes 300 ms',
		begin: ({ bridge }) => bridge.slowBy(300),
		end: ({ bridge }) => bridge.slowBy(0),
		isLong: true,
	},
	...(['away', 'full'] as const).map((refusal) => ({
		name: `the server is ${refusal}`,
		begin({ bridge }: TestPostgres) {
			bridge.dropConnections();
			bridge.refuse(refusal);
		},
		end: ({ bridge }: TestPostgres) => bridge.refuse(null),
	})),
];

let ending = Promise.resolve();

/** All but the one that does it: one call at a time, or two would end each other. */
function endBackends({ observer }: TestPostgres): Promise<void> {
	ending = ending.then(async () => {
		await observer.execute(
			sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
		);
	});
	return ending;
}
