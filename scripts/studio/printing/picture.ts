import { createHash } from 'node:crypto';

/** A drawing and the files that are made of it. */
export type Picture = {
	/** 'posters/london' */
	name: string;
	/** The whole SVG document. */
	svg: string;
	/** How files are made of the drawing: sizes, formats, qualities. */
	recipe: object;
	/** What is made, as paths below `public/`. */
	files: readonly string[];
	/** The content of each of the files, in their order. The same drawing and recipe give the same bytes. */
	make: () => Promise<Buffer[]>;
};

/** Equal for two pictures exactly when their drawing, recipe and files are. */
export function digestOf({ svg, recipe, files }: Picture): string {
	return createHash('sha256')
		.update(JSON.stringify([svg, recipe, files]))
		.digest('hex');
}
