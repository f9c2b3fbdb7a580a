import { holdReminders } from '../bookings/hold-reminders.ts';
import { paymentReminders } from '../bookings/payment-reminders.ts';
import { departuresAhead } from '../departures/departures-ahead.ts';
import { guaranteeLetters } from '../departures/guarantee-letters.ts';
import { waitingListOffers } from '../departures/waiting-list-offers.ts';
import { retentionJob } from '../people/retention.ts';
import { pictureJob } from '../pictures/print-uploads.ts';
import { reviewRequests } from '../reviews/review-requests.ts';
import { aheadLetters } from '../trips/ahead-letters.ts';
import { travellerReminders } from '../trips/traveller-reminders.ts';
import type { Job } from '../world/job.ts';

/**
 * All jobs but the delivery of letters, which has a pace of its own (`functions/outbox.ts`, `src/local/start/letters.ts`).
 * One machine does them from here, and tests/api/jobs.test.ts finds the function of each.
 */
export const jobs: readonly Job[] = [
	holdReminders,
	waitingListOffers,
	guaranteeLetters,
	pictureJob,
	departuresAhead,
	aheadLetters,
	travellerReminders,
	paymentReminders,
	reviewRequests,
	retentionJob,
];
