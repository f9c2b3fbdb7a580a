import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/**
 * Of the floors with state, the rooms whose files are used together, and together with the contract; without what only one
 * page or the back office needs of them.
 */
const rooms =
	/[/\\]src[/\\](?:contract|stores)[/\\](bookings|requests|users)[/\\](?!session|keep-known-caller|remembered-user|known-person|account-page|invitation|saved-traveller|calendar|booking-record|payment)[^?]*$/;

/**
 * Which modules share a file, beside what `ownCopies` puts into the file of each island. A group takes what its modules
 * import along, except for what stands in one before it: so they are ordered from what most need to what few need.
 */
export const scriptGroups: Group[] = [
	// The toaster is on every page: what islands share with it comes in its file,
	// so that a page without islands needs one request for its script.
	{
		name: 'toaster',
		test: /preload-helper|[/\\]src[/\\]elements[/\\]every-page[/\\]|[/\\]components[/\\]site[/\\]Toaster\b/,
	},
	// On every page with rows of the catalog: what the scripts of lists share comes in its file, and what takes deals out of them.
	{
		name: 'fresh-rows',
		test: /[/\\]components[/\\]catalog[/\\]FreshRows\b|[/\\]src[/\\]elements[/\\](listed-rows|list-words|address-steps|departed-deals)\b/,
	},
	// Every island needs all of it, and the custom offer dialog too: one request instead of four.
	{
		name: 'react',
		test: /rolldown.runtime|node_modules[/\\](react|react-dom|scheduler|@nanostores[/\\]react)[/\\]|content[/\\]site\.json/,
	},
	// What asks the API, and what checks the answers.
	{
		name: 'contract',
		test: /node_modules[/\\]zod[/\\]|src[/\\]contract[/\\](text|http|catalog)\b|copy-of=contract|src[/\\]browser[/\\](api|attempts|call-from-form|send-unless-known)\b|src[/\\]stores[/\\]forms[/\\]/,
	},
	{ name: 'forms', test: /node_modules[/\\](react-hook-form|@hookform|@standard-schema)[/\\]/ },
	// The menu of whoever is signed in needs no more of the users than this.
	{ name: 'session', test: /src[/\\]stores[/\\]users[/\\]session\.ts$/ },
	{ test: rooms, name: (module) => rooms.exec(module)?.[1], minShareCount: 2 },
	{
		name: 'flight-search',
		test: /src[/\\]stores[/\\]flights[/\\](search|search-fields|airports)\.ts$/,
		minShareCount: 2,
	},
];
