/** A copy of a body in which one field, however deep it lies, holds another value. */
export function withField(
	body: unknown,
	[name, ...rest]: readonly (string | number)[],
	value: unknown,
): unknown {
	if (name === undefined) return value;
	if (typeof name === 'number') return [withField(Object(body)[name], rest, value)];
	const fields: Record<string, unknown> = { ...Object(body) };
	return { ...fields, [name]: withField(fields[name], rest, value) };
}
