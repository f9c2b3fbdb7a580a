import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ReplyTemplate, TemplateVersion } from '#src/contract/desk/template.ts';
import { templateVersionsQuery } from '#src/stores/desk/templates.ts';

import { LoadFailed } from '../panel/LoadFailed.tsx';
import { Moment } from '../panel/Moment.tsx';

type Props = {
	template: ReplyTemplate;
	/** Puts what it said then into the form. */
	onUse: (version: TemplateVersion) => void;
};

/** What a template said before, and who changed it; asked for when it is opened. */
export function TemplateHistory({ template, onUse }: Props) {
	const [isOpen, setOpen] = useState(false);
	return (
		<details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary className="cursor-pointer font-semibold">History</summary>
			{isOpen && <Versions {...{ template, onUse }} />}
		</details>
	);
}

function Versions({ template, onUse }: Props) {
	const result = useQuery(templateVersionsQuery(template.id));
	const { data } = result;
	if (!data) {
		return result.isError ? (
			<LoadFailed result={result}>Failed to load the history.</LoadFailed>
		) : (
			<div role="status" className="skeleton h-24 rounded-lg" aria-label="Loading the history" />
		);
	}
	return (
		<ol className="template-versions" aria-label="History">
			{data.map((version, index) => (
				<li key={version.id}>
					<p className="desk-message-head">
						<bdi className="font-semibold">{version.author || 'As it came with the site'}</bdi>
						{version.createdAt !== null && <Moment at={version.createdAt} />}
						{index === 0 && <span>what it says now</span>}
					</p>
					{version.name !== template.name && <p className="font-semibold">{version.name}</p>}
					<p dir="auto" className="line-clamp-6 text-sm wrap-anywhere whitespace-pre-wrap">
						{version.body}
					</p>
					{index > 0 && (
						<button type="button" className="row-button" onClick={() => onUse(version)}>
							Use these words
							<span className="visually-hidden"> of version {data.length - index}</span>
						</button>
					)}
				</li>
			))}
		</ol>
	);
}
