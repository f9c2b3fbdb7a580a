import { useRef, useState } from 'react';

import { formatNumber } from '#src/domain/numbers.ts';
import {
	type Imported,
	importTours,
	readTourFile,
	saveExample,
} from '#src/stores/desk/tour-import/import-tours.ts';
import type { Problem, ReadTours } from '#src/stores/desk/tour-import/read-tours.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { useFocusKept } from '../../forms/use-focus-kept.ts';
import { RecordDialog } from '../panel/RecordDialog.tsx';

/** Problems that are told at once: who mends these finds the others. */
const mostTold = 50;

/** Brings tours in from a CSV file: all that is wrong is told by row and column first, and nothing is stored before. */
export function ImportToursDialog({ onClosed }: { onClosed: () => void }) {
	const [read, setRead] = useState<ReadTours | null>(null);
	const [isReading, setReading] = useState(false);
	const [done, setDone] = useState<number | null>(null);
	const [failed, setFailed] = useState<Imported | null>(null);
	const start = useRef<HTMLButtonElement>(null);
	const isImporting = done !== null;
	useFocusKept(start, isImporting);
	const choose = async (file: File | undefined) => {
		if (!file) return;
		setFailed(null);
		setReading(true);
		setRead(await readTourFile(file));
		setReading(false);
	};
	const bringIn = async ({ tours }: ReadTours) => {
		setDone(0);
		const { stored, failure } = await importTours(tours, setDone);
		setDone(null);
		if (failure !== null) return setFailed({ stored, failure });
		onClosed();
		const title = `${countText(stored)} imported as drafts`;
		showToast({ title, tone: 'success', about: 'tour import' });
	};
	const isReady = read !== null && read.tours.length > 0 && !failed && !isReading;
	return (
		<RecordDialog
			title="Import tour packages"
			onClosed={onClosed}
			actions={
				isReady && (
					<button
						ref={start}
						type="button"
						className="button button-primary"
						disabled={isImporting}
						onClick={() => void bringIn(read)}
					>
						{isImporting
							? `${formatNumber(done)} of ${formatNumber(read.tours.length)}…`
							: `Import ${countText(read.tours.length)}`}
					</button>
				)
			}
		>
			<p>
				A row for each tour, a column for each thing that is known of it. They are stored as drafts
				without departures: nobody sees them until you publish them.
			</p>
			<button type="button" className="link justify-self-start" onClick={() => void saveExample()}>
				Save an example with every column
			</button>
			<TextField
				label="CSV file"
				type="file"
				accept=".csv,text/csv,text/tab-separated-values,text/plain"
				disabled={isReading || isImporting}
				onChange={({ currentTarget }) => {
					void choose(currentTarget.files?.[0]);
					// The same file, mended, can be chosen again.
					currentTarget.value = '';
				}}
			/>
			<div role="status" className="grid gap-4 empty:hidden">
				{isReading && <p>Reading the file…</p>}
				{!isReading && read && <Findings read={read} />}
			</div>
			{failed && (
				<Notice tone="error">
					{countText(failed.stored)} stored, then it failed: {failed.failure} Choose the file again:
					what is there is left out.
				</Notice>
			)}
		</RecordDialog>
	);
}

function Findings({ read: { tours, known, problems } }: { read: ReadTours }) {
	if (problems.length > 0) {
		return (
			<>
				<p>
					<strong>
						{problems.length === 1 ? 'One thing is' : `${formatNumber(problems.length)} things are`}{' '}
						wrong; nothing was stored.
					</strong>
				</p>
				<ul className="grid gap-2">
					{problems.slice(0, mostTold).map((problem) => (
						<li key={`${problem.row} ${problem.column} ${problem.message}`}>
							<ProblemText problem={problem} />
						</li>
					))}
				</ul>
			</>
		);
	}
	return (
		<>
			<p>
				<strong>
					{tours.length === 0
						? 'All of these are there already.'
						: `${countText(tours.length)} to import.`}
				</strong>
			</p>
			{known.length > 0 && (
				<p className="text-ink-soft">Left out, for they are there already: {known.join(', ')}.</p>
			)}
		</>
	);
}

function ProblemText({ problem: { row, column, message } }: { problem: Problem }) {
	const place = [row === null ? '' : `Row ${row}`, column].filter((part) => part !== '');
	return (
		<>
			{place.length > 0 && <strong>{place.join(', ')}: </strong>}
			<bdi>{message}</bdi>
		</>
	);
}

function countText(count: number): string {
	return `${formatNumber(count)} tour package${count === 1 ? '' : 's'}`;
}
