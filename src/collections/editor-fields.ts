import * as z from 'zod/mini';

import { editorWidgets } from './editor-widgets.ts';

/** A field of the editor in the browser, as Sveltia and Decap know it. */
export type EditorField = {
	name: string;
	label: string;
	widget: string;
	required: boolean;
	/** What is to be written: the words of the check itself. */
	hint?: string;
	[setting: string]: unknown;
};

type Schema = z.core.$ZodType;

/**
 * The fields of the editor for a record, from the schema that checks it: a field exists once, and its hint is what the check
 * says where it is wrong.
 */
export function editorFields(schema: Schema): EditorField[] {
	const definition = definitionOf(schema);
	if (definition.type !== 'object') throw new TypeError('Fields are those of a record.');
	return Object.entries(definition.shape).map(([name, field]) => editorField(name, field));
}

function editorField(name: string, schema: Schema): EditorField {
	const definition = definitionOf(schema);
	switch (definition.type) {
		case 'optional':
			return { ...editorField(name, definition.innerType), required: false };
		case 'default':
			return {
				...editorField(name, definition.innerType),
				required: false,
				default: definition.defaultValue,
			};
		// A poster or a photograph: the first says what else there is.
		case 'union':
			return fieldOf(name, schema, 'string');
		case 'enum':
			return withoutHint(
				fieldOf(name, schema, 'select', { options: Object.values(definition.entries) }),
			);
		case 'boolean':
			return withoutHint(fieldOf(name, schema, 'boolean'));
		case 'number':
			return fieldOf(name, schema, 'number', { value_type: 'int' });
		case 'object':
			return fieldOf(name, schema, 'object', { fields: editorFields(schema) });
		case 'array': {
			const { element } = definition;
			const isRecord = definitionOf(element).type === 'object';
			const settings = isRecord
				? { fields: editorFields(element) }
				: { field: editorField('line', element) };
			return fieldOf(name, schema, 'list', settings);
		}
		default:
			return textField(name, schema);
	}
}

/** More than that is a paragraph. */
const longLine = 120;

function textField(name: string, schema: Schema): EditorField {
	const { maximum, minimum } = lengthOf(schema);
	const special = editorWidgets.get(schema);
	if (special) return fieldOf(name, schema, special.widget);
	const widget = maximum !== undefined && maximum > longLine ? 'text' : 'string';
	return fieldOf(name, schema, widget, {
		...(maximum !== undefined && { maxlength: maximum }),
		...(minimum !== undefined && { minlength: minimum }),
	});
}

/** The lengths that a text may have, as its checks say; a day and a slug say none. */
function lengthOf(schema: Schema): { maximum?: number; minimum?: number } {
	const checks = (definitionOf(schema).checks ?? []).map(({ _zod }) => _zod.def);
	return Object.assign(
		{},
		...checks.map((check) => {
			if (check.check === 'max_length' && 'maximum' in check) return { maximum: check.maximum };
			if (check.check === 'min_length' && 'minimum' in check) return { minimum: check.minimum };
			return {};
		}),
	);
}

function fieldOf(
	name: string,
	schema: Schema,
	widget: string,
	settings: Record<string, unknown> = {},
): EditorField {
	const hint = messageOf(schema);
	return { name, label: labelOf(name), widget, required: true, hint, ...settings };
}

/** A list to choose from says all that there is to say. */
function withoutHint({ hint: _, ...field }: EditorField): EditorField {
	return field;
}

/** What the check says where nothing is written. */
function messageOf(schema: Schema): string {
	const result = z.safeParse(schema, undefined);
	return result.success ? '' : (result.error.issues[0]?.message ?? '');
}

/** 'authorImage': 'Author image' */
function labelOf(name: string): string {
	const words = name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
	return words[0]?.toUpperCase() + words.slice(1);
}

function definitionOf(schema: Schema): z.core.$ZodTypes['_zod']['def'] {
	return (schema as z.core.$ZodTypes)._zod.def;
}
