import { expect, test } from 'vitest';

import { formatDates } from '#src/domain/calendar/format-date.ts';
import { partyLabel } from '#src/domain/flights/party.ts';
import { overdueText } from '#src/domain/requests/overdue.ts';
import { wordsOf } from '#src/domain/text/slug.ts';
import { telephoneLink } from '#src/domain/text/telephone-link.ts';

const received = new Date('2026-11-20T12:00:00Z');

test.each([
	['2026-11-20T11:59:00Z', null],
	['2026-11-21T12:00:00Z', null],
	['2026-11-21T12:00:01Z', 'Waiting 24 hours'],
	['2026-11-22T11:59:59Z', 'Waiting 47 hours'],
	['2026-11-22T12:00:00Z', 'Waiting 2 days'],
	['2026-11-30T11:00:00Z', 'Waiting 9 days'],
])('a request received on November 20 at noon says at %s: %s', (now, text) => {
	expect(overdueText(received, new Date(now))).toBe(text);
});

test('a moment that cannot be read is not called late', () => {
	expect(overdueText(new Date('no moment'), received)).toBeNull();
});

test.each([
	[1, 0, '1 adult'],
	[2, 1, '2 adults, 1 child'],
	[1, 3, '1 adult, 3 children'],
])('%i and %i travel as %s', (adults, children, label) => {
	expect(partyLabel({ adults, children, infants: 0 })).toBe(label);
});

test.each([
	['+44 20 7946 0958', 'tel:+442079460958'],
	['(555) 010-9999 ext. 12', 'tel:5550109999;ext=12'],
	['555.010.9999 x7', 'tel:5550109999;ext=7'],
	['555-010-9999 ext', 'tel:5550109999'],
])('%s is called at %s', (phone, address) => {
	expect(telephoneLink(phone)).toBe(address);
});

test('a slug reads as the words it was made of', () => {
	expect(wordsOf('travel-consultant')).toBe('Travel Consultant');
	expect(wordsOf('editor')).toBe('Editor');
});

test.each([
	['2027-01-15', '2027-01-28', 'Jan 15 – 28, 2027'],
	['2027-01-15', '2027-02-02', 'Jan 15 – Feb 2, 2027'],
	['2026-12-28', '2027-01-04', 'Dec 28, 2026 – Jan 4, 2027'],
	['2027-01-15', '2027-01-15', 'Jan 15, 2027'],
	['soon', '2027-01-15', 'soon – 2027-01-15'],
])('from %s to %s reads %s', (from, to, text) => {
	// Which of its spaces are thin is the formatter's own.
	expect(formatDates(from, to).replace(/\s/g, ' ')).toBe(text);
});
