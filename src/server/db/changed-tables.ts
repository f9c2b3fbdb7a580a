/** The tables that some statements make, change, fill or drop, by name and in order. */
export function changedTables(statements: readonly string[]): string[] {
	const names = statements.flatMap((statement) =>
		Array.from(statement.matchAll(table), ([, name = '']) => name.toLowerCase()),
	);
	return [...new Set(names)].toSorted();
}

const table =
	/\b(?:(?:create|alter|drop)\s+table(?:\s+if\s+(?:not\s+)?exists)?|insert\s+into|update|delete\s+from|on)\s+(?:only\s+)?(?:"?public"?\.)?"([\w]+)"/gi;
