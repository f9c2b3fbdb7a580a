import { readFileSync } from 'node:fs';

import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';

import journal from '#src/server/db/migrations/meta/_journal.json' with { type: 'json' };
import * as schema from '#src/server/db/schema.ts';

const newest = journal.entries.at(-1)?.idx ?? 0;
const snapshot = `src/server/db/migrations/meta/${String(newest).padStart(4, '0')}_snapshot.json`;

test('every change of the schema is a migration: where this fails, run npm run db:generate', async () => {
	const written = JSON.parse(readFileSync(snapshot, 'utf8'));
	const now = generateDrizzleJson({ ...schema }, written.id);
	expect(await generateMigration(written, now)).toEqual([]);
});
