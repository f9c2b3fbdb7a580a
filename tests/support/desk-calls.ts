import { expect } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { findAnything, type Findings } from '#src/contract/desk/find.ts';
import { type PersonView, readPerson } from '#src/contract/desk/person.ts';

import type { administratorCalls } from './administrator-calls.ts';

type Ask = ReturnType<typeof administratorCalls>['ask'];

/** What the desk is told of what somebody says. */
export async function findAs(ask: Ask, q: string): Promise<Findings> {
	const path = `${findAnything.path}?${new URLSearchParams({ q })}`;
	const { status, body } = await ask(handle, 'GET', path);
	expect({ status, body }).toMatchObject({ status: 200 });
	return z.parse(findAnything.reply, body);
}

/** The page of whoever left a row: 'booking-12'. */
export async function personAs(
	ask: Ask,
	of: string,
	more: Record<string, string> = {},
): Promise<PersonView> {
	const path = `${readPerson.path}?${new URLSearchParams({ of, ...more })}`;
	const { status, body } = await ask(handle, 'GET', path);
	expect({ status, body }).toMatchObject({ status: 200 });
	return z.parse(readPerson.reply, body);
}
