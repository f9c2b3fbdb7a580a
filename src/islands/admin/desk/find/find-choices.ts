import type {
	Findings,
	FoundBooking,
	FoundDeparture,
	FoundPerson,
	FoundRequest,
	FoundTour,
} from '#src/contract/desk/find.ts';
import { formatDate, formatLongDate } from '#src/domain/calendar/format-date.ts';
import { stateLabels } from '#src/domain/catalog/catalog-state.ts';
import { personRequestLabels } from '#src/domain/desk/person-kinds.ts';
import { personRowName } from '#src/domain/desk/person-row.ts';
import type { Found } from '#src/stores/admin/desk/find.ts';

/** What can be chosen; a booking also says where it stands. */
export type FindChoice = Found & { booking?: FoundBooking; mark?: string };

/** Choices of one kind under their name. */
export type FindGroup = { label: string; choices: FindChoice[] };

/** What was found, kind by kind, as it can be chosen; a kind of which nothing was found is left out. */
export function findGroups(findings: Findings): FindGroup[] {
	const groups: FindGroup[] = [
		{ label: 'People', choices: findings.people.map(personChoice) },
		{ label: 'Bookings', choices: findings.bookings.map(bookingChoice) },
		{ label: 'Requests', choices: findings.requests.map(requestChoice) },
		{ label: 'Tours', choices: findings.tours.map(tourChoice) },
		{ label: 'Departures', choices: findings.departures.map(departureChoice) },
	];
	return groups.filter(({ choices }) => choices.length > 0);
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
