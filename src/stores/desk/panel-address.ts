import { atom } from 'nanostores';

import { paths } from '#src/paths.ts';

/** What the address says of the panel: its tab, and what the tab shows: a search, a filter, a page. */
export type PanelAddress = Readonly<Record<string, string>>;

/** Whether Back returns to what was before. */
type Step = 'push' | 'replace';

export const tabParameter = 'tab';
/** What is open in place of the tab's list: 'booking-12'; `panel-screens.ts` reads it. */
const screenParameter = 'open';

export const $panelAddress = atom<PanelAddress>({});

/** Takes over what the address says, from now on: also when the browser goes back or forth. */
export function followAddress(): void {
	read();
	addEventListener('popstate', read);
}

/** Goes to another tab, or to the same one with nothing chosen in it. */
export function showTab(tab: string, view: PanelAddress = {}, step: Step = 'push'): void {
	write({ [tabParameter]: tab, ...view }, step);
}

/**
 * Changes what the tab shows: '' takes a part away. Whatever is changed but the page leads back to the first page.
 * @param step `replace` for what changes key by key, as a search does: Back shall not go through it
 */
export function changeView(changes: PanelAddress, step: Step = 'push'): void {
	write({ ...$panelAddress.get(), page: '', ...changes }, step);
}

/** Shows all rows of the tab: no search, no filter, in their own order. */
export function showEverything(): void {
	showTab($panelAddress.get()[tabParameter] ?? '');
}

/** Opens something in place of the tab's list; Back leads to the list as it was. */
export function showScreen(screen: string): void {
	write({ ...$panelAddress.get(), [screenParameter]: screen }, 'push');
}

/** Closes what is open in place of the tab's list. */
export function closeScreen(): void {
	write({ ...$panelAddress.get(), [screenParameter]: '' }, 'push');
}

/** What is open in place of the tab's list; '' where nothing is. */
export function openScreen(address: PanelAddress): string {
	return address[screenParameter] ?? '';
}

/** The address under which something is open in place of a tab's list: one that can be sent to a colleague. */
export function screenAddress(screen: string, tab = ''): string {
	const named = tab === '' ? {} : { [tabParameter]: tab };
	return addressOf({ ...named, [screenParameter]: screen });
}

/** The address of a tab. */
export function tabAddress(tab: string, view: PanelAddress = {}): string {
	return addressOf({ [tabParameter]: tab, ...view });
}

/** Takes out of the address what was looked at: for whoever signs in next. */
export function forgetAddress(): void {
	write({}, 'replace');
}

function read(): void {
	$panelAddress.set(Object.fromEntries(new URLSearchParams(location.search)));
}

function write(address: PanelAddress, step: Step): void {
	const said = Object.fromEntries(Object.entries(address).filter(([, value]) => value !== ''));
	if (step === 'push') history.pushState(null, '', addressOf(said));
	else history.replaceState(null, '', addressOf(said));
	$panelAddress.set(said);
}

function addressOf(said: PanelAddress): string {
	const query = String(new URLSearchParams(said));
	return query === '' ? paths.admin : `${paths.admin}?${query}`;
}
