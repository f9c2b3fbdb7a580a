/** A leg as a booking keeps it. */
export const flownLeg = {
	origin: 'JFK',
	destination: 'LHR',
	date: '2026-12-10',
	airline: 'Bright Airways',
	number: 'BR 214',
	isNamed: false,
	minutes: 430,
	stops: 0,
	departsAt: '2026-12-10T20:35',
	arrivesAt: '2026-12-11T08:45',
	stop: null,
} as const;
