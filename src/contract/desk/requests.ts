import * as z from 'zod/mini';

import { customOfferFilters, customOfferStatuses } from '#src/domain/requests/custom-offer.ts';
import { requestStates } from '#src/domain/requests/request-state.ts';

import { rowId } from '../catalog/catalog.ts';
import { command, forDesk, query } from '../http/endpoint.ts';
import type { ApplicationForm, CustomOfferForm, InquiryForm } from '../requests/requests.ts';
import { askedPage } from './asked-page.ts';
import { conflictReply, seenVersion } from './conflict.ts';
import { sendsLetter } from './letters.ts';

/** A record tells all that its form asks, and what was added when it was stored. */
type RecordOf<Form, Added extends string> = Record<keyof Form | Added, z.core.$ZodType>;

/** Where a request stands. */
const state = z.enum(requestStates, `state must be one of: ${requestStates.join(', ')}.`);

export type InquiryRecord = z.infer<typeof inquiryRecord>;
export const inquiryRecord = z.object({
	id: rowId,
	name: z.string(),
	email: z.string(),
	subject: z.string(),
	message: z.string(),
	state,
	createdAt: z.iso.datetime(),
} satisfies RecordOf<InquiryForm, 'id' | 'state' | 'createdAt'>);

/** The query parameters of the lists of inquiries and of applications. */
export const answeredPage = z.extend(askedPage, { state: z.optional(state) });

export type CustomOfferRecord = z.infer<typeof customOfferRecord>;
export const customOfferRecord = z.object({
	id: rowId,
	state,
	/** What that state is called. */
	status: z.enum(customOfferStatuses),
	name: z.string(),
	email: z.string(),
	phone: z.string(),
	destination: z.string(),
	/** yyyy-MM-dd */
	departureDate: z.string(),
	/** yyyy-MM-dd */
	returnDate: z.string(),
	adults: z.int(),
	children: z.int(),
	/** As the visitor wrote it. */
	budget: z.string(),
	travelClass: z.string(),
	specialRequests: z.nullable(z.string()),
	version: z.int(),
	createdAt: z.iso.datetime(),
	updatedAt: z.iso.datetime(),
} satisfies RecordOf<
	CustomOfferForm,
	'id' | 'state' | 'status' | 'version' | 'createdAt' | 'updatedAt'
>);

/** The query parameters of the list of custom offers. */
export const customOfferPage = z.extend(askedPage, {
	status: z.optional(
		z.enum(customOfferFilters, `status must be one of: ${customOfferFilters.join(', ')}.`),
	),
});

/** What the administrator can make of a custom offer, whatever it is now. */
export const customOfferSteps = [customOfferStatuses[1], customOfferStatuses[2]] as const;
export type CustomOfferStep = (typeof customOfferSteps)[number];

const step = z.strictObject({
	status: z.enum(customOfferSteps, `status must be one of: ${customOfferSteps.join(', ')}.`),
	version: seenVersion,
	sendsLetter,
});

export const customOfferConflict = conflictReply(customOfferRecord);

export type ApplicationRecord = z.infer<typeof applicationRecord>;
export const applicationRecord = z.object({
	id: rowId,
	/** The job's slug, which outlives the job. */
	job: z.string(),
	name: z.string(),
	email: z.string(),
	phone: z.string(),
	/** Where a CV or portfolio can be read. */
	link: z.nullable(z.string()),
	message: z.string(),
	state,
	createdAt: z.iso.datetime(),
} satisfies RecordOf<ApplicationForm, 'id' | 'state' | 'createdAt'>);

export const listInquiries = forDesk(query('GET', '/api/inquiries', z.array(inquiryRecord)));
export const listCustomOffers = forDesk(
	query('GET', '/api/custom-offers', z.array(customOfferRecord)),
);
export const stepCustomOffer = forDesk(
	command('PATCH', '/api/custom-offers/:id', step, customOfferRecord),
);
export const listApplications = forDesk(
	query('GET', '/api/applications', z.array(applicationRecord)),
);
