/** What the sender of a request is told of its row. */
export function requestReceipt({ id, createdAt }: { id: number; createdAt: Date }) {
	return { id, createdAt: createdAt.toISOString() };
}
