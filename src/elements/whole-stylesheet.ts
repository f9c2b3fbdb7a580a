import { addStylesheet } from '#src/ui/add-stylesheet.ts';

import address from '#src/styles/global.css?url';

let loading: Promise<void> | undefined;

/**
 * Pages that are only read come with a small stylesheet, which knows no form and no dialog. Fetches the whole
 * one where it is missing, and resolves once it applies; rejects when it cannot be fetched, and tries again
 * when it is called again.
 */
export function loadWholeStylesheet(): Promise<void> {
	const root = getComputedStyle(document.documentElement);
	if (root.getPropertyValue('--whole-stylesheet') !== '') return Promise.resolve();
	return (loading ??= addStylesheet(address).finally(() => {
		loading = undefined;
	}));
}
