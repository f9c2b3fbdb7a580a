import type { Config } from '@netlify/functions';

import {
	changeTemplate,
	createTemplate,
	deleteTemplate,
	listTemplates,
	listTemplateVersions,
} from '#src/contract/desk/template.ts';
import {
	changeTemplate as change,
	createTemplate as create,
	deleteTemplate as remove,
} from '#src/server/desk/templates/change-templates.ts';
import { selectTemplateVersions } from '#src/server/desk/templates/template-versions.ts';
import { selectTemplates } from '#src/server/desk/templates/templates.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(listTemplates, ({ deps }) => selectTemplates(deps.db)),
	administratorRoute(createTemplate, create),
	administratorRoute(changeTemplate, change),
	administratorRoute(deleteTemplate, remove),
	administratorRoute(listTemplateVersions, ({ id, deps }) => selectTemplateVersions(deps.db, id)),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/desk/templates', '/api/desk/templates/:id', '/api/desk/templates/:id/versions'],
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
