import { readFile } from 'node:fs/promises';

import * as z from 'zod/mini';

import { siteSchema } from '#src/site-schema.ts';
import { site } from '#src/site.ts';

import { type EditorField, editorFields } from './editor-fields.ts';
import { fixedFolders } from './fixed-folders.ts';
import { frontMatter } from './front-matter.ts';
import { editedSchemas } from './schemas.ts';

/** Where the files lie that the editor changes. */
export type Repository = {
	/** 'agency/site', on GitHub */
	name: string;
	branch: string;
};

const text: EditorField = {
	name: 'body',
	label: 'Text',
	// As it is written: what makes a page of it would take the pieces of `content/README.md` apart.
	widget: 'text',
	required: false,
};

/** What the editor in the browser is told: the files of `content/`, with the fields that their schemas have. */
export async function editorConfig({ name, branch }: Repository) {
	return {
		load_config_file: false,
		backend: { name: 'github', repo: name, branch, auth_methods: ['token'] },
		app_title: `${site.name}: texts`,
		logo: { src: '/favicon.svg' },
		media_folder: 'content/pictures',
		public_folder: '/content/pictures',
		// A field that is left empty is no field.
		output: { omit_empty_optional_fields: true, json: { indent_style: 'tab' } },
		collections: [
			{
				name: 'agency',
				label: 'The agency',
				files: [
					{
						name: 'site',
						label: 'Name, colors, hours and terms',
						file: 'content/site.json',
						format: 'json',
						fields: editorFields(siteSchema),
					},
				],
			},
			folder('blog', 'Posts', 'Post'),
			folder('guides', 'Guides', 'Guide'),
			folder('careers', 'Jobs', 'Job'),
			await files('faqs', 'Questions', fixedFolders['faqs'] ?? []),
			await files('legal', 'Legal pages', fixedFolders['legal'] ?? []),
			{
				name: 'about',
				label: 'About',
				files: [
					{
						name: 'about',
						label: 'About us',
						file: 'content/about.mdx',
						...withFields('about.mdx'),
					},
				],
			},
		],
	};
}

function folder(name: 'blog' | 'guides' | 'careers', label: string, single: string) {
	return {
		name,
		label,
		label_singular: single,
		folder: `content/${name}`,
		create: true,
		extension: 'mdx',
		slug: '{{slug}}',
		...withFields(`${name}/*.mdx`),
	};
}

async function files(name: 'faqs' | 'legal', label: string, names: readonly string[]) {
	return {
		name,
		label,
		files: await Promise.all(
			names.map(async (file) => {
				const path = `content/${name}/${file}.mdx`;
				const read = frontMatter(await readFile(path, 'utf8'));
				const title = 'data' in read ? read.data['title'] : null;
				const label = typeof title === 'string' ? title : file;
				return { name: file, label, file: path, ...withFields(`${name}/*.mdx`) };
			}),
		),
	};
}

function withFields(pattern: keyof typeof editedSchemas) {
	// Of a photograph there is its path, as it is written.
	const schema = editedSchemas[pattern]({ image: () => z.string() as never });
	return { format: 'yaml-frontmatter', fields: [...editorFields(schema), text] };
}
