import type { ReactNode } from 'react';

/** A named value, as `Facts` shows it. */
export type Fact<Value = ReactNode> = readonly [name: string, value: Value];

/**
 * How each field of a row is told, in the order in which they are read; a field without an entry is an error of types.
 * null: it is not told here, for the reason beside it. A function gives null where its row has nothing to tell.
 */
export type FactLines<Field extends PropertyKey, Row, Value = ReactNode> = Readonly<
	Record<Field, ((row: Row) => Fact<Value> | null) | null>
>;

/** What is told of a row. */
export function factsOf<Row, Value>(lines: FactLines<string, Row, Value>, row: Row): Fact<Value>[] {
	return Object.values(lines)
		.map((line) => line?.(row) ?? null)
		.filter((fact) => fact !== null);
}
