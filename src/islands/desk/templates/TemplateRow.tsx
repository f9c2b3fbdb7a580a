import { useState } from 'react';

import type { ReplyTemplate } from '#src/contract/desk/template.ts';
import { confirmed } from '#src/stores/desk/confirm.ts';
import { removeTemplate } from '#src/stores/desk/templates.ts';

import { Moment } from '../panel/Moment.tsx';

type Props = { template: ReplyTemplate; onEdit: () => void };

/** A template as far as it is told from the others, with what can be done with it. */
export function TemplateRow({ template, onEdit }: Props) {
	const { name, body, updatedAt } = template;
	const [isLeaving, setLeaving] = useState(false);
	const remove = async () => {
		if (isLeaving) return;
		const hint = 'What was written with it stays. It cannot be brought back.';
		const title = 'Delete this template?';
		if (!(await confirmed({ title, about: name, hint, yes: 'Delete' }))) return;
		setLeaving(true);
		await removeTemplate(template);
		setLeaving(false);
	};
	return (
		<li>
			<h3 className="text-lg wrap-anywhere">
				<bdi>{name}</bdi>
			</h3>
			<p dir="auto" className="line-clamp-4 wrap-anywhere whitespace-pre-wrap text-ink-soft">
				{body.replace(/\n{2,}/g, '\n')}
			</p>
			<p className="text-sm text-ink-soft">
				Changed <Moment at={updatedAt} />
			</p>
			<p className="flex gap-1.5">
				<button type="button" className="row-button" onClick={onEdit}>
					Edit<span className="visually-hidden"> {name}</span>
				</button>
				<button
					type="button"
					className="row-button row-button-danger"
					aria-disabled={isLeaving}
					onClick={() => void remove()}
				>
					Delete<span className="visually-hidden"> {name}</span>
				</button>
			</p>
		</li>
	);
}
