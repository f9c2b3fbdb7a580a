import * as contract from '#src/contract/desk/template.ts';
import {
	changeTemplate,
	createTemplate,
	deleteTemplate,
} from '#src/server/desk/templates/change-templates.ts';
import { selectTemplateVersions } from '#src/server/desk/templates/template-versions.ts';
import { selectTemplates } from '#src/server/desk/templates/templates.ts';
import { administratorRoute } from '#src/server/users/administrator-route.ts';

export const routes = [
	administratorRoute(contract.listTemplates, ({ deps }) => selectTemplates(deps.db)),
	administratorRoute(contract.createTemplate, createTemplate),
	administratorRoute(contract.changeTemplate, changeTemplate),
	administratorRoute(contract.deleteTemplate, deleteTemplate),
	administratorRoute(contract.listTemplateVersions, ({ id, deps }) =>
		selectTemplateVersions(deps.db, id),
	),
];
