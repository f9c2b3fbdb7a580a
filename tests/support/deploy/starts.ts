import { join } from 'node:path';

import { callPacked, type PackedRequest, type PackedWorld } from './call-packed.ts';
import { floors, packFloors } from './floors.ts';
import { requestFor } from './request-for.ts';
import type { UnpackedFunction } from './unpacked-functions.ts';

/** How long a function takes from an empty process, in milliseconds: the least of the rounds. */
export type Start = {
	/** The function, and where the addresses of the room begin that was asked: 'api /api/tours'. */
	room: string;
	/** What is deployed; null for a floor. */
	size: { bytes: number; files: number } | null;
	import: number;
	answer: number;
};

const rounds = 3;

/**
 * Starts every function and every floor a few times, in turns, so that a busy moment is nobody's alone.
 * @throws Error where one answers something else than it does alone: a refusal is no start
 */
export async function measureStarts(
	functions: UnpackedFunction[],
	folder: string,
	world: PackedWorld,
): Promise<Start[]> {
	const [first] = functions;
	if (first === undefined) throw new Error('There is no function.');
	await packFloors(join(folder, 'floors'), first.folder);
	const plain: PackedRequest = { method: 'GET', path: '/' };
	const all = [
		...floors.map((name) => ({
			name,
			room: name,
			place: join(folder, 'floors', name),
			request: plain,
			status: 200,
			size: null,
		})),
		...functions.flatMap(({ name, folder: place, source, bytes, files }) =>
			source.rooms.map((room) => {
				const { request, status } = requestFor(source, room);
				const size = { bytes, files: files.length };
				return { name, room: room.name, place, request, status, size };
			}),
		),
	].map((one) => ({ ...one, import: Infinity, answer: Infinity }));
	for (let round = 0; round < rounds; round += 1) {
		for (const one of all) {
			const answer = await callPacked(one.place, one.name, one.request, world);
			if (answer.status !== one.status) {
				throw new Error(`${one.room} answered ${answer.status} in round ${round}: ${answer.body}`);
			}
			one.import = Math.min(one.import, answer.importMilliseconds);
			one.answer = Math.min(one.answer, answer.milliseconds);
		}
	}
	return all;
}

/** The measured starts as a table for people: each beside the floor that asks the database as well. */
export function startsTable(starts: Start[]): string {
	const floor = starts.find(({ room }) => room === floors.at(-1))?.answer ?? NaN;
	const rows = starts.map(({ room, size, import: imported, answer }) => [
		size === null ? `floor: ${room}` : room,
		size === null ? '' : (size.bytes / 1000).toFixed(0),
		size === null ? '' : String(size.files),
		imported.toFixed(0),
		answer.toFixed(0),
		(answer / floor).toFixed(2),
	]);
	const head = ['Function', 'KB', 'files', 'import ms', 'answer ms', '÷ floor'];
	const widths = head.map((title, column) =>
		Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
	);
	return [head, widths.map((width) => '-'.repeat(width)), ...rows]
		.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
		.join('\n');
}
