import type { LetterSample } from '#src/contract/desk/letters.ts';
import { tourDuration } from '#src/domain/bookings/tour-duration.ts';
import { readLegs } from '#src/domain/flights/stored-legs.ts';

import type { NewLetter } from '../letter.ts';
import { accountCreated, passwordChanged, passwordResetLink } from '../letters/account.ts';
import { accountDeleted, addressLink, emailChanged, newAddressLink } from '../letters/address.ts';
import { applicationForDesk, applicationReceived } from '../letters/application.ts';
import { bookingCancelled, bookingConfirmed } from '../letters/booking-decision.ts';
import { bookingTaken } from '../letters/booking-taken.ts';
import { bookingReceived } from '../letters/booking.ts';
import { callBackForDesk, callBackReceived } from '../letters/call-back.ts';
import { customOfferStepped } from '../letters/custom-offer-step.ts';
import { customOfferForDesk, customOfferReceived } from '../letters/custom-offer.ts';
import { departureGuaranteed } from '../letters/departure-guaranteed.ts';
import { deskReply } from '../letters/desk-reply.ts';
import { erasureForDesk } from '../letters/erasure.ts';
import { holdEnded } from '../letters/hold-ended.ts';
import { holdReminder } from '../letters/hold-reminder.ts';
import { inquiryForDesk, inquiryReceived } from '../letters/inquiry.ts';
import { deskInvitation } from '../letters/invitation.ts';
import { newsletterWelcome } from '../letters/newsletter.ts';
import { secondFactorChanged } from '../letters/second-factor.ts';
import { travellersMissing } from '../letters/travellers-missing.ts';
import { tripLinks } from '../letters/trip-links.ts';
import { seatsOffered, waitingListEnded, waitingListJoined } from '../letters/waiting-list.ts';
import { offerSamples } from './offer-samples.ts';
import { operationSamples } from './operation-samples.ts';
import { partySamples } from './party-samples.ts';
import { asConfirmed, paymentSamples } from './payment-samples.ts';
import { sampleFlight, sampleOffer, sampleTour } from './sample-booking.ts';
import { tripSamples } from './trip-samples.ts';

/** Every letter that we write, as somebody who does not exist would get it; in an order that stays. */
export function letterSamples(siteUrl: string): NewLetter[] {
	const letters = [
		...bookingSamples(siteUrl),
		...tripSamples(siteUrl),
		...partySamples(siteUrl),
		...operationSamples(siteUrl),
		...waitingListSamples(siteUrl),
		...requestSamples(),
		...offerSamples(siteUrl),
		...accountSamples(siteUrl),
		newsletterWelcome(person.email),
	];
	return letters.filter((letter) => letter !== null);
}

/** The samples as the panel lists them: each by its place, 1 for the first. */
export async function listedSamples(siteUrl: string): Promise<LetterSample[]> {
	return letterSamples(siteUrl).map(({ kind, subject, body }, index) => ({
		id: index + 1,
		kind,
		subject,
		body,
	}));
}

const person = { name: 'Ada Lovelace', email: 'ada@example.com' };

function bookingSamples(siteUrl: string): (NewLetter | null)[] {
	const { id, name, email } = sampleFlight;
	const heldUntil = new Date(sampleFlight.heldUntil ?? sampleFlight.createdAt);
	return [
		bookingReceived(
			{
				...sampleFlight,
				heldUntil: heldUntil.toISOString(),
				legs: readLegs(sampleFlight.details['legs']),
			},
			{ id, name, email, itemId: sampleOffer, details: sampleFlight.details },
			{ siteUrl },
		),
		bookingTaken(
			{
				...sampleTour,
				reference: sampleTour.bookingId,
				itemId: '3',
				quotedPrice: 8030,
				heldUntil,
				leaves: 'Leaves with 4 or more, decided by Apr 15',
			},
			{ paid: 500, thanks: 'Thank you for your call.' },
			siteUrl,
		),
		holdReminder(
			{
				...sampleTour,
				reference: sampleTour.bookingId,
				tourDuration: tourDuration(sampleTour),
				heldUntil,
			},
			siteUrl,
		),
		holdEnded(
			{
				...sampleTour,
				reference: sampleTour.bookingId,
				tourDuration: tourDuration(sampleTour),
				heldUntil,
			},
			siteUrl,
		),
		bookingConfirmed(sampleFlight, 'Pending Confirmation', {
			siteUrl,
			...asConfirmed(sampleFlight),
		}),
		bookingConfirmed({ ...sampleTour, version: 3 }, 'Cancelled', {
			siteUrl,
			...asConfirmed(sampleTour),
		}),
		travellersMissing(
			{ ...sampleTour, reference: sampleTour.bookingId },
			[
				{ seat: 1, field: 'birthDate' },
				{ seat: 2, field: 'name' },
				{ seat: 2, field: 'birthDate' },
			],
			siteUrl,
		),
		departureGuaranteed(
			{
				...sampleTour,
				reference: sampleTour.bookingId,
				departureId: 1,
				tourDuration: tourDuration(sampleTour),
				heldUntil: null,
			},
			siteUrl,
		),
		...paymentSamples(siteUrl),
		bookingCancelled(sampleTour, { refund: promised, siteUrl, calendar: null }),
		tripLinks(
			{
				email,
				trips: [sampleTour, sampleFlight].map((trip) => ({ ...trip, reference: trip.bookingId })),
			},
			siteUrl,
		),
		erasureForDesk(sampleTour),
	];
}

function waitingListSamples(siteUrl: string): NewLetter[] {
	const place = {
		...person,
		travellers: 2,
		tour: { id: 3, name: sampleTour.title },
		departure: { date: sampleTour.departureDate, endDate: '2027-05-21' },
	};
	const link = { siteUrl, key: 'a-key-that-opens-nothing' };
	return [
		waitingListJoined(place, link),
		seatsOffered(place, 'Tuesday, March 2, 2:10 PM New York time', link),
		waitingListEnded(place, 'tour'),
		waitingListEnded(place, 'departure'),
	];
}

const promised =
	'You get back 90% of the $7,227.00 that you paid, because it is cancelled 60 days before departure: $6,504.30.';

function requestSamples(): (NewLetter | null)[] {
	const phone = '+1 212 555 0100';
	const offer = {
		...person,
		phone,
		destination: 'Lisbon and the Algarve',
		departureDate: '2027-09-04',
		returnDate: '2027-09-18',
		adults: 2,
		children: 1,
		budget: '$4,000 to $6,000',
		travelClass: 'Economy' as const,
		specialRequests: 'A quiet room.\nNo early flights, please.',
	};
	const record = {
		...offer,
		id: 1,
		state: 'Open' as const,
		status: 'New Request' as const,
		version: 1,
		createdAt: sampleTour.createdAt,
		updatedAt: sampleTour.updatedAt,
	};
	const callBack = {
		...person,
		id: 1,
		phone,
		reference: sampleFlight.bookingId,
		slotFrom: new Date('2026-11-24T15:00:00Z'),
		slotTo: new Date('2026-11-24T16:00:00Z'),
	};
	const inquiry = {
		...person,
		subject: 'Luggage on the train',
		message: 'How many bags may each of us take?\n\nWe are three, and one of us has a cello.',
	};
	const answer =
		'Dear Ada Lovelace,\n\none bag each, and the cello travels as a fourth: we have noted it.\n\nKind regards,\nGrace Hopper';
	const application = {
		...person,
		phone,
		job: 'travel-consultant',
		link: 'https://ada.example/cv',
		message: 'I have planned the journeys of others for twelve years.',
	};
	return [
		customOfferReceived(offer),
		customOfferForDesk(1, offer),
		customOfferStepped(record, 'Processing', false),
		customOfferStepped(record, 'Completed', false),
		callBackReceived(callBack),
		callBackForDesk(callBack),
		inquiryReceived(inquiry),
		inquiryForDesk(1, inquiry),
		deskReply({ recipient: person.email, subject: `Re: ${inquiry.subject}` }, { body: answer }),
		applicationReceived(application, 'Travel Consultant'),
		applicationForDesk(1, application, 'Travel Consultant'),
	];
}

function accountSamples(siteUrl: string): NewLetter[] {
	return [
		accountCreated(person, siteUrl, 'a-key-that-opens-nothing'),
		addressLink(person.email, siteUrl, 'a-key-that-opens-nothing'),
		newAddressLink(person.email, siteUrl, 'a-key-that-opens-nothing'),
		emailChanged(person.email),
		accountDeleted(person.email, siteUrl),
		passwordResetLink(person, siteUrl, 'a-key-that-opens-nothing'),
		passwordChanged(person, siteUrl),
		deskInvitation({ email: person.email, role: 'agent' }, siteUrl, 'a-key-that-opens-nothing'),
		secondFactorChanged(person.email, siteUrl, 'on'),
	];
}
