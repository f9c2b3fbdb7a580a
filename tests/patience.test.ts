import ts from 'typescript';
import { expect, test } from 'vitest';

import { filesIn, isCode, read } from '../scripts/import-graph.ts';

/**
 * The lines of a test's text that wait with Vitest's own patience, which is a second and cannot be configured: on a busy
 * machine that is red by chance. `expect.poll` has the patience of the configuration.
 */
function hastyWaits(file: string, text: string): string[] {
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	const found: string[] = [];
	visit(source);
	return found;

	function visit(node: ts.Node): void {
		if (
			ts.isCallExpression(node) &&
			/^vi\.wait(For|Until)$/.test(node.expression.getText()) &&
			node.arguments.length < 2
		) {
			found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
		}
		ts.forEachChild(node, visit);
	}
}

test('a wait that says how long is found to be patient, and one that does not is not', () => {
	const text = `
		await vi.waitFor(() => expect(seen).toBe(1));
		await vi.waitUntil(isThere, { timeout: 20_000 });
		await vi.waitUntil(() => rows.length === 1);
		await expect.poll(() => rows.length).toBe(1);`;
	expect(hastyWaits('a.test.ts', text)).toEqual(['a.test.ts:2', 'a.test.ts:4']);
});

test('no test waits for a second only', () => {
	const files = filesIn('tests').filter((file) => isCode(file) && read(file).includes('vi.wait'));
	expect(files.flatMap((file) => hastyWaits(file, read(file)))).toEqual([]);
});
