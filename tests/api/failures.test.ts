import { expect, test } from 'vitest';

import { databaseFailure, DatabaseUnavailable } from '#src/server/db/database-error.ts';
import { TurnTimeout } from '#src/server/db/turns.ts';
import { AnswerOverdue } from '#src/server/http/answer-time.ts';
import { errorFor } from '#src/server/http/error-answer.ts';
import { failureFields } from '#src/server/platform/log.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });
const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause });

const failures: [string, unknown, ReturnType<typeof databaseFailure>, number][] = [
	['a lost connection', wrapped(withCode('08006')), 'away', 503],
	['a shutdown by the administrator', wrapped(withCode('57P01')), 'away', 503],
	['a standby that may not write yet', wrapped(withCode('25006')), 'away', 503],
	['a statement that took too long', wrapped(withCode('57014')), 'away', 503],
	['no connection left', wrapped(withCode('53300')), 'away', 503],
	['a full disk', wrapped(withCode('53100')), 'away', 503],
	['a deadlock', wrapped(withCode('40P01')), 'away', 503],
	['a reset socket', withCode('ECONNRESET'), 'away', 503],
	['a name that is not found', wrapped(wrapped(withCode('ENOTFOUND'))), 'away', 503],
	['a driver that gave up', wrapped(new Error('Query read timeout')), 'away', 503],
	['a pool that gave up', new Error('timeout exceeded when trying to connect'), 'away', 503],
	['a socket closed in mid-query', new Error('Connection terminated unexpectedly'), 'away', 503],
	['a WebSocket that cannot open', { [Symbol.toStringTag]: 'ErrorEvent' }, 'away', 503],
	['a turn that did not come', new TurnTimeout(), 'away', 503],
	['an answer that is overdue', new AnswerOverdue(), 'away', 503],
	['data in use by another process', new DatabaseUnavailable(new Error('pid 7')), 'away', 503],
	['NUL in a text', wrapped(withCode('22021')), 'unstorable', 400],
	['half a character in JSON', wrapped(withCode('22P02')), 'unstorable', 400],
	['a broken check', wrapped(withCode('23514')), 'conflict', 409],
	['a table that is missing', wrapped(withCode('42P01')), null, 500],
	['a mistake of ours', new TypeError('x is not a function'), null, 500],
	['undefined', undefined, null, 500],
];
test.each(failures)('%s is recognised', (_, error, failure, status) => {
	expect(databaseFailure(error)).toBe(failure);
	expect(errorFor(error).status).toBe(status);
});

test('a log line names the kinds of a failure and its place, and nothing that was typed', () => {
	const cause = Object.assign(new Error('Key (email)=(ada@example.com) exists'), { code: '23505' });
	const fields = failureFields(new Error('Failed query\nparams: ada@example.com', { cause }));
	expect(fields['error']).toBe('Error < Error 23505');
	expect(fields['at']).toContain('failures.test.ts');
	expect(JSON.stringify(fields)).not.toContain('ada');
});
