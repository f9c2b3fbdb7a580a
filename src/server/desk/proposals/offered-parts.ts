import { type NewProposal } from '#src/contract/desk/new-proposal.ts';
import { proposalDeskMessages } from '#src/contract/desk/proposals.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { whyNotAgreed } from '#src/domain/desk/agreed-price.ts';
import { mostProposalDays, proposalEnd } from '#src/domain/proposals/proposal.ts';

import { type Actor, discountOf } from '../../bookings/operations/actor.ts';
import type { Database } from '../../db/database.ts';
import type { proposalParts } from '../../db/schema.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import { HttpError, invalidField } from '../../http/http-error.ts';
import { priceAtDesk } from '../phone/price-at-desk.ts';

/** What an offer says, whoever gets it. */
export type Offered = Pick<
	NewProposal,
	'travelers' | 'parts' | 'optional' | 'message' | 'terms' | 'lastDay'
>;

type PartValues = Omit<typeof proposalParts.$inferInsert, 'versionId'>;

/**
 * The parts of an offer, looked up and priced as a booking on the phone is; seats of tours are there until the transaction
 * ends, and kept until the offer does.
 * @throws HttpError 400 at the last day, or at the part that cannot be offered: 'parts.1.details.departureDate'
 */
export async function offeredParts(
	transaction: Database,
	{ parts, optional, travelers, lastDay }: Offered,
	{ actor, offering }: { actor: Actor; offering: Offering },
): Promise<{ values: PartValues[]; until: Date }> {
	const until = endOf(lastDay, offering.now());
	refuseAllOptional(parts, optional);
	const values: PartValues[] = [];
	for (const [index, part] of parts.entries()) {
		try {
			const trip = await priceAtDesk(transaction, { ...part, travelers }, offering);
			const { itemId, title, departureDate, departureId, totalPrice: listed, facts } = trip;
			const isOptional = optional.includes(index);
			const keepsSeats = departureId !== null && !isOptional;
			const amount = part.agreed?.total ?? listed;
			const refusal = part.agreed ? whyNotAgreed(listed, amount, discountOf(actor)) : null;
			if (refusal !== null) throw invalidField('agreed.total', refusal);
			if (departureDate <= lastDay) throw leavesBefore(title, departureDate);
			values.push({
				position: index + 1,
				kind: part.type,
				itemId,
				title,
				departureDate,
				departureId,
				facts,
				listed,
				amount,
				isOptional,
				seats: keepsSeats ? travelers : 0,
				keptUntil: keepsSeats ? until : null,
			});
		} catch (error) {
			throw error instanceof HttpError ? atPart(index, error) : error;
		}
	}
	return { values, until };
}

/** @throws HttpError 400 where nothing would be booked, or a place has no part */
function refuseAllOptional(parts: readonly unknown[], optional: readonly number[]): void {
	if (optional.some((place) => place >= parts.length)) {
		throw invalidField('optional', proposalDeskMessages.noSuchPart);
	}
	if (new Set(optional).size === parts.length) {
		throw invalidField('optional', proposalDeskMessages.allOptional);
	}
}

function endOf(lastDay: string, now: Date): Date {
	const today = newYorkDay(now);
	if (lastDay < today) throw invalidField('lastDay', proposalDeskMessages.dayPassed);
	if (lastDay > addDays(today, mostProposalDays)) {
		throw invalidField('lastDay', proposalDeskMessages.tooFar);
	}
	return proposalEnd(lastDay);
}

function leavesBefore(title: string, departureDate: string): HttpError {
	const message = `The last day must be before ${title} leaves, on ${formatDate(departureDate)}.`;
	return new HttpError(400, { message, issues: [{ path: 'lastDay', message }] });
}

/** The refusal of one part, which names it: another price and too few seats are said there, too. */
function atPart(index: number, error: HttpError): HttpError {
	const { message, issues = [] } = error.body;
	if (issues.some(({ path }) => path === 'lastDay')) return error;
	const named = issues.map((issue) => ({ ...issue, path: `parts.${index}.${issue.path}` }));
	return new HttpError(400, {
		message,
		issues: named.length > 0 ? named : [{ path: `parts.${index}`, message }],
	});
}
