import { useWatch } from 'react-hook-form';

import {
	type ReplyTemplate,
	templateForm,
	type TemplateForm,
} from '#src/contract/desk/template.ts';
import {
	inBraces,
	replyVariableNames,
	replyVariables,
	unknownVariables,
} from '#src/domain/desk/reply-variables.ts';
import { templateActions } from '#src/stores/desk/templates.ts';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { CatalogDialog, type RowFacts } from '../catalog/CatalogDialog.tsx';
import { useCatalogForm } from '../catalog/use-catalog-form.ts';
import { TemplateHistory } from './TemplateHistory.tsx';

type Props = {
	/** null for a new one. */
	row: ReplyTemplate | null;
	onClosed: () => void;
};

/** The form of a template, with what can be filled in and what it said before. */
export function TemplateDialog({ row, onClosed }: Props) {
	const templateForms = useCatalogForm<TemplateForm, ReplyTemplate>({
		row,
		schema: templateForm,
		values: (template) =>
			template
				? { name: template.name, body: template.body, version: template.version }
				: { name: '', body: '' },
		actions: templateActions,
	});
	const { field, form } = templateForms;
	const written = useWatch({ control: form.control, name: 'body' }) ?? '';
	return (
		<CatalogDialog
			catalogForm={templateForms}
			name="template"
			nameOf={({ name }) => name}
			{...{ facts, onClosed }}
		>
			<TextField {...field('name', 'Name')} autoComplete="off" />
			<div className="grid gap-2">
				<TextArea {...field('body', 'Text')} rows={12} autoComplete="off" />
				<p role="status" className="text-sm font-semibold text-danger empty:hidden">
					{unknownVariables(written)}
				</p>
			</div>
			<details>
				<summary className="cursor-pointer font-semibold">What can be filled in</summary>
				<dl className="template-variables">
					{replyVariableNames.map((name) => (
						<div key={name}>
							<dt>{inBraces(name)}</dt>
							<dd>{replyVariables[name]}</dd>
						</div>
					))}
				</dl>
			</details>
			{row && (
				<TemplateHistory
					template={row}
					onUse={({ name, body }) => {
						form.setValue('name', name, { shouldDirty: true });
						form.setValue('body', body, { shouldDirty: true });
					}}
				/>
			)}
		</CatalogDialog>
	);
}

const facts: RowFacts<ReplyTemplate> = {
	name: ({ name }) => ['Name', name],
	body: ({ body }) => ['Text', body],
};
