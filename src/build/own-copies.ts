import type { Plugin } from 'vite';

/**
 * What holds no state, only what is true or how it looks: the floors below, and files of messages. The back office has
 * so much of it in common that its tabs share it.
 */
const stateless =
	/[/\\]src[/\\](?:(?:domain|ui|islands)[/\\](?!admin[/\\]).*|(?:contract|stores)[/\\]\w+[/\\]messages|paths|site)\.tsx?$|[/\\]node_modules[/\\]@?date-fns[/\\].*\.js$/;
const ours = /[/\\]src[/\\](?!.*[/\\]admin[/\\])([^?]+)\.\w+(?:\?|$)/;
const mark = '?copy-of=';

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
				const [path = importer, copyOf] = importer.split(mark);
				const owner = copyOf ?? ownerOf(path);
				if (owner === undefined) return null;
				const found = await this.resolve(source, path, { ...options, skipSelf: true });
				return found && stateless.test(found.id)
					? { ...found, id: `${found.id}${mark}${owner}` }
					: found;
			},
		},
	};
}

/** The contract is one file in the browser, so it needs one copy. */
function ownerOf(path: string): string | undefined {
	const place = ours.exec(path)?.[1]?.replaceAll(/\W/g, '-');
	return place?.startsWith('contract-') ? 'contract' : place;
}
