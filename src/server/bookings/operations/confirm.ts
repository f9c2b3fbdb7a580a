import { noRefund } from '../promised-refund.ts';
import { decisionLetterOf } from './decision-letter-of.ts';
import { operation } from './operation.ts';

const status = 'Confirmed';

/**
 * Confirms a booking, whatever it is now: one that gave its seats back takes them again, and nothing is promised back any
 * more.
 * @throws HttpError 409 with the tour's departures (`DeparturesConflict`) when its seats are gone
 */
export const confirm = operation({
	action: 'confirm',
	isDecision: true,

	decide: ({ before }) =>
		before.status === status ? null : { fields: { status, ...noRefund }, summary: 'Confirmed' },

	letter: ({ transaction, before, at, offering: { siteUrl } }, { heard }) =>
		decisionLetterOf(transaction, before, status, {
			at,
			siteUrl,
			heard,
			refund: null,
			request: null,
		}),
});
