type Base = { id: number; travellers: number; departure: ModelDeparture };
export type ModelBooking = Base & {
	kind: 'booking';
	status: 'Pending' | 'Confirmed' | 'Cancelled';
	heldUntil: number;
};
export type ModelOffer = Base & { kind: 'offer'; heldUntil: number };
export type ModelDeparture = { id: number; date: string; capacity: number; isClosed: boolean };

/** What is said of seats, in as few words as it can be: what the product answers is compared with it. Moments are milliseconds. */
export function seatModel(departures: readonly ModelDeparture[]) {
	const parties: (ModelBooking | ModelOffer)[] = [];

	function holds(party: ModelBooking | ModelOffer, now: number): boolean {
		if (party.kind === 'offer') return party.heldUntil > now;
		return party.status === 'Confirmed' || (party.status === 'Pending' && party.heldUntil > now);
	}

	function seats(departure: ModelDeparture, kind: 'booking' | 'offer', now: number): number {
		return parties
			.filter((party) => party.departure === departure && party.kind === kind && holds(party, now))
			.reduce((sum, { travellers }) => sum + travellers, 0);
	}

	function taken(departure: ModelDeparture, now: number): number {
		return seats(departure, 'booking', now) + seats(departure, 'offer', now);
	}

	return {
		departures,
		parties,
		seats,
		taken,
		/** The status that a booking is answered. */
		ofBooking(departure: ModelDeparture, travellers: number, now: number): 201 | 400 | 409 {
			if (departure.isClosed) return 400;
			return taken(departure, now) + travellers <= departure.capacity ? 201 : 409;
		},
		/** The status that confirming a booking is answered. */
		ofConfirming(booking: ModelBooking, now: number): 200 | 409 {
			const { departure, travellers } = booking;
			const others = taken(departure, now) - (holds(booking, now) ? travellers : 0);
			const fits = others + travellers <= departure.capacity;
			return booking.status === 'Confirmed' || fits ? 200 : 409;
		},
	};
}
