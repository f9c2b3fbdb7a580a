import { type PictureName, pictureNames } from './poster.ts';

/** What a drawing was drawn for: a poster, the head of a page, a day of a tour. */
export type DrawingKind = 'poster' | 'wide' | 'day';

const kinds: readonly { kind: DrawingKind; title: string; prefix: RegExp }[] = [
	{ kind: 'poster', title: 'Posters', prefix: /^(?!hero-|wide-|spot-)/ },
	{ kind: 'wide', title: 'Wide pictures', prefix: /^(?:hero|wide)-/ },
	{ kind: 'day', title: 'Drawings of days', prefix: /^spot-/ },
];

/** Our drawings by what they were drawn for, those first that fit best; a kind without any is left out. */
export function drawingsByKind(fits: DrawingKind) {
	return kinds
		.toSorted((one, other) => Number(other.kind === fits) - Number(one.kind === fits))
		.map(({ kind, title, prefix }) => ({
			kind,
			title,
			names: pictureNames.filter((name) => prefix.test(name)),
		}))
		.filter(({ names }) => names.length > 0);
}

/** A drawing as people call it: 'mexico-city' is Mexico City, 'hero-lagoon' is Wide Lagoon. */
export function drawingTitle(name: PictureName): string {
	const words = name
		.replace(/^(?:hero|wide)-/, 'wide-')
		.replace(/^spot-/, '')
		.split('-');
	return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
