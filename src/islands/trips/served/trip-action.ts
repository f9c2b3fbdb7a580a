/** Where a form of a trip's page is sent: the path of its endpoint with the trip's reference. */
export function tripAction({ path }: { path: string }, reference: string): string {
	return path.replace(':reference', reference);
}
