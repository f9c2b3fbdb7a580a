import { readFileSync } from 'node:fs';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Why a field is not to be found somewhere, by its name. */
export type Exceptions<Field extends string = string> = Partial<Record<Field, string>>;

/** What stands somewhere in place of a value: another spelling of it. */
export type Spellings<Field extends string = string> = Partial<Record<Field, string>>;

/**
 * The fields whose value is not told in a text, save the exceptions; with them what is excepted and no field. A test
 * expects none.
 */
export function untold(
	values: Readonly<Record<string, unknown>>,
	text: string,
	{ exceptions = {}, spellings = {} }: { exceptions?: Exceptions; spellings?: Spellings } = {},
): string[] {
	const missing = Object.entries(values)
		.filter(([name, value]) => !text.includes(spellings[name] ?? spelled(value)))
		.map(([name]) => name)
		.filter((name) => !(name in exceptions));
	const unknown = Object.keys(exceptions).filter((name) => !(name in values));
	return [...missing, ...unknown.map((name) => `${name} is an exception and no field`)];
}

/** The fields of a schema that a form does not ask for: by a control of that name, or by what else is said of it. */
export function unasked(
	schema: { shape: object },
	markup: string,
	otherwise: Spellings = {},
): string[] {
	return Object.keys(schema.shape).filter(
		(name) => !markup.includes(otherwise[name] ?? `name="${name}"`),
	);
}

/** The fields of a form to which a test gives no value, or one that another field has too: it is to be told apart. */
export function ungiven(schema: { shape: object }, values: object): string[] {
	const given = new Map(Object.entries(values).map(([name, value]) => [name, spelled(value)]));
	const all = [...given.values()];
	return Object.keys(schema.shape).filter((name) => {
		const text = given.get(name) ?? '';
		return name !== 'version' && (text === '' || all.filter((one) => one === text).length > 1);
	});
}

/**
 * The fields of a form that the privacy policy does not name.
 * @param what the words in bold with which its line about the form begins
 * @param words how the policy calls each field; null: it is nothing about a person
 */
export function unnamedInPolicy(
	what: string,
	schema: { shape: object },
	words: Readonly<Record<string, string | null>>,
): string[] {
	const policy = readFileSync('content/legal/privacy.mdx', 'utf8');
	const line = policy.split('\n').find((text) => text.startsWith(`- **${what}:**`)) ?? '';
	return Object.keys(schema.shape).filter((name) => {
		const word = words[name];
		return word === undefined || (word !== null && !line.includes(word));
	});
}

/** What a component shows, as the server would write it. */
export function markupOf<Props extends object>(
	component: ComponentType<Props>,
	props: Props,
): string {
	const element = createElement(component, props);
	const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => null } } });
	return renderToStaticMarkup(createElement(QueryClientProvider, { client }, element));
}

function spelled(value: unknown): string {
	if (value instanceof Date) return value.toISOString();
	return typeof value === 'string' ? value : JSON.stringify(value);
}
