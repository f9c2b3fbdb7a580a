import { useQuery } from '@tanstack/react-query';

import type { Caller, CallerBooking } from '#src/contract/desk/callers.ts';
import { formatPlainDate } from '#src/domain/calendar/format-date.ts';
import { callersQuery } from '#src/stores/desk/phone/callers.ts';
import type { Draft } from '#src/stores/desk/phone/draft.ts';
import { fillCaller, repeatBooking } from '#src/stores/desk/phone/earlier.ts';

import { bookingScreen, ScreenLink } from '../panel/ScreenLink.tsx';

const mostShown = 3;

/** Whoever booked under the number or the address before: they need not spell their name again. */
export function EarlierCallers({ draft }: { draft: Draft }) {
	const { data = [] } = useQuery({
		...callersQuery(draft),
		placeholderData: (before: Caller[] | undefined) => before,
	});
	return (
		<div role="status" className="contents">
			{data.length > 0 && (
				<ul className="new-booking-callers" aria-label="Booked before">
					{data.slice(0, mostShown).map((caller) => (
						<li key={`${caller.name} ${caller.email}`}>
							<EarlierCaller caller={caller} isFilled={isFilled(caller, draft)} />
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

function EarlierCaller({ caller, isFilled: isKnown }: { caller: Caller; isFilled: boolean }) {
	const { name, email, bookings } = caller;
	return (
		<>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<strong>{name}</strong>
				<span className="text-sm wrap-anywhere text-ink-soft">{email}</span>
				{isKnown ? (
					<span className="status">Filled in</span>
				) : (
					<button type="button" className="row-button" onClick={() => fillCaller(caller)}>
						Use<span className="visually-hidden"> {name}</span>
					</button>
				)}
			</p>
			<ul className="grid gap-1">
				{bookings.slice(0, mostShown).map((booking) => (
					<li key={booking.id} className="flex flex-wrap items-center gap-x-3">
						<Earlier booking={booking} />
						<button
							type="button"
							className="row-button"
							onClick={() => repeatBooking(caller, booking, new Date())}
						>
							Same again<span className="visually-hidden">: {booking.title}</span>
						</button>
					</li>
				))}
			</ul>
		</>
	);
}

function Earlier({ booking }: { booking: CallerBooking }) {
	const { reference, title, departureDate } = booking;
	return (
		<span className="text-sm">
			<ScreenLink screen={bookingScreen(booking)} className="link">
				{reference}
			</ScreenLink>
			, {title}, {formatPlainDate(departureDate)}
		</span>
	);
}

function isFilled({ name, email }: Caller, draft: Draft): boolean {
	return draft.name === name && draft.email === email;
}
