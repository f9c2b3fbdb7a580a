import { filesIn, isCode, read } from '../import-graph.ts';

const shown = [
	'src/islands',
	'src/elements',
	'src/ui',
	'src/components',
	'src/layouts',
	'src/pages',
];

/** The files that name a class which a stylesheet describes, those that name most of them first. */
export function usersOfStyle(stylesheet: string): string[] {
	const classes = classesIn(read(stylesheet));
	return shown
		.flatMap(filesIn)
		.filter(isCode)
		.map((file) => ({ file, named: namedIn(read(file), classes) }))
		.filter(({ named }) => named > 0)
		.toSorted((one, other) => other.named - one.named)
		.map(({ file }) => file);
}

/** '.payment-rows > li' describes 'payment-rows'. */
function classesIn(css: string): Set<string> {
	const text = css.replaceAll(/\/\*[^]*?\*\//g, '');
	return new Set(Array.from(text.matchAll(/\.([a-z][\w-]*)/g), ([, name = '']) => name));
}

function namedIn(text: string, classes: ReadonlySet<string>): number {
	const words = new Set(text.match(/[a-z][\w-]*/g));
	return [...classes].filter((name) => words.has(name)).length;
}
