import { readFileSync } from 'node:fs';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';

/** Why a field is not to be found somewhere, by its name. */
export type Exceptions<Field extends string = string> = Partial<Record<Field, string>>;

/** What stands somewhere in place of a value: another spelling of it. */
export type Spellings<Field extends string = string> = Partial<Record<Field, string>>;

/**
 * Expects every value to be told in a text, save the exceptions; those have to be fields.
 * @param where what the text is, for whoever reads the failure
 */
export function expectAllTold(
	where: string,
	values: Readonly<Record<string, unknown>>,
	text: string,
	{ exceptions = {}, spellings = {} }: { exceptions?: Exceptions; spellings?: Spellings } = {},
): void {
	const untold = Object.entries(values).filter(
		([name, value]) => !text.includes(spellings[name] ?? spelled(value)),
	);
	const missing = untold.map(([name]) => name).filter((name) => !(name in exceptions));
	expect(missing, `not told in ${where}`).toEqual([]);
	const unknown = Object.keys(exceptions).filter((name) => !(name in values));
	expect(unknown, `exceptions that are no fields, of ${where}`).toEqual([]);
}

/** Expects a form to ask for every field of its schema: by a control of its name, or by what else is said of it. */
export function expectAllAsked(
	schema: { shape: object },
	markup: string,
	otherwise: Spellings = {},
): void {
	const names = Object.keys(schema.shape);
	const isAsked = (name: string) => markup.includes(otherwise[name] ?? `name="${name}"`);
	expect(
		names.filter((name) => !isAsked(name)),
		'fields that the form does not ask for',
	).toEqual([]);
}

/** Expects every field of a form to have a value, another one for each, so that it is known where it is found. */
export function expectAllGiven(schema: { shape: object }, values: object): void {
	const given = new Map(Object.entries(values));
	const names = Object.keys(schema.shape).filter((name) => name !== 'version');
	expect(
		names.filter((name) => spelled(given.get(name) ?? '') === ''),
		'fields that this test gives no value',
	).toEqual([]);
	const texts = names.map((name) => spelled(given.get(name)));
	expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
}

/**
 * Expects the privacy policy to name what a form asks for.
 * @param what the words in bold with which its line begins
 * @param words how the policy calls each field; null: it is nothing about a person
 */
export function expectPrivacyNames(
	what: string,
	schema: { shape: object },
	words: Readonly<Record<string, string | null>>,
): void {
	const policy = readFileSync('content/legal/privacy.mdx', 'utf8');
	const line = policy.split('\n').find((text) => text.startsWith(`- **${what}:**`)) ?? '';
	const unnamed = Object.keys(schema.shape).filter((name) => {
		const word = words[name];
		return word === undefined || (word !== null && !line.includes(word));
	});
	expect(unnamed, `not named in the privacy policy under “${what}”`).toEqual([]);
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
	return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
