import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
	type Known,
	mostSharing,
	type RowAddress,
	samePerson,
} from '#src/domain/people/same-person.ts';
import { telephoneKey } from '#src/domain/people/telephone-key.ts';

test.each([
	['+1 (555) 010-9999', '5550109999'],
	['555.010.9999 ext. 12', '5550109999'],
	['0015550109999', '5550109999'],
	['+44 20 7946 0958', '2079460958'],
	['020 7946 0958', '2079460958'.padStart(10, '0').slice(-10)],
	['010 9999', '0109999'],
	['by letter', ''],
])('%s is the number %s', (written, key) => {
	expect(telephoneKey(written)).toBe(key);
});

/** All that is reached from one row, as the server walks. */
function reached(start: RowAddress, rows: readonly RowAddress[]): Known {
	let known: Known = {
		emails: new Set(start.email === '' ? [] : [start.email]),
		phones: new Set(start.phone === '' ? [] : [start.phone]),
		shared: new Set(),
	};
	for (let step = 0; step < 20; step += 1) {
		const theirs = rows.filter(
			({ email, phone }) => known.emails.has(email) || known.phones.has(phone),
		);
		known = samePerson(known, theirs);
	}
	return known;
}

const row = fc.record({
	email: fc.constantFrom('', 'a', 'b', 'c', 'd'),
	phone: fc.constantFrom('', '1', '2', '3', '4'),
});

test('whoever reaches a row is reached from it', () => {
	fc.assert(
		fc.property(fc.array(row, { minLength: 2, maxLength: 12 }), (rows) => {
			const people = rows.map((each) => reached(each, rows));
			for (const [index, { emails, phones }] of people.entries()) {
				for (const [other, { email, phone }] of rows.entries()) {
					if (email === '' && phone === '') continue;
					if (!emails.has(email) && !phones.has(phone)) continue;
					expect(people[other]).toEqual(people[index]);
				}
			}
		}),
	);
});

test('over a number that many share nobody is reached', () => {
	const rows = Array.from({ length: mostSharing + 1 }, (_, index) => ({
		email: `p${index}`,
		phone: '1',
	}));
	const alone = { emails: new Set(['p0']), phones: new Set(), shared: new Set(['1']) };
	expect(reached({ email: 'p0', phone: '1' }, rows)).toEqual(alone);
	expect(reached({ email: 'p0', phone: '' }, rows)).toEqual(alone);
	const unnamed = { ...alone, emails: new Set(), phones: new Set(['1']) };
	expect(reached({ email: '', phone: '1' }, rows)).toEqual(unnamed);
	const few = rows.slice(1);
	expect(reached({ email: 'p1', phone: '1' }, few).emails.size).toBe(mostSharing);
});
