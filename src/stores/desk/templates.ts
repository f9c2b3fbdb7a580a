import {
	changeTemplate,
	createTemplate,
	deleteTemplate,
	listTemplates,
	listTemplateVersions,
	type ReplyTemplate,
	templateConflict,
	templateForm,
	type TemplateForm,
} from '#src/contract/desk/template.ts';

import { showToast } from '../toasts.ts';
import { callDeskApi } from './call-desk-api.ts';
import { conflictOf } from './conflict.ts';
import { recount } from './counts.ts';
import { refusedPaths, type Saved } from './entered-rows.ts';
import { failureReason } from './failure-reason.ts';
import { queryClient } from './query-client.ts';

/** The words that the desk writes again and again, by name. */
export const templatesQuery = {
	queryKey: [listTemplates.path],
	queryFn: ({ signal }: { signal: AbortSignal }) => callDeskApi(listTemplates, { signal }),
};

/** What a template says and said, the newest first. */
export function templateVersionsQuery(id: number) {
	return {
		queryKey: [listTemplateVersions.path, id],
		queryFn: ({ signal }: { signal: AbortSignal }) =>
			callDeskApi(listTemplateVersions, { params: { id }, signal }),
		gcTime: 0,
	};
}

/** How a template is stored, as the form of a catalog row is. */
export const templateActions = {
	async save(
		id: number | null,
		body: TemplateForm,
		onStored: () => void,
	): Promise<Saved<ReplyTemplate>> {
		try {
			const sent =
				id === null
					? callDeskApi(createTemplate, { body })
					: callDeskApi(changeTemplate, { params: { id }, body });
			await sent;
		} catch (error) {
			const refused = refusedPaths(error, templateForm);
			if (Object.keys(refused).length > 0) return { state: 'refused', fields: refused };
			reload();
			const conflict = conflictOf(error, templateConflict);
			if (conflict) return { state: 'changed meanwhile', ...conflict };
			tell('Template Not Saved', failureReason(error));
			return { state: 'failed' };
		}
		onStored();
		showToast({ title: 'Template Saved', tone: 'success', about: 'template' });
		reload();
		return { state: 'stored' };
	},
};

/** Deletes a template as it was seen, and says how that went. */
export async function removeTemplate({ id, version, name }: ReplyTemplate): Promise<void> {
	try {
		await callDeskApi(deleteTemplate, { params: { id }, query: { version } });
		showToast({ title: 'Template Deleted', description: name, tone: 'success', about: 'template' });
	} catch (error) {
		tell(
			'Template Not Deleted',
			conflictOf(error, templateConflict)?.message ?? failureReason(error),
		);
	}
	reload();
}

function tell(title: string, description: string): void {
	showToast({ title, description, tone: 'destructive', about: 'template' });
}

function reload(): void {
	for (const { path } of [listTemplates, listTemplateVersions]) {
		void queryClient.invalidateQueries({ queryKey: [path] });
	}
	recount();
}
