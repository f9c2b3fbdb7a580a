import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { longestSearch } from '#src/contract/http/paging.ts';
import { failureReason } from '#src/stores/desk/failure-reason.ts';
import { picturesQuery } from '#src/stores/desk/pictures.ts';

import { useSettled } from '../../panel/use-settled.ts';
import { PhotographRow } from './PhotographRow.tsx';

type Props = {
	chosen: readonly string[];
	isSeveral?: boolean;
	onChoose: (address: string, isChosen: boolean) => void;
};

/** How many are shown at first, and how many more at a time. */
const step = 12;
/** How long nothing is typed, in milliseconds, before it is searched for. */
const pause = 250;

/** Photographs, the newest first, found by what they show. */
export function PhotographList({ chosen, isSeveral = false, onChoose }: Props) {
	const group = useId();
	const [typed, setTyped] = useState('');
	const q = useSettled(typed.trim(), pause);
	const [most, setMost] = useState(step);
	const { data, error, isFetching, refetch } = useQuery(picturesQuery(q, most));
	const rows = data?.rows ?? [];
	return (
		<div className="photographs">
			<input
				type="search"
				className="input"
				aria-label="Search photographs"
				placeholder="Search by what they show"
				autoComplete="off"
				maxLength={longestSearch}
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
				onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
			/>
			<p className="hint" role="status">
				{!data && !error && 'Loading the photographs…'}
				{data?.total === 0 &&
					(q === ''
						? 'No photograph has been uploaded yet.'
						: `No photograph is described by “${q}”.`)}
				{data !== undefined && data.total > 0 && `${rows.length} of ${data.total}`}
			</p>
			{error && (
				<p className="field-error" role="alert">
					The photographs could not be loaded. {failureReason(error)}{' '}
					<button type="button" className="link" onClick={() => void refetch()}>
						Try again
					</button>
				</p>
			)}
			{rows.length > 0 && (
				<ul aria-busy={isFetching}>
					{rows.map((picture) => (
						<PhotographRow
							key={picture.id}
							{...{ picture, group, isSeveral, onChoose }}
							isChosen={chosen.includes(picture.address)}
						/>
					))}
				</ul>
			)}
			{data !== undefined && data.total > rows.length && (
				<button
					type="button"
					className="button button-quiet justify-self-start underline"
					aria-disabled={isFetching}
					onClick={() => isFetching || setMost(most + step)}
				>
					Show more photographs
				</button>
			)}
		</div>
	);
}
