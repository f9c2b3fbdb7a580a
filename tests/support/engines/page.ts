import { vi } from 'vitest';

import {
	boxOf,
	type Box,
	chooseOption,
	elementsMatching,
	fieldsLabelled,
	hasFocus,
	isSeen,
	reach,
	selectText,
	textOf,
	valueOf,
} from './in-page.ts';
import type { Found, Tab } from './tab.ts';

/** How long a page may take for what it is asked. */
const patience = { timeout: 30_000, interval: 100 };

/** Within the first part of a date field. */
const startOfField = 24;

/** Something on the page that a visitor sees; each action waits until it can be done. */
type Target = {
	click: () => Promise<void>;
	/** Types a day ('yyyy-MM-dd') into a date field that is written month, day, year. */
	typeDate: (date: string) => Promise<void>;
	/** Types into a field, in place of what it holds. */
	fill: (text: string) => Promise<void>;
	/** Chooses an option of a select by its text. */
	choose: (option: string) => Promise<void>;
	value: () => Promise<string>;
	text: () => Promise<string>;
	box: () => Promise<Box>;
	isFocused: () => Promise<boolean>;
	/** Whether it is seen just now. */
	isSeen: () => Promise<boolean>;
	/** Waits until it is seen. */
	seen: () => Promise<void>;
	/** Waits until nothing of this kind is seen. */
	gone: () => Promise<void>;
};

export type Page = {
	tab: Tab;
	open: (path: string) => Promise<void>;
	/** The path and the query that the window is at. */
	address: () => Promise<string>;
	/** Waits until the window is at an address that fits. */
	arrives: (address: RegExp) => Promise<void>;
	/** Waits until the page shows a text. */
	says: (text: string | RegExp) => Promise<void>;
	withRole: (role: string, name: string) => Target;
	button: (name: string) => Target;
	link: (name: string) => Target;
	field: (label: string) => Target;
	/** What has neither role nor label. */
	part: (selector: string) => Target;
	/** Gives the window a size, and waits until the page has it. */
	resize: (width: number, height?: number) => Promise<void>;
	/** By how many pixels the page is wider than its window. */
	sidewaysScroll: () => Promise<number>;
};

/** A page of the site as a visitor meets it, over whichever engine. */
export function pageOf(tab: Tab, site: string): Page {
	const root = () => ofRoot('html');

	async function ofRoot(selector: string): Promise<Found> {
		const [found] = await tab.select(elementsMatching, selector);
		if (!found) throw new Error(`The page has no ${selector}.`);
		return found;
	}

	async function address(): Promise<string> {
		return tab.read(await root(), () => location.pathname + location.search);
	}

	const withRole = (role: string, name: string) =>
		targetOf(tab, `the ${role} "${name}"`, () => tab.withRole(role, name));

	return {
		tab,
		open: (path) => tab.open(new URL(path, site).href),
		address,
		async arrives(expected) {
			await vi.waitFor(async () => {
				const now = await address();
				if (!expected.test(now)) throw new Error(`The window is at ${now}, not at ${expected}.`);
			}, patience);
		},
		async says(text) {
			await vi.waitFor(async () => {
				const shown = await tab.read(await ofRoot('body'), textOf);
				const isThere = typeof text === 'string' ? shown.includes(text) : text.test(shown);
				if (!isThere) throw new Error(`The page does not say "${text}", but:\n${shown}`);
			}, patience);
		},
		withRole,
		button: (name) => withRole('button', name),
		link: (name) => withRole('link', name),
		field: (label) =>
			targetOf(tab, `the field "${label}"`, () => tab.select(fieldsLabelled, label)),
		part: (selector) => targetOf(tab, selector, () => tab.select(elementsMatching, selector)),
		async resize(width, height = 900) {
			await tab.resize(width, height);
			await vi.waitFor(async () => {
				const now = await tab.read(await root(), () => innerWidth);
				if (now !== width) throw new Error(`The window is ${now} px wide, not ${width}.`);
			}, patience);
		},
		sidewaysScroll: async () =>
			tab.read(await root(), ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
	};
}

function targetOf(tab: Tab, what: string, find: () => Promise<Found[]>): Target {
	/** The first that is seen. */
	async function seen(): Promise<Found> {
		return vi.waitFor(async () => {
			for (const found of await find()) {
				if (await tab.read(found, isSeen)) return found;
			}
			throw new Error(`${what} is not seen.`);
		}, patience);
	}

	/** Presses it as soon as it is seen, free and standing still; gives the element. */
	async function click(fromLeft: number | null = null): Promise<Found> {
		const { found, x, y } = await vi.waitFor(async () => {
			const element = await seen();
			const first = await tab.read(element, reach, fromLeft);
			if ('reason' in first) throw new Error(`${what} ${first.reason}.`);
			const second = await tab.read(element, reach, fromLeft);
			if ('reason' in second || first.x !== second.x || first.y !== second.y) {
				throw new Error(`${what} does not stand still.`);
			}
			return { found: element, ...first };
		}, patience);
		await tab.click(x, y);
		return found;
	}

	return {
		async click() {
			await click();
		},
		async typeDate(date) {
			const [year = '', month = '', day = ''] = date.split('-');
			await click(startOfField);
			for (const part of [month, day, year]) {
				await tab.type(part);
				if (tab.nextPartOfDate && part !== year) await tab.press(tab.nextPartOfDate);
			}
		},
		async fill(text) {
			await tab.read(await click(), selectText);
			await tab.type(text);
		},
		async choose(option) {
			await vi.waitFor(async () => {
				const isChosen = await tab.read(await seen(), chooseOption, option);
				if (!isChosen) throw new Error(`${what} has no option "${option}".`);
			}, patience);
		},
		value: async () => tab.read(await seen(), valueOf),
		text: async () => tab.read(await seen(), textOf),
		box: async () => tab.read(await seen(), boxOf),
		isFocused: async () => tab.read(await seen(), hasFocus),
		isSeen() {
			// What is drawn anew in between is looked for again.
			return vi.waitFor(async () => {
				for (const found of await find()) if (await tab.read(found, isSeen)) return true;
				return false;
			}, patience);
		},
		async seen() {
			await seen();
		},
		async gone() {
			await vi.waitFor(async () => {
				for (const found of await find()) {
					if (await tab.read(found, isSeen)) throw new Error(`${what} is still seen.`);
				}
			}, patience);
		},
	};
}
