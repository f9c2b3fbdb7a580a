import type { NewLetter } from '../letter.ts';
import {
	cancellationAsked,
	cancellationDeclined,
	cancellationForDesk,
	withdrawalForDesk,
} from '../letters/cancellation-request.ts';
import { reviewAsked } from '../letters/review-asked.ts';
import { reviewPublished, reviewRefused } from '../letters/review-decided.ts';
import { tripAhead } from '../letters/trip-ahead.ts';
import { tripLinkReplaced } from '../letters/trip-link-replaced.ts';
import { tripAnswered, tripMessageForDesk } from '../letters/trip-message.ts';
import { sampleFlight, sampleRun, sampleTour } from './sample-booking.ts';

/** The letters about what a traveller and the desk write to each other on the page of a trip. */
export function tripSamples(siteUrl: string): (NewLetter | null)[] {
	const id = 1;
	const request = {
		id,
		askedAt: new Date('2027-03-15T18:10:00Z'),
		amount: 6504.3,
		refund:
			'You get back 90% of the $7,227.00 that you paid, because it is cancelled 60 days before departure: $6,504.30.',
		note: 'My mother has fallen ill.',
	};
	const review = {
		tourId: 3,
		tour: sampleTour.title,
		refusal:
			'It names another guest of the lodge. Please leave the name out: we would be glad to publish all the rest.',
	};
	return [
		tripMessageForDesk(sampleFlight, { kind: 'question', body: 'May I bring my cello?' }),
		tripMessageForDesk(sampleTour, { kind: 'change', body: 'A week later, please.' }),
		tripAnswered(
			sampleFlight,
			{ body: 'Yes: it needs a seat of its own, for $210 more.' },
			siteUrl,
		),
		...aheadSamples(siteUrl),
		tripLinkReplaced(sampleFlight, siteUrl),
		cancellationAsked(sampleTour, request, siteUrl),
		cancellationForDesk(sampleTour, request),
		cancellationDeclined(sampleTour, 'The lodges are paid and keep all of it.', siteUrl),
		withdrawalForDesk(sampleTour, id),
		reviewAsked(
			{ ...sampleTour, reference: sampleTour.bookingId },
			{ first: '2027-05-15', last: '2027-05-21' },
			siteUrl,
		),
		reviewPublished({ ...sampleTour, reference: sampleTour.bookingId }, review, siteUrl),
		reviewRefused({ ...sampleTour, reference: sampleTour.bookingId }, review, siteUrl),
	];
}

function aheadSamples(siteUrl: string): (NewLetter | null)[] {
	const open = [{ name: 'Balance', when: 'by Tue, Mar 16, 2027', amount: 5781.6 }];
	const ahead = { tour: sampleRun, leaves: 'Guaranteed to leave', open: [], siteUrl };
	return [
		tripAhead(sampleTour, { ...ahead, stage: 'papers', today: '2027-03-16', open }),
		tripAhead(sampleTour, { ...ahead, stage: 'details', today: '2027-05-08' }),
		tripAhead(sampleTour, { ...ahead, stage: 'tomorrow', today: '2027-05-14' }),
		tripAhead(sampleFlight, {
			...ahead,
			stage: 'tomorrow',
			tour: null,
			leaves: '',
			today: '2027-05-13',
		}),
	];
}
