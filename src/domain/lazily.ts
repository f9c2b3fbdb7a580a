/** Makes a value when it is first asked for, and keeps it: an `Intl` formatter costs far more to make than to use. */
export function lazily<Value extends object>(make: () => Value): () => Value {
	let value: Value | undefined;
	return () => (value ??= make());
}
