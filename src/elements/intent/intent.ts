import type { ClientDirective } from 'astro';

import { keepsForms } from '#src/stores/kept-forms.ts';

import { replay, takeEntries } from './before-script-entries.ts';
import { holdPresses } from './held-presses.ts';
import { fetchFiles, whenQuiet } from './island-files.ts';

/** What `client:intent={{ … }}` takes. */
export type IntentOptions = {
	/**
	 * Wakes the island without waiting for a visitor: where the `address` fills in one of its fields by its name
	 * (`/flights?origin=…`), where the address has a `fragment` (`/auth#register`), now or later, where the page's
	 * entry in the `history` keeps something, as after coming Back, or where this browser has `kept` something that was
	 * typed or sent.
	 */
	atOnce?: 'address' | 'fragment' | 'history' | 'kept';
	/**
	 * Sources that the island imports only when they are needed, or fetches as a file, and that shall be fetched along
	 * with it: 'src/stores/flights/offers.ts'. The build writes the files that they became into the page.
	 */
	with?: string[];
	/** Such sources as an island that is woken at once does not need at once: they wait until the page is idle. */
	later?: string[];
};

declare module 'astro' {
	interface AstroClientDirectives {
		'client:intent'?: boolean | IntentOptions;
	}
}

const intents = [
	'pointerover',
	'pointerdown',
	'touchstart',
	'focusin',
	'keydown',
	'input',
	'change',
	'click',
	'submit',
	// Of ours: a script of the page knows that the island is needed.
	'wake',
];

/**
 * `client:intent`: an island of HTML, which React takes over when somebody means to use it.
 *
 * Once the page has loaded and is idle, the island's files are fetched at low priority (not where data are to be
 * saved), and nothing of them runs. The first pointer, touch, focus, key or entry on the island runs them. Until React
 * has taken over, the browser does what it does without scripts, except that a press of a `<button>`, a submitted form,
 * and arrows, Home and End on a tab are held. Afterwards React is told, in this order: what stands in the fields and
 * did not when the page was built, what has the focus, and the held presses, of clicks the last one. Links are never
 * held, and a button that is disabled until React comes cannot be. A field with `data-role="combobox"` is called one
 * from the beginning. Where the code cannot be loaded, held presses go to the browser, which submits the form, and the
 * next intent tries again.
 */
const intent: ClientDirective = (load, { value }, island) => {
	const { atOnce } = Object(value) as IntentOptions;
	announceComboboxes(island);
	let isWaking = false;
	let presses = holdPresses(island);
	const waking = new AbortController();

	const hydrateOnce = async () => {
		if (isWaking) return;
		isWaking = true;
		fetchFiles(island, 'files', 'auto');
		let hasFailed = false;
		const fail = () => (hasFailed = true);
		island.addEventListener('astro:hydration-error', fail, { once: true });
		const hydrate = await load();
		island.removeEventListener('astro:hydration-error', fail);
		if (hasFailed) {
			presses.release();
			presses = holdPresses(island);
			isWaking = false;
			return;
		}
		waking.abort();
		const entries = takeEntries(island);
		// What a server added to the form for whoever has no scripts, React did not draw.
		for (const added of island.querySelectorAll('[data-added]')) added.remove();
		await hydrate();
		replay(island, entries);
		presses.release();
	};

	const wake = () => {
		void hydrateOnce();
		fetchFiles(island, 'later', 'auto');
	};
	const prefetch = () => {
		fetchFiles(island, 'files', 'low');
		fetchFiles(island, 'later', 'low');
	};
	for (const type of intents) {
		island.addEventListener(type, wake, { capture: true, passive: true, signal: waking.signal });
	}
	if (atOnce === 'fragment') addEventListener('hashchange', wake, { signal: waking.signal });
	if (island.contains(document.activeElement)) wake();
	else if (isAsked(island, atOnce)) void hydrateOnce();
	whenQuiet(prefetch);
};

// Screen readers tell the role when the field gets the focus, which is before React can give it.
function announceComboboxes(island: HTMLElement): void {
	for (const field of island.querySelectorAll('[data-role=combobox]')) {
		field.role = 'combobox';
		field.ariaAutoComplete = 'list';
		field.ariaExpanded = 'false';
	}
}

function isAsked(island: HTMLElement, atOnce: IntentOptions['atOnce']): boolean {
	if (atOnce === 'history') return history.state !== null;
	if (atOnce === 'fragment') return location.hash !== '';
	if (atOnce === 'kept') return keepsForms();
	if (atOnce !== 'address') return false;
	const asked = new URLSearchParams(location.search);
	const fields = island.querySelectorAll('[name]');
	return [...fields].some((field) => asked.get(field.getAttribute('name') ?? '')?.trim());
}

// oxlint-disable-next-line import/no-default-export -- where Astro looks for a directive
export default intent;
