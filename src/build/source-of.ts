import { legalPages } from '#src/domain/editorial.ts';

const folders: [address: RegExp, file: (id: string) => string][] = [
	[/^\/blog\/([^/]+)$/, (id) => `content/blog/${id}.mdx`],
	[/^\/guides\/([^/]+)$/, (id) => `content/guides/${id}.mdx`],
	[/^\/careers\/apply\/([^/]+)$/, (id) => `content/careers/${id}.mdx`],
	[/^\/(faqs)$/, () => 'content/faqs'],
	[/^\/(about)$/, () => 'content/about.mdx'],
	[new RegExp(`^/(${legalPages.join('|')})$`), (id) => `content/legal/${id}.mdx`],
];

/** The file that an editor opens to change the page at an address; null where code writes the page. */
export function sourceOf(address: string): string | null {
	for (const [pattern, file] of folders) {
		const [, id] = pattern.exec(address) ?? [];
		if (id !== undefined) return file(id);
	}
	return null;
}
