import type * as z from 'zod/mini';

import type { Endpoint } from '#src/contract/http/endpoint.ts';
import { formUseHeader, leastFillTime } from '#src/contract/http/form-use.ts';

import { call, type CallOptions, type Transport } from './api.ts';

type Schema = z.core.$ZodType;

/** As `call`, telling how the form was filled in that it sends. */
export async function callFromForm<Body extends Schema, Reply extends Schema>(
	endpoint: Endpoint<Body, Reply>,
	options: CallOptions<z.input<Body>>,
	transport?: Transport,
): Promise<z.output<Reply>> {
	const headers = { ...options.headers, [formUseHeader]: await formUse() };
	return call(endpoint, { ...options, headers }, transport);
}

/**
 * How the page's forms were filled in, once a person could have done that: whoever is quicker, with a browser that
 * remembers, waits for the rest of that second. The field that nobody sees is emptied, so that a browser that filled it
 * in spoils one try at most.
 */
async function formUse(): Promise<string> {
	const open = performance.now();
	const early = leastFillTime - open;
	if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
	let filled = '';
	for (const trap of document.querySelectorAll<HTMLInputElement>('[data-trap]')) {
		if (trap.value !== '') filled = ' filled';
		trap.value = '';
	}
	return `${Math.floor(Math.max(open, leastFillTime))}${filled}`;
}
