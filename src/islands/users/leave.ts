/** Goes to another page of the site. */
export function leave(path: string): void {
	location.assign(path);
}
