import { expect, test } from 'vitest';

import type { Findings } from '#src/contract/desk/find.ts';
import { findGroups } from '#src/islands/desk/find/find-choices.ts';

const nothing: Findings = {
	people: [],
	bookings: [],
	requests: [],
	tours: [],
	departures: [],
	more: [],
};
const times = <Row>(count: number, row: (index: number) => Row) =>
	Array.from({ length: count }, (_, index) => row(index));

const bookings = times(8, (index) => ({
	id: index + 1,
	reference: `BD200000${index}`,
	title: 'New York (JFK) to London (LHR)',
	name: 'Ada Lovelace',
	status: 'Confirmed' as const,
	heldUntil: null,
	departureDate: '2026-12-10',
}));
const requests = times(8, (index) => ({
	kind: index < 6 ? ('inquiry' as const) : ('waiting-list' as const),
	id: index + 1,
	name: 'Ada Lovelace',
	about: 'Kyoto in May',
	createdAt: '2026-11-20T09:00:00.000Z',
}));
const people = times(8, (index) => ({
	row: { kind: 'booking' as const, id: index + 1 },
	name: 'Ada Lovelace',
	email: `ada${index}@example.com`,
	phone: '',
	hasAccount: false,
}));
const tours = times(8, (index) => ({
	id: index + 1,
	name: `Kyoto Walk ${index}`,
	destination: 'Kyoto, Japan',
	state: 'published' as const,
}));

/** The name of each group, and what leads from it to all. */
function shown(findings: Partial<Findings>, isAdmin = true) {
	const groups = findGroups({ ...nothing, ...findings }, { q: 'ada', isAdmin });
	return groups.map(({ label, choices }) => [
		label,
		choices.filter(({ isAll }) => isAll).map(({ title }) => title),
	]);
}

test('a kind of which more fit than are told says of how many, and leads to them', () => {
	const more = [
		{ list: 'bookings' as const, count: 1072 },
		{ list: 'inquiries' as const, count: 11 },
		{ list: 'waiting-list' as const, count: 4 },
		{ list: 'tours' as const, count: 9 },
	];
	expect(shown({ bookings, requests, tours, more })).toEqual([
		['Bookings, 8 of 1,072', ['All 1,072 in Bookings']],
		['Requests, 8 of 15', ['All 11 in Contact Inquiries']],
		['Tours, 8 of 9', ['All of Tour Packages']],
	]);
});

test('what is told whole is not called a part, though it fills its place', () => {
	expect(shown({ requests, tours })).toEqual([
		['Requests', []],
		['Tours', []],
	]);
	expect(shown({ bookings: bookings.slice(0, 7) })).toEqual([['Bookings', []]]);
});

test('where nobody counts them, it is said that these are the first', () => {
	expect(shown({ people, bookings })).toEqual([
		['People, the first 8', []],
		['Bookings, the first 8', []],
	]);
	const more = [{ list: 'users' as const, count: 12 }];
	expect(shown({ people: people.slice(0, 1), more })).toEqual([
		['People, the first', ['All 12 in Registered Users']],
	]);
	expect(shown({ people, more }, false)).toEqual([['People, the first 8', []]]);
});
