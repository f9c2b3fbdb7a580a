import { atom } from 'nanostores';

import { paths } from '#src/paths.ts';

/** What the address says of the panel: its tab, and what the tab shows: a search, a filter, a page. */
export type PanelAddress = Readonly<Record<string, string>>;

export const tabParameter = 'tab';

export const $panelAddress = atom<PanelAddress>({});

/** Takes over what the address says, now and whenever the browser goes back or forth. Gives what ends that. */
export function followAddress(): () => void {
	read();
	addEventListener('popstate', read);
	return () => removeEventListener('popstate', read);
}

/** Goes to another tab, or to the same one with nothing chosen in it. */
export function showTab(tab: string, view: PanelAddress = {}): void {
	write({ [tabParameter]: tab, ...view }, 'push');
}

/**
 * Changes what the tab shows: '' takes a part away. Whatever is changed but the page leads back to the first page.
 * @param step `replace` for what changes key by key, as a search does: Back shall not go through it
 */
export function changeView(changes: PanelAddress, step: 'push' | 'replace' = 'push'): void {
	write({ ...$panelAddress.get(), page: '', ...changes }, step);
}

/** The address of a tab. */
export function tabAddress(tab: string, view: PanelAddress = {}): string {
	return `${paths.admin}?${new URLSearchParams({ [tabParameter]: tab, ...view })}`;
}

function read(): void {
	$panelAddress.set(Object.fromEntries(new URLSearchParams(location.search)));
}

function write(address: PanelAddress, step: 'push' | 'replace'): void {
	const said = Object.fromEntries(Object.entries(address).filter(([, value]) => value !== ''));
	const url = `${paths.admin}?${new URLSearchParams(said)}`;
	if (step === 'push') history.pushState(null, '', url);
	else history.replaceState(null, '', url);
	$panelAddress.set(said);
}
