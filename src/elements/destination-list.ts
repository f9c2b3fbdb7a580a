import { searchDestinations } from '#src/domain/destinations/search.ts';
import { fold } from '#src/domain/text/fold.ts';
import { showList } from '#src/islands/catalog/show-list.ts';
import { readDestinationFacts } from '#src/islands/destinations/destination-facts.ts';
import {
	$destinationSearch,
	changeDestinationSearch,
	destinationSearchPath,
	openDestinationSearch,
} from '#src/stores/destinations/search.ts';

import { addressSteps } from './address-steps.ts';
import { sayFound } from './list-words.ts';
import { listedRows } from './listed-rows.ts';

const things = { one: 'destination', many: 'destinations' } as const;
/** Milliseconds without a letter after which what was typed is a search of its own. */
const pause = 1000;

/** Every destination, or those that the search in the field and in the address finds. DestinationList.astro has its parts. */
class DestinationList extends HTMLElement {
	#isNarrowed = false;

	connectedCallback(): void {
		const form = this.querySelector('form');
		const field = this.querySelector('input');
		if (!form || !field || this.#isNarrowed) return;
		this.#isNarrowed = true;
		narrow(this, form, field);
	}
}

function narrow(list: HTMLElement, form: HTMLFormElement, field: HTMLInputElement): void {
	const steps = addressSteps(destinationSearchPath);
	const rows = listedRows(list, readDestinationFacts, show);
	function show(): void {
		const text = $destinationSearch.get();
		if (field.value !== text) field.value = text;
		const all = rows.facts();
		const found = searchDestinations(all, text);
		rows.show(found);
		const asked = text.trim();
		markRegion(list, asked);
		sayFound(list, {
			found: found.length,
			all: all.length,
			things,
			asked: asked === '' ? '' : ` for “${asked}”`,
			nothing: { heading: `No destination for “${asked}”`, wish: asked },
		});
	}
	let timer = 0;
	function settle(): void {
		clearTimeout(timer);
		steps.settle();
	}
	function change(text: string): void {
		changeDestinationSearch(text);
		clearTimeout(timer);
		timer = window.setTimeout(settle, pause);
		steps.follow('typed');
	}
	function clear(): void {
		settle();
		change('');
		settle();
		field.focus();
	}

	// What was typed before this ran wins over the address.
	if (field.value !== '') change(field.value);
	else openDestinationSearch(location.search);
	show();
	showList();
	$destinationSearch.listen(show);
	addEventListener('popstate', () => {
		steps.settle();
		openDestinationSearch(location.search);
	});
	field.addEventListener('input', () => change(field.value));
	field.addEventListener('blur', settle);
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		settle();
	});
	list.addEventListener('click', (event) => {
		const { target } = event;
		if (!(target instanceof Element)) return;
		if (target.closest('[data-show-all]')) clear();
		const region = target.closest<HTMLElement>('a[data-region]');
		// In another tab it is asked for by its address.
		if (!region || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		settle();
		change(region.dataset['region'] ?? '');
		settle();
	});
}

/** Says which region's name is searched for. */
function markRegion(list: HTMLElement, text: string): void {
	for (const link of list.querySelectorAll<HTMLElement>('a[data-region]')) {
		const isAsked = fold(link.dataset['region'] ?? '') === fold(text);
		if (isAsked) link.setAttribute('aria-current', 'true');
		else link.removeAttribute('aria-current');
	}
}

customElements.define('destination-list', DestinationList);
