import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
	applicationValues,
	bookingValues,
	customOfferValues,
	deskValues,
	inquiryValues,
} from '#src/domain/desk/reply-values.ts';
import {
	filledIn,
	inBraces,
	missingValues,
	type ReplyValues,
	replyVariableNames,
	unknownVariables,
	variablesIn,
} from '#src/domain/desk/reply-variables.ts';
import { seedTemplates } from '#src/server/db/seed-data/templates.ts';
import { site } from '#src/site.ts';

const values: ReplyValues = {
	name: 'Ada Lovelace',
	subject: 'Trips in May',
	agent: 'Grace {name}',
};

test.each([
	['Dear {name},', 'Dear Ada Lovelace,'],
	['{ Name } and {NAME}', 'Ada Lovelace and Ada Lovelace'],
	['{agent}', 'Grace {name}'],
	['{hold end} is not known', '{hold end} is not known'],
	['{ not one }', '{ not one }'],
	['{\nname}', '{\nname}'],
	['{{name}}', '{Ada Lovelace}'],
])('%j is filled in as %j', (written, read) => {
	expect(filledIn(written, values)).toBe(read);
});

test('a variable that does not exist is named, with those that do', () => {
	expect(unknownVariables('Dear {name}, your {hold ende} and {refrence} {refrence}')).toBe(
		`There are no variables {hold ende}, {refrence}. What can be filled in: ${replyVariableNames.map(inBraces).join(', ')}.`,
	);
	expect(unknownVariables('{}')).toMatch(/^There is no variable \{\}\./);
	expect(unknownVariables('Dear {name}, 2 { 3 } 4')).toMatch(/^There is no variable \{3\}\./);
	expect(unknownVariables('Dear {name}, { and }'.replace(' and ', '\n'))).toBeNull();
});

test('a variable that is not known of somebody is named', () => {
	expect(missingValues('{name}', values)).toBeNull();
	expect(missingValues('{reference} until {hold end}', values)).toMatch(
		/^\{reference\}, \{hold end\} are not known here\./,
	);
	expect(missingValues('{name}', { name: '' })).toMatch(/^\{name\} is not known here\./);
});

test('whatever is written, what is known is filled in and nothing else of it changes', () => {
	const parts = fc.array(
		fc.oneof(
			fc.string().map((text) => text.replace(/[{}]/g, '')),
			fc.constantFrom(...replyVariableNames),
		),
	);
	fc.assert(
		fc.property(
			parts,
			fc.dictionary(fc.constantFrom(...replyVariableNames), fc.string()),
			(all, known) => {
				const isVariable = (part: string) => replyVariableNames.some((name) => name === part);
				const given: Record<string, string> = known;
				const written = all.map((part) => (isVariable(part) ? inBraces(part) : part)).join('');
				const read = all
					.map((part) => (isVariable(part) ? given[part] || inBraces(part) : part))
					.join('');
				expect(filledIn(written, known)).toBe(read);
				expect(variablesIn(written).unknown).toEqual([]);
			},
		),
	);
});

describe('what is known', () => {
	const desk = deskValues(site, 'Grace Hopper');

	test('of the desk: its hours with their zone, its telephone, and who writes', () => {
		expect(desk).toEqual({
			'desk hours': expect.stringMatching(/^Monday to Friday 9 AM to .* New York time$/),
			'desk phone': site.phone,
			agent: 'Grace Hopper',
		});
	});

	test('of a booking: until when it is held, only while it is', () => {
		const held = {
			reference: 'BD2000001',
			status: 'Pending Confirmation',
			passenger: 'Ada Lovelace',
			title: 'Kyoto on Foot',
			trip: { departureDate: '2027-05-14' },
			totalPrice: 1240.5,
			heldUntil: '2027-03-02T19:10:00.000Z',
		} as const;
		expect(bookingValues(site, held)).toEqual({
			name: 'Ada Lovelace',
			subject: 'your booking BD2000001',
			reference: 'BD2000001',
			trip: 'Kyoto on Foot',
			departure: 'Fri, May 14, 2027',
			total: '$1,240.50',
			'hold end': 'Tuesday, March 2, 2:10 PM New York time',
		});
		const confirmed = bookingValues(site, { ...held, status: 'Confirmed' });
		expect(missingValues('{hold end}', confirmed)).toMatch(/^\{hold end\}/);
	});

	test('of whoever asked, each template that came with the site can be filled in for those it is for', () => {
		const known = [
			inquiryValues({ name: 'Ada', subject: 'Trips' }),
			applicationValues({ name: 'Ada', job: 'travel-consultant' }),
			customOfferValues({ name: 'Ada', destination: 'Oslo', departureDate: '2027-05-14' }),
			bookingValues(site, {
				reference: 'BD2000001',
				status: 'Pending Confirmation',
				passenger: 'Ada',
				title: 'Oslo',
				trip: { departureDate: '2027-05-14' },
				totalPrice: 1,
				heldUntil: '2027-03-02T19:10:00.000Z',
			}),
		].map((theirs) => ({ ...theirs, ...desk }));
		for (const { name, body } of seedTemplates) {
			expect([name, unknownVariables(body)]).toEqual([name, null]);
			const fits = known.filter((theirs) => missingValues(body, theirs) === null);
			expect([name, fits.length > 0]).toEqual([name, true]);
		}
	});
});
