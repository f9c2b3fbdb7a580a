import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { DeparturePeople as People } from '#src/contract/desk/departures.ts';
import { formatShortDate } from '#src/domain/calendar/format-date.ts';
import { areKept } from '#src/domain/tours/calling-off.ts';
import { peopleQuery } from '#src/stores/desk/departures.ts';
import { useNow } from '#src/ui/use-now.ts';

import { BookingStatus } from '../panel/BookingStatus.tsx';
import { EmailAddress } from '../panel/EmailAddress.tsx';
import { HoldEnd } from '../panel/HoldEnd.tsx';
import { LoadFailed } from '../panel/LoadFailed.tsx';
import { Moment } from '../panel/Moment.tsx';
import { bookingScreen, ScreenLink } from '../panel/ScreenLink.tsx';
import { StatusBadge } from '../panel/StatusBadge.tsx';

/** Who is on a departure, each with the way to their booking, and who waits for it. */
export function DeparturePeople({ departure }: { departure: { id: number } }) {
	const result = useQuery(peopleQuery(departure));
	const { data } = result;
	if (!data) {
		if (result.isError)
			return <LoadFailed result={result}>Failed to load who is on it.</LoadFailed>;
		return (
			<div role="status" className="skeleton h-24 rounded-lg" aria-label="Loading who is on it" />
		);
	}
	const { bookings, kept, waiting } = data;
	return (
		<>
			{(bookings.length > 0 || kept.length === 0) && (
				<Part title="Bookings" none={bookings.length === 0 && 'Nobody has booked it.'}>
					{bookings.map((booking) => (
						<OnBoard key={booking.id} booking={booking} />
					))}
				</Part>
			)}
			{kept.length > 0 && (
				<Part title="Offered another departure" none={false}>
					{kept.map((seats) => (
						<Kept key={seats.id} seats={seats} />
					))}
				</Part>
			)}
			<Part title="Waiting list" none={waiting.length === 0 && 'Nobody waits for it.'}>
				{waiting.map((person) => (
					<Waiting key={person.id} person={person} />
				))}
			</Part>
		</>
	);
}

type PartProps = { title: string; none: string | false; children: ReactNode };

function Part({ title, none, children }: PartProps) {
	return (
		<section className="grid gap-3 border-t border-line pt-5">
			<h3 className="text-xl">{title}</h3>
			{none === false ? <ul className="departure-people">{children}</ul> : <p>{none}</p>}
		</section>
	);
}

function OnBoard({ booking }: { booking: People['bookings'][number] }) {
	const { reference, name, travelers, status, heldUntil } = booking;
	return (
		<li>
			<ScreenLink screen={bookingScreen(booking)} className="link price">
				{reference}
			</ScreenLink>
			<bdi className="wrap-anywhere">{name}</bdi>
			<span className="price">{counted(travelers)}</span>
			<span>
				<BookingStatus status={status} heldUntil={heldUntil} />{' '}
				<HoldEnd status={status} heldUntil={heldUntil} />
			</span>
		</li>
	);
}

function Kept({ seats }: { seats: People['kept'][number] }) {
	const { bookingId, reference, name, date, until, answer } = seats;
	const isOpen = areKept(seats, useNow());
	return (
		<li>
			<ScreenLink screen={bookingScreen({ id: bookingId })} className="link price">
				{reference}
			</ScreenLink>
			<bdi className="wrap-anywhere">{name}</bdi>
			<span className="price">{formatShortDate(date)}</span>
			<span>
				{answer === 'taken' && <StatusBadge tone="good">Taken</StatusBadge>}
				{answer === 'declined' && <StatusBadge tone="over">Money back</StatusBadge>}
				{answer === 'asked' &&
					(isOpen ? (
						<>
							<StatusBadge tone="waiting">Not answered</StatusBadge> until <Moment at={until} />
						</>
					) : (
						<StatusBadge tone="over">No answer: money back</StatusBadge>
					))}
			</span>
		</li>
	);
}

function Waiting({ person }: { person: People['waiting'][number] }) {
	const { name, email, travellers, offeredUntil, createdAt } = person;
	return (
		<li>
			<bdi className="font-semibold wrap-anywhere">{name}</bdi>
			<EmailAddress email={email} />
			<span className="price">{counted(travellers)}</span>
			{offeredUntil === null ? (
				<span>
					since <Moment at={createdAt} />
				</span>
			) : (
				<span>
					<StatusBadge tone="waiting">Offered</StatusBadge> until <Moment at={offeredUntil} />
				</span>
			)}
		</li>
	);
}

function counted(travellers: number): string {
	return travellers === 1 ? '1 traveller' : `${travellers} travellers`;
}
