import { useStore } from '@nanostores/react';

import { formatNumber } from '#src/domain/numbers.ts';
import type { ExportProgress, ListExport } from '#src/stores/desk/list-export.ts';
import type { ListView } from '#src/stores/desk/list-view.ts';

import { useMay } from './use-may.ts';

type Props = {
	list: ListExport;
	/** What is exported: all of its pages. */
	view: ListView;
};

/** Saves a list as a CSV file, for whoever may, and tells how far that has come. */
export function ExportButton({ list: { $progress, start, cancel }, view }: Props) {
	const progress = useStore($progress);
	const mayExport = useMay('exports');
	if (!mayExport) return null;
	return (
		<>
			{progress && (
				<p className="flex items-center gap-2 text-sm text-ink-soft">
					<progress
						className="panel-progress"
						aria-label="Export"
						max={progress.total ?? 1}
						value={progress.total === null ? undefined : progress.done}
					/>
					<span className="price">{exportText(progress)}</span>
				</p>
			)}
			{/* One button, so that the focus stays on it. */}
			<button
				type="button"
				className="button button-secondary"
				onClick={() => (progress ? cancel() : void start(view))}
			>
				{progress ? 'Cancel export' : 'Export CSV'}
			</button>
		</>
	);
}

function exportText({ done, total }: NonNullable<ExportProgress>): string {
	if (total === null) return 'Exporting…';
	const [some, all] = [done, total].map(formatNumber);
	return `Exporting ${some} of ${all}…`;
}
