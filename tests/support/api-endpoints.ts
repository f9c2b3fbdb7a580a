import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type * as z from 'zod/mini';

import type { Endpoint } from '#src/contract/http/endpoint.ts';

import type { Handle } from './api.ts';

type AnyEndpoint = Endpoint<z.core.$ZodType, z.core.$ZodType> & { access?: 'administrator' };

/** An endpoint of the API, the function that answers it, and what tests call it: 'PATCH /api/bookings/:id'. */
export type ServedEndpoint = { name: string; endpoint: AnyEndpoint; handle: Handle };

type FunctionModule = { handle: Handle; endpoints?: AnyEndpoint[] };

/** Every endpoint that a function of the site answers, found by loading all of them. */
export async function servedEndpoints(): Promise<ServedEndpoint[]> {
	const files = readdirSync('functions').filter((name) => name.endsWith('.ts'));
	const modules = await Promise.all(
		files.map((file): Promise<FunctionModule> => import(join('../../functions', file))),
	);
	return modules.flatMap(({ handle, endpoints = [] }) =>
		endpoints.map((endpoint) => ({ name: nameOf(endpoint), endpoint, handle })),
	);
}

/** The names of all fields that a schema lets through, however deep they lie. */
export function fieldsOf(schema: unknown): string[] {
	const definition = definitionOf(schema);
	if (definition === null) return [];
	const shape: object = Object(definition['shape']);
	const inner = ['element', 'innerType', 'out', 'valueType', 'left', 'right'].map(
		(part) => definition[part],
	);
	const options = Array.isArray(definition['options']) ? definition['options'] : [];
	return [
		...Object.keys(shape),
		...[...Object.values(shape), ...inner, ...options].flatMap((part: unknown) => fieldsOf(part)),
	];
}

function definitionOf(schema: unknown): Partial<Record<string, unknown>> | null {
	if (typeof schema !== 'object' || schema === null || !('_zod' in schema)) return null;
	const { def } = Object(schema._zod) as { def?: Partial<Record<string, unknown>> };
	return def ?? null;
}

function nameOf({ method, path }: AnyEndpoint): string {
	return `${method} ${path}`;
}
