import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { posix } from 'node:path';

import { transformSync } from 'esbuild';

/**
 * For the Dockerfile: leaves in `package.json` only the packages that serving and the commands of the database import, so
 * that `npm prune` removes what only a build needs.
 */
const packageFile = 'package.json';
const known: Package = JSON.parse(readFileSync(packageFile, 'utf8'));
const served = servedPackages(entries(known));
const dependencies = Object.entries(known.dependencies).filter(([name]) => served.has(name));
const kept = { ...known, dependencies: Object.fromEntries(dependencies), devDependencies: {} };
writeFileSync(packageFile, JSON.stringify(kept, null, '\t'));
console.log(`Serving needs ${dependencies.map(([name]) => name).join(', ')}.`);

type Package = { scripts: Record<string, string>; dependencies: Record<string, string> };

/** What the image runs: it never builds, as `npm start` does. The commands of the database, and the functions. */
function entries({ scripts }: Package): string[] {
	const commands = Object.values(scripts).flatMap(
		(script) => script.match(/\bsrc\/server\/\S+\.ts\b/g) ?? [],
	);
	const functions = readdirSync('functions').filter((name) => name.endsWith('.ts'));
	return ['src/local/serve.ts', ...commands, ...functions.map((name) => `functions/${name}`)];
}

function servedPackages(files: readonly string[]): Set<string> {
	const packages = new Set<string>();
	const seen = new Set<string>();
	const waiting = [...files];
	for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
		if (seen.has(file) || !existsSync(file)) continue;
		seen.add(file);
		for (const specifier of /\.tsx?$/.test(file) ? importsIn(file) : []) {
			const path = ownPath(file, specifier);
			if (path !== null) waiting.push(path);
			else packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
		}
	}
	return packages;
}

/** What a file loads, at once or later; types are gone by then. */
function importsIn(file: string): string[] {
	const source = readFileSync(file, 'utf8');
	const code = file.endsWith('.tsx')
		? transformSync(source, { loader: 'tsx', jsx: 'automatic' }).code
		: stripTypeScriptTypes(source);
	const found = code.matchAll(
		/(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+|\bnew URL\(\s*(?=['"][^'"]+\.ts['"]))['"]([^'"]+)['"]/gm,
	);
	return Array.from(found, ([, specifier = '']) => specifier);
}

/** null for what is not ours. */
function ownPath(file: string, specifier: string): string | null {
	if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
	return specifier.startsWith('#') ? specifier.slice(1) : null;
}
