import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import type { ReplyTemplate } from '#src/contract/desk/template.ts';
import { templatesQuery } from '#src/stores/desk/templates.ts';

import { BackToList } from '../panel/BackToList.tsx';
import { LoadFailed } from '../panel/LoadFailed.tsx';
import { Skeleton } from '../panel/Skeleton.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';
import { TemplateRow } from './TemplateRow.tsx';

/** A template that is edited; 'new' for one that is to be. */
type Opened = ReplyTemplate | 'new' | null;

/** The words that the desk writes again and again, in place of a list. */
export function TemplatesScreen() {
	const result = useQuery(templatesQuery);
	const { data } = result;
	const [opened, setOpened] = useState<Opened>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<>
			<BackToList />
			<div className="panel-head">
				<h2 ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
					Templates
				</h2>
				<button type="button" className="button button-primary" onClick={() => setOpened('new')}>
					Add template
				</button>
			</div>
			<p className="mb-4 max-w-prose text-ink-soft">
				What the desk writes again and again. An answer to an inquiry, an application, a request for
				an offer or a traveler can begin with one of these.
			</p>
			{data ? (
				<TemplateList templates={data} onOpen={setOpened} />
			) : result.isError ? (
				<LoadFailed result={result}>Failed to load the templates.</LoadFailed>
			) : (
				<Skeleton />
			)}
			{opened && (
				<TemplateDialog row={opened === 'new' ? null : opened} onClosed={() => setOpened(null)} />
			)}
		</>
	);
}

type ListProps = { templates: readonly ReplyTemplate[]; onOpen: (opened: Opened) => void };

function TemplateList({ templates, onOpen }: ListProps) {
	if (templates.length === 0) return <p className="panel-empty">There are no templates yet.</p>;
	return (
		<ul className="desk-templates" aria-label="Templates">
			{templates.map((template) => (
				<TemplateRow key={template.id} template={template} onEdit={() => onOpen(template)} />
			))}
		</ul>
	);
}
