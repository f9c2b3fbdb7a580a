import { keepPreviousData } from '@tanstack/query-core';
import { atom } from 'nanostores';

import { findAnything } from '#src/contract/desk/find.ts';

import { $access } from './access.ts';
import { callDeskApi } from './call-desk-api.ts';
import {
	type PanelAddress,
	screenAddress,
	showScreen,
	showTab,
	tabAddress,
} from './panel-address.ts';

/** What fits what somebody says; what fitted before stays while that is on its way. */
export function findQuery(q: string) {
	return {
		queryKey: [findAnything.path, q],
		queryFn: ({ signal }: { signal: AbortSignal }) =>
			callDeskApi(findAnything, { query: { q }, signal }),
		placeholderData: keepPreviousData,
	};
}

/** Where something that was found is read: a screen of the panel, or a tab that shows it. */
type FindTarget = { screen: string } | { tab: string; view: PanelAddress };

/** Something that was found, in words. */
export type Found = {
	/** 'booking-12': told apart by it. */
	key: string;
	title: string;
	detail: string;
	target: FindTarget;
	/** It is a list and nothing that was found. */
	isAll?: true;
};

/** How many of those that were opened last are offered again. */
const mostRecent = 6;

/** What was opened last, the latest first: of this sitting alone, and never written to the browser's storage. */
export const $recent = atom<readonly Found[]>([]);

// Nothing stays for whoever sits down here next.
$access.listen(({ state }) => {
	if (state !== 'open') $recent.set([]);
});

/** Opens what was found, and remembers it for a while. */
export function openFound({ key, title, detail, target, isAll }: Found): void {
	const others = $recent.get().filter((each) => each.key !== key);
	if (!isAll) $recent.set([{ key, title, detail, target }, ...others].slice(0, mostRecent));
	if ('screen' in target) showScreen(target.screen);
	else showTab(target.tab, target.view);
}

/** The address under which something that was found opens in a window of its own. */
export function foundAddress({ target }: Found): string {
	return 'screen' in target ? screenAddress(target.screen) : tabAddress(target.tab, target.view);
}
