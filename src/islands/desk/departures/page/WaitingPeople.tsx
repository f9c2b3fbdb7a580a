import type { ReactNode } from 'react';

import type { DepartureView } from '#src/contract/desk/departures.ts';
import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { formatShortDate } from '#src/domain/calendar/format-date.ts';
import { areKept } from '#src/domain/tours/calling-off.ts';
import { useNow } from '#src/ui/use-now.ts';

import { Card } from '../../panel/Card.tsx';
import { EmailAddress } from '../../panel/EmailAddress.tsx';
import { Moment } from '../../panel/Moment.tsx';
import { bookingScreen, ScreenLink } from '../../panel/ScreenLink.tsx';
import { StatusBadge } from '../../panel/StatusBadge.tsx';

type KeptProps = { kept: DepartureView['kept'] };

/** Of a departure that was called off: who was offered another one, and what they made of it. */
export function KeptPeople({ kept }: KeptProps) {
	if (kept.length === 0) return null;
	return (
		<Part title="Offered another departure">
			{kept.map((seats) => (
				<Kept key={seats.id} seats={seats} />
			))}
		</Part>
	);
}

type WaitingProps = { waiting: DepartureView['waiting'] };

/** Who waits for seats of a departure. */
export function WaitingPeople({ waiting }: WaitingProps) {
	return (
		<Part title="Waiting list" none={waiting.length === 0 ? 'Nobody waits for it.' : ''}>
			{waiting.map((person) => (
				<Waiting key={person.id} person={person} />
			))}
		</Part>
	);
}

type PartProps = { title: string; none?: string; children: ReactNode };

function Part({ title, none = '', children }: PartProps) {
	return (
		<Card title={title}>
			{none === '' ? <ul className="departure-people">{children}</ul> : <p>{none}</p>}
		</Card>
	);
}

function Kept({ seats }: { seats: DepartureView['kept'][number] }) {
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

function Waiting({ person }: { person: DepartureView['waiting'][number] }) {
	const { name, email, travellers, offeredUntil, createdAt } = person;
	return (
		<li>
			<bdi className="font-semibold wrap-anywhere">{name}</bdi>
			<EmailAddress email={email} />
			<span className="price">{travellersLabel(travellers)}</span>
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
