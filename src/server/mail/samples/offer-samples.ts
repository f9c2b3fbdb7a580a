import type { ProposalVersion } from '#src/contract/proposals/proposal-view.ts';

import type { NewLetter } from '../letter.ts';
import { proposalAnsweredForDesk, proposalSent, proposalWithdrawn } from '../letters/proposal.ts';

const terms = {
	paying:
		'Today nothing. Once we have confirmed it on the phone, $673.20 within 3 days and the rest, $2,692.80, by March 16, 2027.',
	cancelling: 'Free of charge until March 15, 2027.',
};

const version: ProposalVersion = {
	number: 2,
	travellers: 2,
	message: 'as we said on the phone: seven days on the islands, with a car from the airport.',
	terms: 'The car is of the middle class, with all insurances.',
	parts: [
		{
			kind: 'tour',
			title: 'Island Light',
			page: '/tours/3?departure=2027-05-15',
			departureDate: '2027-05-15',
			details: ['Sat, May 15 – Fri, May 21, 2027', 'For 2 travelers'],
			isOptional: false,
			listed: 3740,
			amount: 3366,
			...terms,
			reference: null,
		},
		{
			kind: 'own',
			title: 'Car from the airport',
			page: null,
			departureDate: '2027-05-15',
			details: ['Sat, May 15 – Fri, May 21, 2027', 'Seven days: $240.00', 'For 2 travelers'],
			isOptional: false,
			listed: 240,
			amount: 240,
			...terms,
			reference: null,
		},
	],
	total: 3606,
	changes: [
		'New: Car from the airport, May 15, $240.00.',
		'In all $3,606.00 instead of $3,366.00.',
	],
	until: '2026-12-06T05:00:00.000Z',
	isOpen: true,
	author: 'Grace Hopper',
	createdAt: '2026-11-29T15:00:00.000Z',
};

/** The letters about offers of the desk. */
export function offerSamples(siteUrl: string): NewLetter[] {
	const named = { reference: 'BDO7K2MQ4R', name: 'Ada Lovelace', email: 'ada@example.com' };
	return [
		proposalSent(named, version, { siteUrl, key: 'a-key-that-opens-nothing' }),
		proposalWithdrawn(named),
		proposalAnsweredForDesk(named, { answer: 'accepted', words: 'BD7K2MQ4R, BD3XW8PLT' }),
		proposalAnsweredForDesk(named, { answer: 'question', words: 'Is breakfast included?' }),
	];
}
