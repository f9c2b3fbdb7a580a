import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Context } from '@netlify/functions';
import type * as z from 'zod/mini';

import type { Endpoint } from '#src/contract/http/endpoint.ts';

import type { Handle } from './api.ts';

type AnyEndpoint = Endpoint<z.core.$ZodType, z.core.$ZodType> & {
	access?: 'administrator' | 'desk' | 'account';
	asksAgain?: boolean;
};

type Run = (request: Request, context: Context) => Promise<Response>;

/** An endpoint of the API, the function that answers it, and what tests call it: 'PATCH /api/bookings/:id'. */
export type ServedEndpoint = { name: string; endpoint: AnyEndpoint; handle: Handle; run: Run };

type FunctionModule = {
	handle: Handle;
	default: Run;
	everyRoute?: () => Promise<{ endpoint: AnyEndpoint }[]>;
};

/** Every endpoint that a function of the site answers, found by loading all of them. */
export async function servedEndpoints(): Promise<ServedEndpoint[]> {
	const files = readdirSync('functions').filter((name) => name.endsWith('.ts'));
	const served = await Promise.all(
		files.map(async (file) => {
			const module: FunctionModule = await import(join('../../functions', file));
			const { handle, default: run, everyRoute = async () => [] } = module;
			const routes = await everyRoute();
			return routes.map(({ endpoint }) => ({ name: nameOf(endpoint), endpoint, handle, run }));
		}),
	);
	return served.flat();
}

/** Whether it answers the back office alone: administrators, or whoever works at the desk. */
export function isOfBackOffice({ endpoint }: ServedEndpoint): boolean {
	return endpoint.access === 'administrator' || endpoint.access === 'desk';
}

/** Whether an endpoint is about one trip: it answers only those to whom the trip is open (tests/api/trips-matrix.test.ts). */
export function isOfTrip({ endpoint }: ServedEndpoint): boolean {
	return endpoint.path.startsWith('/api/trips/:reference');
}

/** The names of all fields that a schema lets through, however deep they lie. */
export function fieldsOf(schema: unknown): string[] {
	return fieldPathsOf(schema).flatMap((path) =>
		path.filter((part) => typeof part === 'string').slice(-1),
	);
}

/** Where the fields of a schema lie, with the first entry of each list: `['itinerary', 0, 'title']`. */
export function fieldPathsOf(schema: unknown): FieldPath[] {
	const definition = definitionOf(schema);
	if (definition === null) return [];
	const shape: Record<string, unknown> = Object(definition['shape']);
	const options = Array.isArray(definition['options']) ? definition['options'] : [];
	const inner = ['innerType', 'out', 'valueType', 'left', 'right'].map((part) => definition[part]);
	const entry = definitionOf(definition['element']) === null ? [] : [definition['element']];
	return [
		...Object.entries(shape).flatMap(([name, part]) => [[name], ...under(name, part)]),
		...entry.flatMap((part) => [[0], ...under(0, part)]),
		...[...inner, ...options].flatMap((part: unknown) => fieldPathsOf(part)),
	];
}

type FieldPath = (string | number)[];

function under(name: string | number, schema: unknown): FieldPath[] {
	return fieldPathsOf(schema).map((path) => [name, ...path]);
}

function definitionOf(schema: unknown): Partial<Record<string, unknown>> | null {
	if (typeof schema !== 'object' || schema === null || !('_zod' in schema)) return null;
	const { def } = Object(schema._zod) as { def?: Partial<Record<string, unknown>> };
	return def ?? null;
}

function nameOf({ method, path }: AnyEndpoint): string {
	return `${method} ${path}`;
}
