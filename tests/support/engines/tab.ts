import type { Key } from './keys.ts';

/** An element of the page, as its driver names it. */
export type Found = object;

/** What the three drivers have in common: enough to do what a visitor does, and to look at the page. */
export type Tab = {
	open: (url: string) => Promise<void>;
	goBack: () => Promise<void>;
	/** Gives the page a width and height; the promise is kept once the page has them. */
	resize: (width: number, height: number) => Promise<void>;
	/** The elements of a role and an accessible name. */
	withRole: (role: string, name: string) => Promise<Found[]>;
	/**
	 * The elements that a function finds in the page. The function is sent as its source: it can use its parameter,
	 * which is JSON, and what a page has, and nothing around it.
	 */
	select: <Parameter>(
		find: (parameter: Parameter) => Element[],
		parameter: Parameter,
	) => Promise<Found[]>;
	/** What a function gives for an element of the page, as JSON; it is sent as the one of `select` is. */
	read: <Answer, Parameter = undefined>(
		found: Found,
		look: (element: Element, parameter: Parameter) => Answer,
		parameter?: Parameter,
	) => Promise<Answer>;
	/** Presses the mouse where the page has that point. */
	click: (x: number, y: number) => Promise<void>;
	type: (text: string) => Promise<void>;
	press: (key: Key) => Promise<void>;
	/** The key that leads from a date's month to its day, where typing the month does not. */
	nextPartOfDate: Key | null;
	/** What the window shows, as PNG. */
	picture: () => Promise<Buffer>;
	/** What the console said of errors so far. */
	complaints: () => string[];
	close: () => Promise<void>;
};

export type Engine = {
	/** A tab that knows nothing of the tabs before it: no cookie, nothing stored. */
	newTab: () => Promise<Tab>;
	close: () => Promise<void>;
};
