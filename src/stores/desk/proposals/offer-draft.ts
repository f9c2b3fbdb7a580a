import { atom } from 'nanostores';
import * as z from 'zod/mini';

import { storedValue } from '#src/browser/storage.ts';
import type { ProposalStory } from '#src/contract/desk/proposals.ts';
import type { CustomOfferRecord } from '#src/contract/desk/requests.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { cabinClasses } from '#src/domain/flights/cabin-class.ts';
import { partyText } from '#src/domain/flights/party.ts';
import { usualProposalDays } from '#src/domain/proposals/proposal.ts';

import { $access } from '../access.ts';
import { confirmed } from '../confirm.ts';
import { showScreen } from '../panel-address.ts';
import type { ChosenTrip } from '../phone/chosen-trip.ts';
import { $draft, changeDraft, isBegun as isBookingBegun } from '../phone/draft.ts';
import { sentWords } from '../sent-words.ts';
import { offerScreen } from './offer-screen.ts';

const text = z.string();

/** A part as it was chosen; what is sent of it says the contract, once it is sent. */
const part = z.object({
	wish: z.looseObject({ type: z.enum(['flight', 'tour', 'own']) }),
	title: text,
	facts: z.array(text),
	travellers: z.number(),
	/** Dollars by the rules. */
	listed: z.number(),
	/** The other price that it is offered for, as it was typed, and why; '' where it is that. */
	total: text,
	reason: text,
	/** It is only shown. */
	isOptional: z._default(z.boolean(), false),
});
export type DraftPart = z.infer<typeof part>;

const draft = z.object({
	/** The request that it answers; null: it began with a call. */
	customOfferId: z.nullable(z.number()),
	/** The offer of which it is another version; null: it is the first. */
	versionOf: z.nullable(z.object({ id: z.number(), reference: text, seen: z.number() })),
	name: text,
	phone: text,
	email: text,
	parts: z.array(part),
	message: text,
	terms: text,
	lastDay: text,
	keepsEarlier: z.boolean(),
	sent: z.nullable(sentWords),
});

/** An offer that is being written. */
export type OfferDraft = z.infer<typeof draft>;

function emptyDraft(): OfferDraft {
	return {
		customOfferId: null,
		versionOf: null,
		name: '',
		phone: '',
		email: '',
		parts: [],
		message: '',
		terms: '',
		lastDay: addDays(newYorkDay(new Date()), usualProposalDays),
		keepsEarlier: false,
		sent: null,
	};
}

// In this tab alone, and for nobody but whoever typed it: it is about somebody.
const keptDraft = z.object({ by: z.number(), draft });
const kept = storedValue('session', 'deskOffer', (json) => z.parse(keptDraft, json));

/** The offer that is being written; null before one was begun. It survives a reload. */
export const $offerDraft = atom<OfferDraft | null>(null);

/** What is wrong with it, by the names that the contract has for its parts: 'parts.0.agreed.total'. */
export const $offerWrong = atom<Readonly<Record<string, string>>>({});

/** Takes up what was begun before the page was loaded, or begins. Call it when the form is shown. */
export function openOfferDraft(): void {
	if ($offerDraft.get() !== null) return;
	const found = kept.read();
	$offerDraft.set(found && found.by === writer() ? found.draft : emptyDraft());
}

/**
 * Changes what is written.
 * @param mended what was wrong and is said no more, by the beginning of its name
 */
export function changeOffer(changes: Partial<OfferDraft>, ...mended: string[]): void {
	const changed = { ...($offerDraft.get() ?? emptyDraft()), ...changes };
	$offerDraft.set(changed);
	kept.write({ by: writer(), draft: changed });
	const left = Object.entries($offerWrong.get()).filter(
		([name]) => !mended.some((beginning) => name.startsWith(beginning)),
	);
	$offerWrong.set(Object.fromEntries(left));
}

/** Throws away what is written. */
export function dropOffer(): void {
	$offerDraft.set(emptyDraft());
	$offerWrong.set({});
	kept.remove();
}

/** Whether anything was written that would be lost. */
export function isOfferBegun(written: OfferDraft): boolean {
	return written.parts.length > 0 || written.message !== '' || written.terms !== '';
}

/** Begins an offer that answers a request; what was written for somebody else is asked about. */
export async function answerByOffer(request: CustomOfferRecord): Promise<void> {
	const { id: customOfferId, name, phone, email } = request;
	const isNew = await begin(
		{ customOfferId, name, phone, email },
		({ customOfferId: of }) => of === customOfferId,
	);
	if (isNew && !isBookingBegun($draft.get())) prefillSearch(request);
}

/** Begins another version of an offer. Its parts are chosen anew: prices and seats are those of now. */
export async function writeNewVersion(story: ProposalStory): Promise<void> {
	const { id, reference, version: seen, customOfferId, name, phone, email, versions } = story;
	const newest = versions[0];
	const words = { message: newest?.message ?? '', terms: newest?.terms ?? '' };
	const versionOf = { id, reference, seen };
	await begin(
		{ customOfferId, name, phone, email, versionOf, ...words },
		(written) => written.versionOf?.id === id && written.versionOf.seen === seen,
	);
	if (newest) changeDraft({ travelers: String(newest.travellers) });
}

/** @returns whether it was begun now */
async function begin(
	about: Partial<OfferDraft>,
	isTheSame: (written: OfferDraft) => boolean,
): Promise<boolean> {
	openOfferDraft();
	const written = $offerDraft.get();
	const isSame = written !== null && isTheSame(written);
	if (!isSame) {
		if (written && isOfferBegun(written) && !(await confirmed(discardOther(written.name))))
			return false;
		dropOffer();
		changeOffer(about);
	}
	showScreen(offerScreen);
	scrollTo({ top: 0 });
	return !isSame;
}

function discardOther(name: string) {
	return {
		title: 'Discard the offer that you are writing?',
		hint: `It is for ${name || 'somebody else'}, and has not been sent.`,
		yes: 'Discard',
		no: 'Keep it',
	};
}

/** What a request says of who travels, when and how. */
function prefillSearch({
	adults,
	children,
	departureDate,
	returnDate,
	travelClass,
}: CustomOfferRecord) {
	const { search, own } = $draft.get();
	const cabinClass = cabinClasses.find(({ label }) => label === travelClass)?.value;
	changeDraft({
		travelers: String(adults + children),
		search: {
			...search,
			departureDate,
			returnDate,
			passengers: partyText({ adults, children, infants: 0 }),
			...(cabinClass && { cabinClass }),
		},
		own: { ...own, departureDate },
	});
}

/** Adds a trip that was chosen to what is offered. */
export function addPart({ wish, title, facts, travellers, total }: ChosenTrip): void {
	const parts = $offerDraft.get()?.parts ?? [];
	const added = {
		wish,
		title,
		facts: [...facts],
		travellers,
		listed: total,
		total: '',
		reason: '',
		isOptional: false,
	};
	changeOffer({ parts: [...parts, added] }, 'parts', 'travelers');
	changeDraft({
		trip: '',
		offer: '',
		own: { title: '', departureDate: '', days: '1', lines: [{ text: '', amount: '' }] },
	});
}

function writer(): number {
	const access = $access.get();
	return 'administrator' in access ? access.administrator.id : 0;
}

// Whoever sits down here next is not to read it.
$access.listen(({ state }, before) => {
	if (before?.state === 'open' && state !== 'open') dropOffer();
});
