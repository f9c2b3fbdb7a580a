/** Sorts reviews as the API gives them: what was published last comes first. */
export function byNewest(
	one: { id: number; publishedAt: string },
	other: { id: number; publishedAt: string },
): number {
	return other.publishedAt.localeCompare(one.publishedAt) || other.id - one.id;
}
