import { ApiError } from '#src/browser/api.ts';

import { $panelAddress, changeView } from './panel-address.ts';

/** Takes out of the address what the API has refused to narrow or order a list by: a link of old, or mistyped. */
export function correctView(error: Error): void {
	if (!(error instanceof ApiError) || error.status !== 400) return;
	const address = $panelAddress.get();
	const wrong = (error.reply?.issues ?? []).filter(({ path }) => path in address);
	if (wrong.length === 0) return;
	changeView(Object.fromEntries(wrong.map(({ path }) => [path, ''])), 'replace');
}
