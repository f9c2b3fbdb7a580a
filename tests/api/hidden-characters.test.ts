import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { errorReply } from '#src/contract/http/endpoint.ts';
import { line, text } from '#src/contract/text.ts';
import { inquiries } from '#src/server/db/schema.ts';

import { inquiry, requestCalls } from '../support/request-calls.ts';

const { db, post, outcome } = await requestCalls(handle, '/api/inquiries', inquiries);

const unseen = 'Please remove characters that cannot be seen, or type it anew.';
const marks = Array.from('\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069');
const breaks = Array.from('\t\n\v\f\r\u0085\u2028\u2029');
const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter(
	(letter) => /[\p{Cc}]/u.test(letter) && letter !== '\0' && !breaks.includes(letter),
);

function messageOf(schema: z.ZodMiniType<string>, value: string): string | undefined {
	return schema
		.safeParse(value)
		.error?.issues.map(({ message }) => message)
		.join();
}

const rule = { min: 2, max: 100, message: 'too short' };

test.each([...marks, ...controls].map((mark) => [mark.charCodeAt(0).toString(16), mark]))(
	'U+%s is refused in one line',
	(_, mark) => {
		expect(messageOf(line(rule), `Ada ${mark}ecalevoL`)).toBe(unseen);
	},
);

test('paragraphs take marks of direction, line breaks and tabs, and no other control character', () => {
	for (const mark of marks) expect(messageOf(text(rule), `Ada ${mark}ecalevoL`)).toBeUndefined();
	for (const mark of controls) expect(messageOf(text(rule), `Ada ${mark}x`)).toBe(unseen);
	expect(text(rule).parse('a\r\nb\rc\vd\fe\u0085f\u2028g\u2029h\ti\n\nj')).toBe(
		'a\nb\nc\nd\ne\nf\ng\nh\ti\n\nj',
	);
});

test.each(['שרה כהן', 'محمد', 'می‌خواهم', 'क्‍ष', 'Ada\u200f', '👩‍🚀 Ada'])('%j is a line', (name) => {
	expect(line(rule).parse(name)).toBe(name);
});

test('a form with such a name names the field, and nothing is stored', async () => {
	const fields = { name: 'Ada \u202eecalevoL', subject: 'Trips \u0007in May' };
	expect(await outcome({ ...inquiry, ...fields })).toMatchObject({
		status: 400,
		fields: ['name', 'subject'],
		message: unseen,
		rows: 0,
	});
	const { body } = await post({ ...inquiry, name: 'A\0\u202e' });
	expect(z.parse(errorReply, body).issues).toEqual([
		{ path: 'name', message: 'Please remove characters that cannot be stored.' },
	]);
	expect((await post({ ...inquiry, message: 'Hello,\r\n\r\n\tyou \u202dthere' })).status).toBe(201);
	expect(await db.select().from(inquiries)).toMatchObject([
		{ message: 'Hello,\n\n\tyou \u202dthere' },
	]);
});
