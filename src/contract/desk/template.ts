import * as z from 'zod/mini';

import { rowId } from '../catalog/catalog.ts';
import { command, forDesk, query } from '../http/endpoint.ts';
import { noCardNumber } from '../no-card-number.ts';
import { line } from '../text.ts';
import { conflictReply, seenVersion } from './conflict.ts';
import { forAct } from './for-act.ts';
import { replyText } from './reply-text.ts';

/** Words that the desk writes again and again. */
export type ReplyTemplate = z.infer<typeof replyTemplate>;
export const replyTemplate = z.object({
	id: rowId,
	name: z.string(),
	/** With its variables: 'Dear {name}'. */
	body: z.string(),
	version: z.int(),
	updatedAt: z.iso.datetime(),
});

/** What a template said before it was changed, or since it was written. */
export type TemplateVersion = z.infer<typeof templateVersion>;
const templateVersion = z.object({
	/** 0 of what it said before anybody changed it. */
	id: z.int(),
	name: z.string(),
	body: z.string(),
	/** Who wrote it so, and when; '' and null of what came with the site. */
	author: z.string(),
	createdAt: z.nullable(z.iso.datetime()),
});

const nameMessage = 'Please give the template a name of 2 to 60 characters.';

/** The form of a template. */
export type TemplateForm = z.output<typeof templateForm>;
export const templateForm = z.strictObject({
	name: line({ min: 2, max: 60, message: nameMessage }).check(noCardNumber),
	body: replyText,
	/** The one that was seen; left out of a new one. */
	version: seenVersion,
});

export const templateConflict = conflictReply(replyTemplate);

export const templateWords = {
	nameTaken: 'Another template has this name already.',
	missing: 'This template is not there any more.',
	/** So many that a menu of them can still be read. */
	tooMany: 'There are 200 templates, which is all that fit. Please delete one first.',
} as const;
export const mostTemplates = 200;

/** By name. */
export const listTemplates = forDesk(query('GET', '/api/desk/templates', z.array(replyTemplate)));
export const createTemplate = forAct(
	'templates',
	command('POST', '/api/desk/templates', templateForm, replyTemplate),
);
export const changeTemplate = forAct(
	'templates',
	command('PUT', '/api/desk/templates/:id', templateForm, replyTemplate),
);
/** `?version=` names the one that was seen. */
export const deleteTemplate = forAct(
	'templates',
	query('DELETE', '/api/desk/templates/:id', z.object({ id: rowId })),
);
/** The newest first. */
export const listTemplateVersions = forAct(
	'templates',
	query('GET', '/api/desk/templates/:id/versions', z.array(templateVersion)),
);
