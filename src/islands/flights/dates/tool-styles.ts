import { addStylesheet } from '#src/ui/add-stylesheet.ts';

import address from '#src/styles/date-tools.css?url';

let loading: Promise<void> | undefined;

/** Fetches the styles of the panels, which no page carries; rejects when they cannot be fetched, and tries again then. */
export function loadToolStyles(): Promise<void> {
	loading ??= addStylesheet(address).catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
}
