import * as z from 'zod/mini';

import { proposalAnswers, proposalPartKinds } from '#src/domain/proposals/proposal.ts';

import { rowId } from '../catalog/catalog.ts';

/** One thing that is offered. */
export type ProposalPart = z.infer<typeof proposalPart>;
const proposalPart = z.object({
	kind: z.enum(proposalPartKinds),
	title: z.string(),
	/** The page of what the catalog has; null of all else. */
	page: z.nullable(z.string()),
	/** yyyy-MM-dd */
	departureDate: z.string(),
	/** What it is, line by line: its flights, how long it is, what it includes. */
	details: z.array(z.string()),
	/** It is shown, and neither summed nor booked. */
	isOptional: z.boolean(),
	/** Dollars of the whole party: what it costs otherwise, and here. */
	listed: z.number(),
	amount: z.number(),
	/** How it is paid once it is confirmed, and what cancelling it pays back. */
	paying: z.string(),
	cancelling: z.string(),
	/** The booking that it has become; null before. */
	reference: z.nullable(z.string()),
});

/** An offer as it was sent. */
export type ProposalVersion = z.infer<typeof proposalVersion>;
export const proposalVersion = z.object({
	/** From 1. */
	number: z.int(),
	travellers: z.int(),
	/** What the desk wrote above it, and of its terms; '' where it wrote nothing. */
	message: z.string(),
	terms: z.string(),
	parts: z.array(proposalPart),
	/** Dollars. */
	total: z.number(),
	/** What differs from the version before, in sentences. */
	changes: z.array(z.string()),
	until: z.iso.datetime(),
	/** Whether it can be accepted at this moment. */
	isOpen: z.boolean(),
	author: z.string(),
	createdAt: z.iso.datetime(),
});

/** Who got an offer, and what became of it. */
export type ProposalRecord = z.infer<typeof proposalRecord>;
export const proposalRecord = z.object({
	id: rowId,
	reference: z.string(),
	/** The request that it answers; null of one that began with a call. */
	customOfferId: z.nullable(rowId),
	name: z.string(),
	email: z.string(),
	phone: z.string(),
	/** What was said of it; whether its time is over, its end says. */
	answer: z.enum(proposalAnswers),
	/** The number of its newest version, and when that ends. */
	version: z.int(),
	until: z.iso.datetime(),
	answeredAt: z.nullable(z.iso.datetime()),
	acceptedVersion: z.nullable(z.int()),
	acceptedBy: z.string(),
	declinedBecause: z.string(),
	createdAt: z.iso.datetime(),
});

/** What the page of an offer shows to whoever may see it. */
export type ProposalView = {
	proposal: ProposalRecord;
	/** The newest first. */
	versions: ProposalVersion[];
	/** The number of the version that is shown whole. */
	shown: number;
	/** What they asked and the desk answered, the oldest first; `author` is '' of what they wrote. */
	messages: { id: number; author: string; isAnswer: boolean; body: string; createdAt: string }[];
	/** Whether whoever looks may answer it, or sees it for the desk. */
	mayAnswer: boolean;
	/** The form that was sent last and taken: 'accept'; null: none. */
	done: string | null;
	/** The moment at which it is looked at. */
	now: Date;
};
