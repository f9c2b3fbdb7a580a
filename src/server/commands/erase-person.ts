import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

import { type HeldPerson, personMessages } from '#src/contract/desk/people.ts';
import { type HeldCounts, heldLines } from '#src/domain/people/held-rows.ts';

import { HttpError } from '../http/http-error.ts';
import { erasePerson } from '../people/erase-person.ts';
import { findPerson } from '../people/find-person.ts';
import { runCommand } from '../platform/command.ts';
import { ErrorForPeople } from '../platform/error-for-people.ts';
import { readAddress, withWorld } from './named-person.ts';

runCommand(erase);

/** Whoever sits at the server has no account. */
const commandLine = { id: null, fullName: 'Command line', email: '' };

/**
 * `npm run people:erase -- EMAIL [--yes]`: says what is held of somebody and, once the address was typed again or with
 * `--yes`, erases it and says what stays.
 */
async function erase(): Promise<void> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { yes: { type: 'boolean', default: false } },
	});
	const email = readAddress(positionals[0], 'npm run people:erase -- ada@example.com [--yes]');
	await withWorld(async (world) => {
		const found = await findPerson(world, email);
		console.log(heldText(found));
		if (heldLines(found.held).length === 0) return;
		if (!values.yes) await askForAddress(email);
		const { held } = await erasePerson(world, commandLine, email).catch(refuse);
		console.log(erasedText(held));
	});
}

/** @throws ErrorForPeople when something else is typed, or nobody can type */
async function askForAddress(email: string): Promise<void> {
	if (!process.stdin.isTTY) {
		throw new ErrorForPeople('Nothing was erased: add --yes where nobody can be asked.');
	}
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	const typed = await terminal.question('Type the address again to erase all of it: ');
	terminal.close();
	if (typed.trim().toLowerCase() !== email.toLowerCase()) {
		throw new ErrorForPeople('This is another address: nothing was erased.');
	}
}

function heldText({ email, held, openBookings, mentions }: HeldPerson): string {
	const lines = heldLines(held);
	if (lines.length === 0) return personMessages.nothingHeld;
	const open =
		openBookings === 0
			? []
			: [
					`Bookings that have not departed, of which nobody can be told afterwards: ${openBookings}.`,
				];
	const named =
		mentions.length === 0
			? []
			: [
					`Texts of others that may name them, and that stay: ${mentions.length}. To decide on each, erase in the panel, under Personal Data.`,
				];
	const listed = lines.map(({ text }) => `- ${text}`);
	return [`Of ${email} is held:`, ...listed, ...open, ...named].join('\n');
}

function erasedText(held: HeldCounts): string {
	const staying = heldLines(held).filter(({ stays }) => stays !== null);
	const lines = staying.map(({ text, stays }) => `- ${text}: ${stays}`);
	return ['Erased.', ...(lines.length > 0 ? ['What stays:', ...lines] : [])].join('\n');
}

function refuse(error: unknown): never {
	throw error instanceof HttpError ? new ErrorForPeople(error.message) : error;
}
