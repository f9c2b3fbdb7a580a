/** An email address as it is kept of somebody who wants to be forgotten: 'a…@example.com'. */
export function maskedAddress(email: string): string {
	const [first = ''] = email;
	return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
