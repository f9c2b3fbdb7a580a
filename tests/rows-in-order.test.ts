import ts from 'typescript';
import { expect, test } from 'vitest';

import { filesIn, isCode, read } from '../scripts/import-graph.ts';

/**
 * The lines of a test's text that read rows without `orderBy` and keep more than one: a table has no order, and a list
 * compared by place is red by chance.
 */
function unorderedReads(file: string, text: string): string[] {
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	const found: string[] = [];
	visit(source);
	return found;

	function visit(node: ts.Node): void {
		if (isRead(node)) {
			const { whole, methods } = chainOf(node);
			const isOrdered = methods.includes('orderBy');
			if (!isOrdered && !isSum(node, methods) && !isForAnyOrder(whole)) {
				const { line } = source.getLineAndCharacterOfPosition(node.getStart());
				found.push(`${file}:${line + 1}`);
			}
		}
		ts.forEachChild(node, visit);
	}
}

/** `db.select(…).from(…)` */
function isRead(node: ts.Node): node is ts.CallExpression {
	if (methodOf(node) !== 'from' || !ts.isCallExpression(node)) return false;
	const { expression } = node;
	return (
		ts.isPropertyAccessExpression(expression) &&
		methodOf(expression.expression)?.startsWith('select') === true
	);
}

function methodOf(node: ts.Node): string | undefined {
	if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
		return undefined;
	return node.expression.name.text;
}

/** `select({ five: sql`count(*)` })`: one row, of all that there are. */
function isSum(read: ts.CallExpression, methods: string[]): boolean {
	return (
		!methods.includes('groupBy') && /\b(?:count|sum|min|max)\(/.test(read.expression.getText())
	);
}

/** What is called on a query after another, as `.where(…).limit(…)`. */
function chainOf(from: ts.Node): { whole: ts.Node; methods: string[] } {
	const methods: string[] = [];
	let whole = from;
	while (ts.isPropertyAccessExpression(whole.parent) && ts.isCallExpression(whole.parent.parent)) {
		methods.push(whole.parent.name.text);
		whole = whole.parent.parent;
	}
	return { whole, methods };
}

/** One row, `const [row] = await …`, or each by itself, `for (const row of await …)`, or a list of none or one. */
function isForAnyOrder(query: ts.Node): boolean {
	let used = query;
	while (ts.isAwaitExpression(used.parent) || ts.isParenthesizedExpression(used.parent)) {
		used = used.parent;
	}
	const { parent } = used;
	if (ts.isVariableDeclaration(parent)) return isOneOf(parent.name);
	return ts.isForOfStatement(parent) || (ts.isCallExpression(parent) && isOfOne(parent));
}

function isOneOf(name: ts.BindingName): boolean {
	if (!ts.isArrayBindingPattern(name) || name.elements.length !== 1) return false;
	return name.elements.every((one) => ts.isBindingElement(one) && one.dotDotDotToken === undefined);
}

/** `expect(…).toEqual([row])` and the like, where a second row is a failure in whatever place it comes. */
function isOfOne(call: ts.CallExpression): boolean {
	if (call.expression.getText() !== 'expect') return false;
	const { whole, methods } = chainOf(call);
	if (methods.includes('toHaveLength') || !ts.isCallExpression(whole)) return methods.length > 0;
	const [expected] = whole.arguments;
	if (expected === undefined || !ts.isArrayLiteralExpression(expected)) return false;
	return expected.elements.length < 2 && !expected.elements.some(ts.isSpreadElement);
}

test('whatever tests read as a list of rows, they read in an order', () => {
	const files = filesIn('tests').filter(isCode);
	expect(files.flatMap((file) => unorderedReads(file, read(file)))).toEqual([]);
});

test.each([
	'const rows = await db.select().from(users);',
	'const [first, second] = await db.select().from(users).where(isNew);',
	'const [first, ...more] = await db.select().from(users);',
	'expect(await db.select().from(users)).toEqual([ada, grace]);',
	'expect(await db.select().from(users)).toEqual([...people]);',
	'const names = (await db.select({ name: users.name }).from(users)).map(({ name }) => name);',
	'const rows = await db.select({ all: count() }).from(users).groupBy(users.name);',
	'const all = () => db.selectDistinct().from(users).limit(2);',
])('%s', (text) => {
	expect(unorderedReads('a.test.ts', text)).toEqual(['a.test.ts:1']);
});

test.each([
	'const rows = await db.select().from(users).where(isNew).orderBy(users.id).limit(2);',
	'const [row] = await db.select().from(users);',
	'const rows = await db.select({ all: count() }).from(users);',
	'expect(await db.select().from(users)).toMatchObject([{ name }]);',
	'expect(await db.select().from(users)).toHaveLength(2);',
	'for (const row of await db.select().from(users)) use(row);',
	'const letters = Array.from(names);',
])('%s', (text) => {
	expect(unorderedReads('a.test.ts', text)).toEqual([]);
});
