import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { checkFile } from '#src/collections/check-file.ts';
import { editorPieces } from '#src/collections/piece-problems.ts';
import { editedSchemas } from '#src/collections/schemas.ts';
import {
	blogCategories,
	guideCategories,
	jobDepartments,
	jobTypes,
} from '#src/domain/editorial/categories.ts';
import { portraitSlugs } from '#src/domain/pictures/portrait.ts';
import { posterSlugs } from '#src/domain/pictures/poster.ts';

const handbook = readFileSync('content/README.md', 'utf8');

test.each([
	['category of posts', blogCategories],
	['category of guides', guideCategories],
	['department', jobDepartments],
	['type of job', jobTypes],
	['poster', posterSlugs],
	['portrait', portraitSlugs],
])('the handbook names every %s that editors may write', (_what, names) => {
	expect(names.filter((name) => !handbook.includes(`\`${name}\``))).toEqual([]);
});

test('the handbook names every piece', () => {
	expect(editorPieces.filter((name) => !handbook.includes(`<${name}`))).toEqual([]);
});

test.each(Object.entries(editedSchemas))(
	'the handbook says what every field of content/%s is',
	(_, schema) => {
		const { problems } = checkFile('a-file.mdx', '---\nunknown: field\n---\n', schema);
		const [, fields = ''] = /The fields here are: (.+)\./.exec(problems.join('\n')) ?? [];
		expect(fields).toContain('title');
		expect(fields.split(', ').filter((name) => !handbook.includes(`\`${name}\``))).toEqual([]);
	},
);
