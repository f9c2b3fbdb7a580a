import { addStylesheet } from '#src/ui/add-stylesheet.ts';

import address from '#src/styles/new-booking.css?url';

let loading: Promise<void> | undefined;

/** Fetches the styles of the form, which the panel does not carry; rejects when they cannot be fetched, and tries again then. */
export function loadFormStyles(): Promise<void> {
	loading ??= addStylesheet(address).catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
}
