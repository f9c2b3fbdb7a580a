import { type HeldCounts, heldLines } from '#src/domain/people/held-rows.ts';

import { HeldList } from './HeldList.tsx';

/** What was erased of a person, what stays and why, and what is not kept here. */
export function ErasedPerson({ held }: { held: HeldCounts }) {
	const lines = heldLines(held);
	const gone = lines.filter(({ stays }) => stays === null);
	const staying = lines.filter(({ stays }) => stays !== null);
	return (
		<>
			{gone.length > 0 && (
				<div className="grid gap-2">
					<h4 className="font-semibold">Deleted</h4>
					<HeldList lines={gone.map(({ text }) => text)} />
				</div>
			)}
			{staying.length > 0 && (
				<div className="grid gap-2">
					<h4 className="font-semibold">What stays</h4>
					<HeldList lines={staying.map(({ text, stays }) => `${text}: ${stays}`)} />
				</div>
			)}
			<p className="text-ink-soft">
				Not kept here, and for you to delete: letters in the mailbox, files that were exported, and
				copies of the database.
			</p>
		</>
	);
}
