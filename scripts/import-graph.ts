import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';

export function importsOf(file: string): string[] {
	return importsIn(read(file)).map((specifier) => resolveImport(file, specifier));
}

/** What a text imports, at once, later or as types only, and the modules that it addresses without importing them. */
export function importsIn(text: string): string[] {
	const found = text.matchAll(
		/(?:\bfrom\s+|\bimport\s*\(\s*|^\s*import\s+|\bnew URL\(\s*(?=['"][^'"]+\.tsx?['"]))['"]([^'"]+)['"]/gm,
	);
	return Array.from(found, ([, specifier = '']) => specifier);
}

/** The groups of files of which each leads to all others of its group (Tarjan's strongly connected components). */
export function circlesOf(files: string[], next: (file: string) => string[]): string[][] {
	const known = new Set(files);
	const order = new Map<string, number>();
	const path: string[] = [];
	const circles: string[][] = [];
	for (const file of files) if (!order.has(file)) visit(file);
	return circles;

	function visit(file: string): number {
		const position = order.size;
		order.set(file, position);
		path.push(file);
		let low = position;
		const targets = next(file).filter((target) => known.has(target));
		for (const target of targets) {
			if (!order.has(target)) low = Math.min(low, visit(target));
			else if (path.includes(target)) low = Math.min(low, order.get(target) ?? low);
		}
		if (low === position) {
			const circle = path.splice(path.indexOf(file));
			if (circle.length > 1 || targets.includes(file)) circles.push(circle.toSorted());
		}
		return low;
	}
}

function resolveImport(file: string, specifier: string): string {
	const path = specifier.replace(/\?\w+$/, '');
	if (path.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), path));
	return path.replace(/^#(src|functions)\//, '$1/');
}

/** Packages that a folder has of its own are not looked at. */
export function filesIn(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true })
		.filter(({ name }) => name !== 'node_modules')
		.flatMap((entry) => {
			const path = `${folder}/${entry.name}`;
			return entry.isDirectory() ? filesIn(path) : [path];
		});
}

export function isCode(file: string): boolean {
	return /\.(ts|tsx|astro|mjs)$/.test(file);
}

const contents = new Map<string, string>();

export function read(file: string): string {
	const content = contents.get(file) ?? readFileSync(file, 'utf8');
	contents.set(file, content);
	return content;
}
