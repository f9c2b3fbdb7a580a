import type { Plugin } from 'vite';

/** What holds no state, only what is true or how it looks. */
const stateless = [
	/[/\\]src[/\\](domain|ui|islands(?![/\\]desk[/\\]))[/\\].*\.tsx?$/,
	/[/\\]src[/\\](contract|stores)[/\\]\w+[/\\]messages\.ts$/,
	/[/\\]src[/\\](paths|site|browser[/\\]known-person|stores[/\\]log-failure)\.ts$/,
	/[/\\]src[/\\]assets[/\\].*\?inline$/,
	/[/\\]node_modules[/\\]@?date-fns[/\\].*\.js$/,
];
const ours = /[/\\]src[/\\]([^?]+)\.\w+(?:\?|$)/;
/** Also the contracts that nobody but the desk needs. */
const ofBackOffice =
	/[/\\]src[/\\](?:.*[/\\]desk[/\\]|contract[/\\](?:no-card-number|bookings[/\\](?:booking-record|payment)|trips[/\\]schedule-change)\.)/;
/** What its door sends before anybody is known. */
const ofDoor = /[/\\]desk[/\\](?:sign-in-calls|sign-in)\.ts/;
const mark = 'copy-of=';

/**
 * Gives each island, and whatever else is loaded by itself, a copy of its own of the little modules without state that
 * it imports. Shared, they would be two dozen files of a kilobyte, found one after another; in the file of their island
 * they are compressed together with it, and nothing is loaded that it does not use.
 */
export function ownCopies(): Plugin {
	return {
		name: 'own-copies',
		apply: 'build',
		enforce: 'pre',
		applyToEnvironment: ({ name }) => name === 'client',
		resolveId: {
			order: 'pre',
			async handler(source, importer, options) {
				// What is imported when it is needed is loaded by itself.
				if (importer === undefined || options.kind === 'dynamic-import') return null;
				const [path = importer, copyOf] = importer.split(`?${mark}`);
				const owner = copyOf ?? ownerOf(path);
				if (owner === undefined) return null;
				const found = await this.resolve(source, path, { ...options, skipSelf: true });
				if (!found || !stateless.some((modules) => modules.test(found.id))) return found;
				const separator = found.id.includes('?') ? '&' : '?';
				return { ...found, id: `${found.id}${separator}${mark}${owner}` };
			},
		},
	};
}

/**
 * The contract is one file in the browser, so it needs one copy. The back office has so much in common that its tabs share
 * one; what its contracts need is no part of what every visitor loads.
 */
function ownerOf(path: string): string | undefined {
	if (ofDoor.test(path)) return 'door';
	if (ofBackOffice.test(path)) return 'panel';
	const place = ours.exec(path)?.[1]?.replaceAll(/\W/g, '-');
	return place?.startsWith('contract-') ? 'contract' : place;
}
