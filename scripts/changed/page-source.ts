import { filesIn } from '../import-graph.ts';

/** Finds the file of src/pages that an address is drawn by: '/tours/3' by 'src/pages/tours/[id].astro'. */
export function pageSources(): (address: string) => string | null {
	const pages = filesIn('src/pages').filter((file) => file.endsWith('.astro'));
	// What is named to the letter comes before what stands for any name.
	const patterns = pages
		.map((file) => ({ file, pattern: patternOf(file) }))
		.toSorted((one, other) => wildcards(one.file) - wildcards(other.file));
	return (address) => {
		// A function fills it for an address that no page is built for.
		const shell = `src/pages/${address.split('/')[1]}/shell.astro`;
		const built = patterns.find(({ pattern }) => pattern.test(address))?.file;
		return built ?? (pages.includes(shell) ? shell : null);
	};
}

function patternOf(file: string): RegExp {
	const path = file.replace(/^src\/pages/, '').replace(/(\/index)?\.astro$/, '');
	const pattern = path
		.split(/(\[[^\]]+\])/)
		.map((part) => {
			if (part.startsWith('[...')) return '.*';
			return part.startsWith('[') ? '[^/]+' : RegExp.escape(part);
		})
		.join('');
	return new RegExp(`^${pattern}/?$`);
}

function wildcards(file: string): number {
	return file.split('[').length;
}
