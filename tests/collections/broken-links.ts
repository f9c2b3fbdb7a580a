import { adding, type Broken } from './broken.ts';

/** Links that lead nowhere, as a check without a build tells. */
export const brokenLinks: Broken[] = [
	[
		'a link to no page',
		'blog',
		adding('See [our tours](/tourz).'),
		/line \d+: found the link "\/tourz", but there is no such page or picture\. Write the address/,
	],
	[
		'a link to no heading of its own',
		'guides',
		adding('See [below](#the-end).'),
		/line \d+: found the link "#the-end", but the page has no such heading/,
	],
	[
		'a link to no heading of another',
		'legal',
		adding('See [it](/blog/when-to-book#never).'),
		/found the link "\/blog\/when-to-book#never", but the page has no such heading/,
	],
];
