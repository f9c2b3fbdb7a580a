import * as z from 'zod/mini';

import { mostInRequest } from '#src/domain/bookings/travellers.ts';
import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { travelClasses } from '#src/domain/flights/cabin-class.ts';
import { customOfferStatuses } from '#src/domain/requests/custom-offer.ts';

import { rowId } from '../catalog/catalog.ts';
import { flightSearchMessages } from '../flights/messages.ts';
import { attempted } from '../http/endpoint.ts';
import { noLetter } from '../http/no-letter.ts';
import { emailAddress, line, optionalText, phoneNumber, text, webAddress } from '../text.ts';

const name = line({ min: 2, max: 100, message: 'Name must be at least 2 characters.' });
const email = emailAddress('Please enter a valid email address.');
const phone = phoneNumber('Please enter a valid phone number.');
const message = text({ min: 10, max: 5000, message: 'Message must be at least 10 characters.' });

/** Why a well-formed request is refused. */
export const requestMessages = {
	departurePassed: flightSearchMessages.departurePassed,
	jobClosed: 'This position is no longer open.',
	attemptReused: 'This request was already sent with other words. Please send it again.',
	tooMany: 'Too many requests from here. Please try again later or call us.',
} as const;

/** The form of a custom travel offer: every rule and message of it. Dates are `yyyy-MM-dd`. */
export type CustomOfferForm = z.infer<typeof customOfferForm>;
export const customOfferForm = z
	.strictObject({
		name,
		email,
		phone,
		destination: line({ min: 2, max: 100, message: 'Please specify your destination.' }),
		departureDate: travelDate('Please select a departure date.'),
		returnDate: travelDate('Please select a return date.'),
		adults: headCount({ least: 1, message: 'At least 1 adult is required.' }),
		children: headCount({ least: 0, message: 'The number of children cannot be negative.' }),
		/** As the visitor writes it: '$3,000 to $4,000'. */
		budget: line({ min: 1, max: 100, message: 'Please specify your budget.' }),
		travelClass: z._default(
			z.enum(travelClasses, 'Please specify your preferred travel class.'),
			'Economy',
		),
		specialRequests: optionalText(2000),
	})
	.check(
		z.refine(({ departureDate, returnDate }) => returnDate >= departureDate, {
			path: ['returnDate'],
			message: flightSearchMessages.returnBeforeDeparture,
			// Said beside whatever else is wrong, not only after it was mended.
			when: ({ value }) => hasDates(value),
		}),
	);

/** Characters that the subject of an inquiry may have. */
export const longestSubject = 200;

/** The form of the contact page. */
export type InquiryForm = z.infer<typeof inquiryForm>;
export const inquiryForm = z.strictObject({
	name,
	email,
	subject: line({ min: 5, max: longestSubject, message: 'Subject must be at least 5 characters.' }),
	message,
});

/** The form to apply for a job. */
export type ApplicationForm = z.infer<typeof applicationForm>;
export const applicationForm = z.strictObject({
	/** The name of the job's file in `content/careers`. */
	job: z
		.string(requestMessages.jobClosed)
		.check(
			z.maxLength(100, requestMessages.jobClosed),
			z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, requestMessages.jobClosed),
		),
	name,
	email,
	phone,
	/** Where a CV or portfolio can be read. */
	link: z.optional(webAddress('Please enter a link that begins with https:// or http://.')),
	message,
});

const subscription = z.strictObject({ email });

/** What a stored request answers; a repeat of the same attempt answers the same. */
export type CustomOfferReceipt = z.infer<typeof customOfferReceipt>;
const customOfferReceipt = z.object({
	id: rowId,
	status: z.enum(customOfferStatuses),
	createdAt: z.iso.datetime(),
	noLetter,
});
export type InquiryReceipt = z.infer<typeof inquiryReceipt>;
const inquiryReceipt = z.object({ id: rowId, createdAt: z.iso.datetime(), noLetter });
export type ApplicationReceipt = z.infer<typeof applicationReceipt>;
const applicationReceipt = z.object({ id: rowId, createdAt: z.iso.datetime(), noLetter });

/** The same whether the address is new or subscribed already. */
const subscriptionReceipt = z.object({ email: z.string() });

export const createCustomOffer = attempted(
	'/api/custom-offers',
	customOfferForm,
	customOfferReceipt,
);
export const createInquiry = attempted('/api/inquiries', inquiryForm, inquiryReceipt);
export const createApplication = attempted(
	'/api/applications',
	applicationForm,
	applicationReceipt,
);
export const subscribe = attempted('/api/subscribe', subscription, subscriptionReceipt);

function travelDate(message: string) {
	return z.string(message).check(
		z.minLength(1, message),
		z.refine((value) => value === '' || isCalendarDate(value), flightSearchMessages.dateUnreal),
	);
}

// What is no number at all becomes the least there can be, as in the form's field.
function headCount({ least, message }: { least: number; message: string }) {
	return z.pipe(
		z.transform((value: unknown) => countFrom(value) ?? least),
		z
			.int('Please enter a whole number.')
			.check(
				z.minimum(least, message),
				z.maximum(mostInRequest, `At most ${mostInRequest} can travel together.`),
			),
	);
}

function countFrom(value: unknown): number | null {
	const isDigits = typeof value === 'string' && value.trim() !== '';
	const count = typeof value === 'number' || isDigits ? Number(value) : Number.NaN;
	return Number.isNaN(count) ? null : count;
}

function hasDates(value: unknown): boolean {
	const { departureDate, returnDate } = Object(value) as Record<string, unknown>;
	return [departureDate, returnDate].every(
		(date) => typeof date === 'string' && isCalendarDate(date),
	);
}
