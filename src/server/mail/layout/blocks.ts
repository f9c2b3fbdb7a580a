/** A part of a letter, from which its plain text and its HTML are made. Every text in it is text, never markup. */
export type LetterBlock =
	/** The first line: 'Dear Ada,'. */
	| { kind: 'greeting'; text: string }
	| { kind: 'paragraph'; text: string }
	/** What a letter is about, line by line under its title. */
	| { kind: 'facts'; title: string | null; facts: Fact[] }
	/** Where to go on, with the sentence that leads there. */
	| { kind: 'action'; lead: string; label: string; href: string }
	/** Lines that belong together; line breaks within them stay. */
	| { kind: 'lines'; lines: string[] }
	/** Who writes: the name of the business, and what stands under it. */
	| { kind: 'signature'; lines: string[] };

/** One line of facts. */
export type Fact = {
	/** 'Departure'; null: the value stands for itself. */
	name: string | null;
	value: string;
	/** Lines that belong to it: the flights of a leg. */
	details?: string[];
	/** The line in plain text, where 'name: value' would not read well: 'For 2 travellers'. */
	text?: string;
	/** Where the value leads; plain text has to name it by itself. */
	href?: string;
};

/** The line that a letter begins with. */
export function opening(text: string): LetterBlock {
	return { kind: 'greeting', text };
}

/** A paragraph of running text; the phone number and the address of the business in it become links. */
export function paragraph(text: string): LetterBlock {
	return { kind: 'paragraph', text };
}

/** A table of facts; those that are null are left out. */
export function facts(title: string | null, ...lines: (Fact | null)[]): LetterBlock {
	return { kind: 'facts', title, facts: lines.filter((line) => line !== null) };
}

/** A named fact: 'Departure', 'Thu, Dec 10, 2026'. */
export function fact(name: string, value: string, more: Omit<Fact, 'name' | 'value'> = {}): Fact {
	return { name, value, ...more };
}

/** A fact that stands for itself: 'All times are local.' */
export function note(value: string): Fact {
	return { name: null, value };
}

/**
 * A link that looks like a button; in plain text its address stands under the sentence.
 * @param lead 'Sign in with the new one:'
 * @param label what the button says: 'Sign in'
 */
export function action(lead: string, label: string, href: string): LetterBlock {
	return { kind: 'action', lead, label, href };
}

/** Lines under each other, as an address or what a visitor typed. */
export function lines(...all: string[]): LetterBlock {
	return { kind: 'lines', lines: all };
}

/** How a letter ends: the name of the business, and what stands under it. */
export function signed(...all: string[]): LetterBlock {
	return { kind: 'signature', lines: all };
}
