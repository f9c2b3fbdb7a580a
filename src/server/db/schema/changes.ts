import { type AnyColumn } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import {
	type ChangeAction,
	changeActions,
	type ChangeSubject,
	changeSubjects,
} from '#src/domain/desk/activity.ts';

import { createdAt, identity, isOneOf, searchText } from './columns.ts';
import { users } from './users.ts';

/** What administrators changed: who, what, when, and the fields that differ. Written with the change itself. */
export const changes = pgTable(
	'changes',
	{
		id: identity(),
		/** null once the account is gone, the name and address staying as they were; and of the command line, which has none. */
		administratorId: integer('administrator_id').references(() => users.id, {
			onDelete: 'set null',
		}),
		name: text('name').notNull(),
		email: text('email').notNull(),
		action: text('action').$type<ChangeAction>().notNull(),
		subject: text('subject').$type<ChangeSubject>().notNull(),
		/** The row that was changed; it may be gone. */
		subjectId: integer('subject_id').notNull(),
		/** The row in a word: a reference, a name. */
		label: text('label').notNull(),
		/** The fields that differ, as they were; null of a new row. */
		before: jsonb('before').$type<Record<string, unknown>>(),
		/** The same fields as they are; null of a deleted row. */
		after: jsonb('after').$type<Record<string, unknown>>(),
		createdAt: createdAt(),
		searchText: searchText((): AnyColumn[] => [changes.name, changes.email]),
	},
	(table) => [
		check('changes_action_check', isOneOf(table.action, changeActions)),
		check('changes_subject_check', isOneOf(table.subject, changeSubjects)),
		index('changes_order_index').on(table.createdAt, table.id),
		index('changes_subject_index').on(table.subject, table.subjectId),
		index('changes_search_index').using('gin', table.searchText.op('gin_trgm_ops')),
	],
);
