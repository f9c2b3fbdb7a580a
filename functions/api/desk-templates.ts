import * as contract from '#src/contract/desk/template.ts';
import {
	changeTemplate,
	createTemplate,
	deleteTemplate,
} from '#src/server/desk/templates/change-templates.ts';
import { selectTemplateVersions } from '#src/server/desk/templates/template-versions.ts';
import { selectTemplates } from '#src/server/desk/templates/templates.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(contract.listTemplates, ({ deps }) => selectTemplates(deps.db)),
	deskRoute(contract.createTemplate, createTemplate),
	deskRoute(contract.changeTemplate, changeTemplate),
	deskRoute(contract.deleteTemplate, deleteTemplate),
	deskRoute(contract.listTemplateVersions, ({ id, deps }) => selectTemplateVersions(deps.db, id)),
];
