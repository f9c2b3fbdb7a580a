/** What a column says, and so what becomes of it. */
export type Meaning =
	/** Something of a person: they are told it, and it goes when they are erased. */
	| 'personal'
	/** What opens something, or stands for what somebody typed: nobody is told it, and it goes all the same. */
	| 'secret'
	/** Something of the business: told with its row, and stays where the row stays. */
	| 'business'
	/** Who of the office did it: told to them alone, and stays with the row. */
	| 'author'
	/** A help for the database and for changes at the same time: says nothing that others do not. */
	| 'technical';

/** Columns that mean the same, by their names. */
export function are<const Means extends Meaning, Name extends string>(
	meaning: Means,
	...names: Name[]
) {
	return Object.fromEntries(names.map((name) => [name, meaning])) as Record<Name, Means>;
}
