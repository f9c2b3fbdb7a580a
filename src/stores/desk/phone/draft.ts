import { atom } from 'nanostores';
import * as z from 'zod/mini';

import { storedValue } from '#src/browser/storage.ts';
import { paymentMethods } from '#src/domain/bookings/payment.ts';
import { cabinClasses } from '#src/domain/flights/cabin-class.ts';
import { passengerPresets } from '#src/domain/flights/party.ts';

import { $access } from '../access.ts';
import { sentWords } from '../sent-words.ts';

const text = z.string();

/** A search as the form of flights holds it. */
const search = z.object({
	origin: text,
	destination: text,
	departureDate: text,
	returnDate: text,
	passengers: text,
	cabinClass: z.enum(cabinClasses.map(({ value }) => value)),
});

/** How the trip of a caller is found: among departures and deals, by a search of flights, or in the desk's own words. */
export const tripKinds = ['catalog', 'flight', 'own'] as const;

const draft = z.object({
	phone: text,
	name: text,
	email: text,
	address: text,
	city: text,
	zipCode: text,
	country: text,
	kind: z.enum(tripKinds),
	/** The key of a departure or deal; '' before one is chosen. */
	trip: text,
	/** As it was typed; of a search, its party says it. */
	travelers: text,
	/** Whether whoever is left over has a room of their own. */
	ownRoom: z._default(z.boolean(), false),
	search,
	/** The search whose offers are shown; null before there was one. */
	asked: z.nullable(search),
	/** The id of the chosen one; '' before one is. */
	offer: text,
	own: z.object({
		title: text,
		departureDate: text,
		days: text,
		lines: z.array(z.object({ text, amount: text })),
	}),
	/** By seats, as far as somebody typed. */
	named: z.array(z.object({ name: text, birthDate: text })),
	/** The other total that was agreed on; '' where none was. */
	total: text,
	reason: text,
	paid: text,
	method: z.enum(paymentMethods),
	note: text,
	isConfirmed: z.boolean(),
	sendsLetter: z.boolean(),
	sent: z.nullable(sentWords),
});

/** A booking that is being taken, as it was typed. */
export type Draft = z.infer<typeof draft>;

const emptyDraft: Draft = {
	phone: '',
	name: '',
	email: '',
	address: '',
	city: '',
	zipCode: '',
	country: '',
	kind: 'catalog',
	trip: '',
	travelers: '1',
	ownRoom: false,
	search: {
		origin: '',
		destination: '',
		departureDate: '',
		returnDate: '',
		passengers: passengerPresets[0].value,
		cabinClass: cabinClasses[0].value,
	},
	asked: null,
	offer: '',
	own: { title: '', departureDate: '', days: '1', lines: [{ text: '', amount: '' }] },
	named: [],
	total: '',
	reason: '',
	paid: '',
	method: paymentMethods[0],
	note: '',
	isConfirmed: false,
	sendsLetter: true,
	sent: null,
};

// In this tab alone, and for nobody but whoever typed it: it is about a caller.
const keptDraft = z.object({ by: z.number(), draft });
const kept = storedValue('session', 'deskBooking', (json) => z.parse(keptDraft, json));

/** The booking that is being taken. It survives a reload, and whatever else is looked at meanwhile. */
export const $draft = atom<Draft>(emptyDraft);

/** What is wrong with it, by the names that the contract has for its parts: 'details.departureDate'. */
export const $wrong = atom<Readonly<Record<string, string>>>({});

/** Takes up what was begun before the page was loaded. Call it when the form is shown. */
export function openDraft(): void {
	if ($draft.get() !== emptyDraft) return;
	const found = kept.read();
	if (found && found.by === typist()) $draft.set(found.draft);
}

/**
 * Changes what is typed.
 * @param mended what was wrong and is said no more, by the beginning of its name
 */
export function changeDraft(changes: Partial<Draft>, ...mended: string[]): void {
	const changed = { ...$draft.get(), ...changes };
	$draft.set(changed);
	kept.write({ by: typist(), draft: changed });
	const left = Object.entries($wrong.get()).filter(
		([name]) => !mended.some((beginning) => name.startsWith(beginning)),
	);
	$wrong.set(Object.fromEntries(left));
}

/** Begins the next booking. */
export function startAnew(): void {
	$draft.set(emptyDraft);
	$wrong.set({});
	kept.remove();
}

/** Whether anything was typed that would be lost. */
export function isBegun(typed: Draft): boolean {
	return JSON.stringify({ ...typed, sent: null }) !== JSON.stringify(emptyDraft);
}

function typist(): number {
	const access = $access.get();
	return 'administrator' in access ? access.administrator.id : 0;
}

// Whoever sits down here next is not to read it.
$access.listen(({ state }, before) => {
	if (before?.state === 'open' && state !== 'open') startAnew();
});
