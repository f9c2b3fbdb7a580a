import { transform } from 'lightningcss';
import type {
	CustomAtRules,
	Selector,
	SelectorComponent,
	TransformOptions,
	Visitor,
} from 'lightningcss';

/** Tells of a class, id, element, component's mark, variable or animation whether a page may hold it. */
export type MayHold = (name: string) => boolean;

/**
 * Leaves of a stylesheet the rules whose classes, ids and elements a page may hold, and the variables and
 * animations that those name. States, media and what stands in `:not()` are always kept, and so are all
 * attributes, which scripts set under other names, but for the marks that Astro gives a component's elements.
 */
export function pruneStyles(css: string, mayHold: MayHold): string {
	let pruned = minified(css, { visitor: rulesFor(mayHold) });
	let before: string;
	do {
		before = pruned;
		// A variable that goes may be the last that named another one.
		pruned = minified(before, { unusedSymbols: unusedNames(before, mayHold) });
	} while (pruned.length < before.length);
	return pruned;
}

function minified(
	css: string,
	options: Pick<TransformOptions<CustomAtRules>, 'unusedSymbols' | 'visitor'>,
): string {
	const { code } = transform({
		filename: 'page.css',
		code: Buffer.from(css),
		minify: true,
		...options,
	});
	return Buffer.from(code).toString();
}

/** Every rule is brought to JavaScript for this, which takes three times as long as all the rest: once is enough. */
function rulesFor(mayHold: MayHold): Visitor<CustomAtRules> {
	return {
		Rule: {
			style: ({ value }) =>
				value.selectors.some((selector) => mayMatch(selector, mayHold)) ? undefined : [],
		},
	};
}

function mayMatch(selector: Selector, mayHold: MayHold): boolean {
	return selector.every((component) => componentMayMatch(component, mayHold));
}

function componentMayMatch(component: SelectorComponent, mayHold: MayHold): boolean {
	if (component.type === 'type' || component.type === 'class' || component.type === 'id') {
		return mayHold(component.name);
	}
	if (component.type === 'attribute') {
		return !component.name.startsWith('data-astro-cid-') || mayHold(component.name);
	}
	const isAlternative =
		component.type === 'pseudo-class' &&
		(component.kind === 'is' || component.kind === 'where' || component.kind === 'has');
	return !isAlternative || component.selectors.some((selector) => mayMatch(selector, mayHold));
}

/** Variables and animations that a sheet defines, and neither itself nor the page names. */
function unusedNames(css: string, mayHold: MayHold): string[] {
	const definitions = css.matchAll(
		/[{;,\s](--[\w-]+)\s*:|@keyframes ([\w-]+)|@property (--[\w-]+)/g,
	);
	const variables = Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);
	// An animation's value may name variables too: `rise 200ms var(--ease-out)`.
	const animations = Array.from(
		css.matchAll(/[{;]animation(?:-name)?:([^;}]+)/g),
		([, value = '']) => value.split(/[\s,]+/),
	);
	const used = new Set([...variables, ...animations.flat()]);
	const defined = new Set(Array.from(definitions, ([, ...names]) => names.find(Boolean) ?? ''));
	return [...defined].filter((name) => !used.has(name) && !mayHold(name));
}
