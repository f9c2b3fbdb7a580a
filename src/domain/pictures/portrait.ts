/** Everybody whose portrait is drawn: the authors of posts and guides, and the people who lead the agency. */
export const portraitSlugs = [
	'maya-lindqvist',
	'daniel-okafor',
	'sofia-marchetti',
	'henry-walsh',
	'eleanor-brandt',
	'rafael-moreno',
	'priya-nair',
	'thomas-keller',
] as const;
export type PortraitSlug = (typeof portraitSlugs)[number];

/** Widths in pixels in which a portrait (1:1) is delivered. */
export const portraitWidths = [96, 192, 384] as const;

/** The srcset of a portrait in one format. */
export function portraitSourceSet(slug: PortraitSlug, format: 'avif' | 'webp'): string {
	return portraitWidths
		.map((width) => `/portraits/${slug}-${width}.${format} ${width}w`)
		.join(', ');
}

/** The largest file of a portrait, for browsers that choose none. */
export function portraitFile(slug: PortraitSlug): string {
	return `/portraits/${slug}-${portraitWidths.at(-1)}.webp`;
}
