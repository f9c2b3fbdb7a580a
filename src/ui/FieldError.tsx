type Props = { id: string; error: string | undefined };

/** What is wrong with the field `id`; tie it to the field with `describedBy`. */
export function FieldError({ id, error }: Props) {
	return error ? (
		<p className="field-error wrap-anywhere" id={`${id}-error`}>
			{error}
		</p>
	) : null;
}

/** The `aria-describedby` of the field `id`, which names its hint and its error where it has them. */
export function describedBy(
	id: string,
	{ error, hint }: { error: string | undefined; hint?: boolean },
): string | undefined {
	const names = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''];
	return names.filter(Boolean).join(' ') || undefined;
}
