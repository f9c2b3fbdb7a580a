import type { ProposalPart, ProposalVersion } from '#src/contract/proposals/proposal-view.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { lastDayInWords } from '#src/domain/proposals/proposal.ts';
import { proposalPath } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { action, fact, facts, type LetterBlock, lines, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { writtenBlocks } from './desk-reply.ts';
import { signature } from './signature.ts';

type Named = { reference: string; name: string; email: string };

/**
 * The letter that brings somebody an offer, or a newer version of it. It holds the key of its page: the desk does not keep
 * its text.
 */
export function proposalSent(
	{ reference, name, email }: Named,
	version: ProposalVersion,
	{ siteUrl, key }: { siteUrl: string; key: string },
): NewLetter {
	const isNewer = version.number > 1;
	const { message, terms, parts, total, changes, until } = version;
	return laidOut({
		kind: 'offer-sent',
		recipient: email,
		subject: `${site.name}: ${isNewer ? 'a newer version of our offer' : 'our offer for you'}, ${reference}`,
		keepsText: false,
		blocks: [
			greeting(name),
			...(message === ''
				? [paragraph(isNewer ? 'We have changed our offer for you.' : 'Here is our offer for you.')]
				: writtenBlocks(message)),
			...(changes.length === 0 ? [] : [lines('What has changed:', ...changes)]),
			...parts.map(partFacts),
			facts(
				null,
				fact('In all, taxes included', formatMoneyInCents(total)),
				fact('You can accept it until', lastDayInWords(new Date(until))),
			),
			...(terms === '' ? [] : writtenBlocks(terms)),
			action(
				'Look at it, ask us, accept it or decline it, until then, here:',
				'Open the offer',
				`${siteUrl}${proposalPath(reference, key)}`,
			),
			paragraph(
				`Nothing is booked and nothing is charged until you accept it and we have confirmed it. Questions? Ask on its page, answer this letter or call us: ${site.phone}.`,
			),
			signature,
		],
	});
}

function partFacts({ title, details, isOptional, listed, amount }: ProposalPart): LetterBlock {
	const isReduced = amount < listed;
	return facts(
		isOptional ? `If you like: ${title}` : title,
		...details.map((value) => ({ name: null, value })),
		isReduced ? fact('Without our offer', formatMoneyInCents(listed)) : null,
		fact(isOptional ? 'Price, not in the sum' : 'Price', formatMoneyInCents(amount)),
	);
}

/** The letter that says an offer was taken back. */
export function proposalWithdrawn({ reference, name, email }: Named): NewLetter {
	return laidOut({
		kind: 'offer-withdrawn',
		recipient: email,
		subject: `${site.name}: our offer ${reference} is taken back`,
		keepsText: true,
		blocks: [
			greeting(name),
			paragraph(
				`We have to take back our offer ${reference}: it can no longer be accepted. You owe nothing.`,
			),
			paragraph(`Shall we look for something else? Answer this letter or call us: ${site.phone}.`),
			signature,
		],
	});
}

const said = {
	accepted: { subject: 'is accepted', opening: 'was accepted. What is booked by that' },
	declined: { subject: 'is declined', opening: 'was declined. What they say' },
	question: { subject: 'a question', opening: 'brought a question' },
} as const;

/** The letter that tells the desk what came of an offer; its answer goes to whoever got the offer. */
export function proposalAnsweredForDesk(
	{ reference, name, email }: Named,
	{ answer, words }: { answer: keyof typeof said; words: string },
): NewLetter {
	const { subject, opening } = said[answer];
	return laidOut({
		kind: 'offer-answered-for-desk',
		recipient: site.email,
		replyTo: email,
		subject: `${reference}: ${subject}`,
		keepsText: true,
		blocks: [
			paragraph(`Our offer ${reference} for ${name} ${opening}:`),
			lines(words === '' ? 'They say nothing.' : words),
		],
	});
}
