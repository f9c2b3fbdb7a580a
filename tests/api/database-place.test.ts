import { expect, test, vi } from 'vitest';

import { openDatabase } from '#src/server/db/client.ts';
import { isNeon } from '#src/server/db/database.ts';

test.each([
	[
		'postgresql://app:x@ep-calm-sea-123-pooler.eu-central-1.aws.neon.tech/app?sslmode=require',
		true,
	],
	['postgresql://app:x@EP-CALM-SEA-123.AZURE.NEON.TECH:5432/app', true],
	['postgresql://app:x@ep-calm-sea-123.neon.tech.example.com/app', false],
	['postgresql://app.neon.tech:x@database/app', false],
	['postgresql://app:x@127.0.0.1:5432/ep.neon.tech', false],
	['postgresql://app:x@[::1]/app', false],
	['postgresql:///app?host=/var/run/postgresql', false],
])('%s is reached as Neon’s: %s', (url, isNeons) => {
	expect(isNeon({ kind: 'server', url })).toBe(isNeons);
});

test('on Netlify, whose functions carry no other driver, only Neon’s can be opened', async () => {
	vi.stubEnv('NETLIFY', 'true');
	const place = { kind: 'server', url: 'postgresql://app:x@database/app' } as const;
	await expect(openDatabase(place)).rejects.toThrow('.neon.tech');
	vi.unstubAllEnvs();
});
