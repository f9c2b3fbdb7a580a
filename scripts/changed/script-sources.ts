import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';

/** Tells of which source a script of the build is at an offset; null for packages and what the bundler wrote. */
export type SourceAt = (offset: number) => string | null;

/**
 * @param script its file
 * @param map the file of its source map
 * @returns null for a script that has no map
 */
export async function sourcesOfScript(script: string, map: string): Promise<SourceAt | null> {
	const text = await readFile(script, 'utf8').catch(() => null);
	const payload = await readFile(map, 'utf8').catch(() => null);
	if (text === null || payload === null) return null;
	const sources = new SourceMap(JSON.parse(payload));
	const lines = lineStarts(text);
	return (offset) => {
		const line = lines.findLastIndex((start) => start <= offset);
		const entry = sources.findEntry(line, offset - (lines[line] ?? 0));
		return 'originalSource' in entry ? ownSource(entry.originalSource ?? '') : null;
	};
}

/** '../../src/ui/Tabs.tsx?copy-of=…' is 'src/ui/Tabs.tsx'. */
function ownSource(path: string): string | null {
	if (path.includes('node_modules')) return null;
	return /(?:^|\/)(src\/[^?]+)/.exec(path)?.[1] ?? null;
}

function lineStarts(text: string): number[] {
	return [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
}
