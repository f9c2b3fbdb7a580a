import { site } from '#src/site.ts';

/** The whole address of a path of the site: '/blog' gives 'https://brightdepartures.example/blog'. */
export function absoluteAddress(path: string): string {
	return new URL(path, site.url).href;
}
