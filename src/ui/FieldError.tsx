type Props = { id: string; error: string | undefined };

/** What is wrong with the field `id`; tie it to the field with `describedBy`. */
export function FieldError({ id, error }: Props) {
	return error ? (
		<p className="field-error" id={`${id}-error`}>
			{error}
		</p>
	) : null;
}

/** The `aria-describedby` of the field `id`, which names its error and its hint where it has them. */
export function describedBy(
	id: string,
	{ error, hint }: { error: string | undefined; hint?: boolean },
): string | undefined {
	const names = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''];
	return names.filter(Boolean).join(' ') || undefined;
}
