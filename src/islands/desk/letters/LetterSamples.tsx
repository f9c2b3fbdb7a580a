import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { letterKindLabel } from '#src/domain/requests/letter-kinds.ts';
import { letterPageAddress, letterSamplesQuery } from '#src/stores/desk/letters.ts';

import { RecordDialog } from '../panel/RecordDialog.tsx';
import { LetterFrame } from './LetterFrame.tsx';

/** Every kind of letter with made-up data: as it looks, and as plain text. */
export function LetterSamples({ onClosed }: { onClosed: () => void }) {
	const { data, isError } = useQuery(letterSamplesQuery);
	const [chosen, setChosen] = useState(1);
	const sample = data?.find(({ id }) => id === chosen);
	return (
		<RecordDialog title="Preview letters" onClosed={onClosed}>
			{isError && !data && <p role="alert">Failed to load the letters. Please try again later.</p>}
			{!data && !isError && (
				<div role="status" className="skeleton h-96 rounded-lg" aria-label="Loading the letters" />
			)}
			{data && sample && (
				<>
					<label className="panel-filter">
						<span className="label">Kind of letter</span>
						<select
							className="input"
							value={chosen}
							onChange={({ target }) => setChosen(Number(target.value))}
						>
							{data.map(({ id, kind }) => (
								<option key={id} value={id}>
									{letterKindLabel(kind)}
								</option>
							))}
						</select>
					</label>
					<p className="font-semibold wrap-anywhere">{sample.subject}</p>
					<LetterFrame
						key={chosen}
						page={letterPageAddress(chosen, 'sample')}
						title={letterKindLabel(sample.kind)}
					/>
					<section aria-label="Plain text" className="letter-text">
						<p className="wrap-anywhere whitespace-pre-wrap">{sample.body.trimEnd()}</p>
					</section>
				</>
			)}
		</RecordDialog>
	);
}
