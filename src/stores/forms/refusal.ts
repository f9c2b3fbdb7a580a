import { ApiError } from '#src/browser/api.ts';

/** What a form that failed without a word from the server says. */
export const tryLater = 'Please try again later.';

/** What the server says of fields, by the name the form has for them. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** The names of a form's fields, as its schema has them. */
export function fieldsOf<Shape extends object>(schema: { shape: Shape }) {
	return Object.keys(schema.shape) as (keyof Shape & string)[];
}

/**
 * The fields that an unsuccessful answer names; empty when it names none of the form's.
 * @param prefix fields may also be named within this part of the body: 'details.'
 */
export function refusedFields<Field extends string>(
	error: unknown,
	fields: readonly Field[],
	prefix = '',
): FieldErrors<Field> {
	const issues = error instanceof ApiError ? (error.reply?.issues ?? []) : [];
	const errors: FieldErrors<Field> = {};
	for (const { path, message } of issues) {
		const field = fields.find((name) => path === name || path === `${prefix}${name}`);
		if (field) errors[field] ??= message;
	}
	return errors;
}

/** The server's own words about a request that was at fault (4xx); null for a failure of the service or the line. */
export function refusalMessage(error: unknown): string | null {
	if (!(error instanceof ApiError) || error.status < 400 || error.status > 499) return null;
	return error.reply?.message ?? null;
}

/** What the server says went wrong, at fault or not; null when it said nothing that people can read. */
export function serverMessage(error: unknown): string | null {
	return error instanceof ApiError ? (error.reply?.message ?? null) : null;
}
