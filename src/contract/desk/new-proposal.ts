import * as z from 'zod/mini';

import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { mostProposalParts } from '#src/domain/proposals/proposal.ts';

import { largestRowId } from '../catalog/catalog.ts';
import { attempted, forDesk } from '../http/endpoint.ts';
import { noCardNumber } from '../no-card-number.ts';
import { emailAddress, text } from '../text.ts';
import { callerName, callerPhone, deskTripWish, partySize } from './new-booking.ts';
import { noSuchRequest, proposalStory, seenProposal } from './proposals.ts';

const noSuchDay = 'Please choose the last day on which the offer can be accepted.';
const noSuchPart = 'Please name the parts that are optional by their places.';
const ownWords = text({ min: 0, max: 4000, message: 'This must be text.' }).check(noCardNumber);

/** What is offered, to whomever. */
const offered = {
	travelers: partySize,
	parts: z
		.array(deskTripWish, 'Please add what you offer.')
		.check(
			z.minLength(1, 'Please add what you offer.'),
			z.maxLength(mostProposalParts, `An offer has ${mostProposalParts} parts at most.`),
		),
	/** Which of the parts are only shown, counted from 0: they are neither summed nor booked. */
	optional: z._default(
		z
			.array(z.int(noSuchPart).check(z.nonnegative(noSuchPart)), noSuchPart)
			.check(z.maxLength(mostProposalParts, noSuchPart)),
		[],
	),
	/** What stands above it, and of its terms; '' where nothing is to be said. */
	message: ownWords,
	terms: ownWords,
	/** The last day on which it can be accepted, in New York. */
	lastDay: z.string(noSuchDay).check(z.refine(isCalendarDate, noSuchDay)),
};

/** An offer as the desk sends it first. */
export type NewProposal = z.output<typeof newProposal>;
export const newProposal = z.strictObject({
	/** The request that it answers; null: it began with a call. */
	customOfferId: z.nullable(
		z.int(noSuchRequest).check(z.positive(noSuchRequest), z.maximum(largestRowId, noSuchRequest)),
	),
	name: callerName,
	phone: callerPhone,
	email: emailAddress('An offer goes by letter: please enter a valid email address.'),
	...offered,
});

/** Another version of an offer that was sent. */
export type NewProposalVersion = z.output<typeof newProposalVersion>;
export const newProposalVersion = z.strictObject({
	/** The newest version that was seen. */
	seen: seenProposal,
	...offered,
	/** Whether the versions before can still be accepted until their own last days. */
	keepsEarlier: z.boolean('keepsEarlier must be true or false.'),
});

export const sendProposal = forDesk(attempted('/api/desk/proposals', newProposal, proposalStory));
export const sendProposalVersion = forDesk(
	attempted('/api/desk/proposals/:id/versions', newProposalVersion, proposalStory),
);
