/** The rules of cancelling a flight, as the refund policy states them. */
export const flightCancellation = {
	/** Hours after booking within which a flight is cancelled free of charge… */
	flexibleHours: 24,
	/** …when it was booked at least this many days before departure. */
	flexibleLeadDays: 7,
	/** Dollars a passenger for a refund outside that window. */
	serviceFee: 25,
	/** A change of the airline's schedule by more than this many hours is significant. */
	significantChangeHours: 2,
} as const;

/** One step of the refund of a tour package: what is paid back from `fromDays` days before departure on. */
export type TourRefundTier = { fromDays: number; percent: number };

/** The steps, from the earliest cancellation to the latest; the last holds up to the day of departure. */
export const tourRefundTiers: readonly TourRefundTier[] = [
	{ fromDays: 60, percent: 90 },
	{ fromDays: 45, percent: 70 },
	{ fromDays: 30, percent: 50 },
	{ fromDays: 15, percent: 25 },
	{ fromDays: 0, percent: 0 },
];

/** Business days, as texts of a range: until we begin with a refund, and until the money arrives. */
export const refundProcessing = { start: '1–2', flight: '7–10', tour: '10–14' } as const;

/** The days of a step in words: '60 days or more', '45–59 days', '14 days or less'. */
export function tourRefundDays(tier: TourRefundTier): string {
	const index = tourRefundTiers.indexOf(tier);
	const earlier = tourRefundTiers[index - 1];
	if (!earlier) return `${tier.fromDays} days or more`;
	const most = earlier.fromDays - 1;
	return tier.fromDays === 0 ? `${most} days or less` : `${tier.fromDays}–${most} days`;
}
