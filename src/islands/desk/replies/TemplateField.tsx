import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import type { ReplyTemplate } from '#src/contract/desk/template.ts';
import { inBraces, type ReplyValues, variablesIn } from '#src/domain/desk/reply-variables.ts';
import { templatesQuery } from '#src/stores/desk/templates.ts';

type Props = {
	/** What can be filled in: a template that needs more cannot be chosen. */
	values: ReplyValues;
	onChoose: (body: string) => void;
};

/** Chooses the words to begin with. */
export function TemplateField({ values, onChoose }: Props) {
	const id = useId();
	const { data = [], isError } = useQuery(templatesQuery);
	const choose = (chosen: string) => {
		const template = data.find((each) => String(each.id) === chosen);
		if (template) onChoose(template.body);
	};
	return (
		<div className="field">
			<label className="label" htmlFor={id}>
				Template
			</label>
			<select
				id={id}
				className="input w-full"
				value=""
				onChange={({ target }) => choose(target.value)}
			>
				<option value="">
					{isError ? 'The templates could not be loaded' : 'Insert a template…'}
				</option>
				{data.map((template) => (
					<Option key={template.id} template={template} values={values} />
				))}
			</select>
		</div>
	);
}

function Option({ template, values }: { template: ReplyTemplate; values: ReplyValues }) {
	const missing = variablesIn(template.body).known.filter((name) => !values[name]);
	return (
		<option value={template.id} disabled={missing.length > 0}>
			{template.name}
			{missing.length > 0 && ` (no ${missing.map(inBraces).join(', ')} here)`}
		</option>
	);
}
