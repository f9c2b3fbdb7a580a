import {
	type Findings,
	type FoundBooking,
	type FoundDeparture,
	type FoundList,
	type FoundPerson,
	type FoundRequest,
	type FoundTour,
	listsOfRequests,
	mostFound,
} from '#src/contract/desk/find.ts';
import { formatDate, formatLongDate } from '#src/domain/calendar/format-date.ts';
import { stateLabels } from '#src/domain/catalog/catalog-state.ts';
import { personRequestLabels } from '#src/domain/desk/person-kinds.ts';
import { personRowName } from '#src/domain/desk/person-row.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import type { Found } from '#src/stores/desk/find.ts';
import type { PanelAddress } from '#src/stores/desk/panel-address.ts';

import { type TabSlug, tabOf } from '../panel/panel-tabs.ts';

/** What can be chosen; a booking also says where it stands. */
export type FindChoice = Found & {
	booking?: FoundBooking;
	mark?: string;
};

/** Choices of one kind under their name. */
export type FindGroup = { label: string; choices: FindChoice[] };

type Asked = { q: string; isAdmin: boolean };

/**
 * What was found, kind by kind, as it can be chosen; a kind of which nothing was found is left out. Where more fit than
 * are told, the kind's name says of how many, and its last choices lead to all of them.
 */
export function findGroups(findings: Findings, asked: Asked): FindGroup[] {
	const { people, bookings, requests, tours, departures } = findings;
	const view = { q: asked.q };
	const groups = [
		// Accounts are told among the people; their list is an administrator's.
		groupOf('People', people.map(personChoice), isCut(findings) ? null : people.length, [
			...(asked.isAdmin ? allOf('users', findings, view) : []),
		]),
		groupOf('Bookings', bookings.map(bookingChoice), bookingsIn(findings), [
			...allOf('bookings', findings, view),
		]),
		groupOf('Requests', requests.map(requestChoice), requestsIn(findings), [
			...allOf('inquiries', findings, view),
			...allOf('custom-offers', findings, view),
			...allOf('call-backs', findings, view),
			...allOf('applications', findings, view),
		]),
		groupOf('Tours', tours.map(tourChoice), countIn(findings, 'tours') ?? tours.length, [
			...allOf('tours', findings, {}),
		]),
		groupOf(
			'Departures',
			departures.map(departureChoice),
			countIn(findings, 'departures') ?? departures.length,
			allOf('departures', findings, viewOfAll(departures)),
		),
	];
	return groups.filter(({ choices }) => choices.length > 0);
}

/** @param count how many fit; null where there are more than are told and nobody knows how many */
function groupOf(
	name: string,
	told: readonly FindChoice[],
	count: number | null,
	all: readonly FindChoice[],
): FindGroup {
	return { label: groupLabel(name, told.length, count), choices: [...told, ...all] };
}

function groupLabel(name: string, told: number, count: number | null): string {
	if (count === null) return told === 1 ? `${name}, the first` : `${name}, the first ${told}`;
	return count > told ? `${name}, ${told} of ${formatNumber(count)}` : name;
}

function countIn({ more }: Findings, list: FoundList): number | null {
	return more.find((each) => each.list === list)?.count ?? null;
}

// Find hears more than the list's own search, which counts.
function bookingsIn(findings: Findings): number | null {
	const { length } = findings.bookings;
	return countIn(findings, 'bookings') ?? (length >= mostFound ? null : length);
}

function requestsIn(findings: Findings): number {
	const kinds = Object.entries(listsOfRequests).map(([kind, list]) => {
		const told = findings.requests.filter((request) => request.kind === kind).length;
		return countIn(findings, list) ?? told;
	});
	return kinds.reduce((all, some) => all + some, 0);
}

// They are those who left the rows that are told.
function isCut({ more, people }: Findings): boolean {
	const sources = more.filter(({ list }) => list !== 'tours' && list !== 'departures');
	return people.length > 0 && (people.length >= mostFound || sources.length > 0);
}

/** 'All 1,072 in Bookings', where more fit than are told. */
function allOf(list: TabSlug & FoundList, { more }: Findings, view: PanelAddress): FindChoice[] {
	const { title } = tabOf(list);
	const isSame = Object.keys(view).length > 0;
	return more
		.filter((each) => each.list === list)
		.map(({ count }) => ({
			key: `all-${list}`,
			title: isSame ? `All ${formatNumber(count)} in ${title}` : `All of ${title}`,
			detail: isSame ? '' : `${formatNumber(count)} of them fit`,
			target: { tab: list, view },
			isAll: true,
		}));
}

/** The tab shows the same departures where they are of one tour; it has no search of its own. */
function viewOfAll(departures: readonly FoundDeparture[]): PanelAddress {
	const [first, ...others] = new Set(departures.map(({ tourId }) => tourId));
	const [soonest] = departures;
	if (first === undefined || others.length > 0 || !soonest) return {};
	return { tour: String(first), from: soonest.date };
}

function personChoice({ row, name, email, phone, hasAccount }: FoundPerson): FindChoice {
	const screen = `person-${personRowName(row)}`;
	const detail = [email, phone].filter((text) => text !== '').join(' · ');
	const choice = { key: screen, title: name || email || phone, detail, target: { screen } };
	return hasAccount ? { ...choice, mark: 'Account' } : choice;
}

function bookingChoice(booking: FoundBooking): FindChoice {
	const { id, reference, title, name, departureDate } = booking;
	const screen = `booking-${id}`;
	return {
		key: screen,
		title: [reference, name].filter((text) => text !== '').join(' · '),
		detail: `${title}, ${formatDate(departureDate)}`,
		target: { screen },
		booking,
	};
}

function requestChoice({ kind, id, name, about, createdAt }: FoundRequest): FindChoice {
	const screen = `person-${personRowName({ kind, id })}`;
	const day = formatDate(createdAt.slice(0, 10));
	return {
		key: `request-${kind}-${id}`,
		title: name,
		detail: [about, day].filter((text) => text !== '').join(', '),
		target: { screen },
		mark: personRequestLabels[kind],
	};
}

function tourChoice({ id, name, destination, state }: FoundTour): FindChoice {
	const target = { tab: 'departures', view: { tour: String(id) } };
	const choice = { key: `tour-${id}`, title: name, detail: destination, target };
	return state === 'published' ? choice : { ...choice, mark: stateLabels[state] };
}

function departureChoice({ id, tourId, tour, date, state }: FoundDeparture): FindChoice {
	const view = { tour: String(tourId), from: date, to: date };
	return {
		key: `departure-${id}`,
		title: formatLongDate(date),
		detail: tour,
		target: { tab: 'departures', view },
		...(state !== 'open' && { mark: state }),
	};
}
