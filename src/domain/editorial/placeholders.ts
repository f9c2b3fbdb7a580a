/** What of an agency's facts may still be made up. */
type Told = {
	url: string;
	email: string;
	phone: string;
	registration?: readonly string[] | undefined;
};

/**
 * Names what of an agency's facts belongs to nobody: addresses that RFC 2606 keeps for examples, telephone numbers that
 * North America keeps for fiction (555-0100 to 555-0199), registrations of noughts.
 */
export function placeholdersIn({ url, email, phone, registration = [] }: Told): string[] {
	const found: [boolean, string][] = [
		[isExample(url), 'web address'],
		[isExample(email), 'email address'],
		[/555[\s.-]?01\d\d/.test(phone), 'telephone number'],
		[registration.some((line) => /\b0[0-]*-0+\b/.test(line)), 'registration numbers'],
	];
	return found.flatMap(([isMadeUp, name]) => (isMadeUp ? [name] : []));
}

function isExample(address: string): boolean {
	return /\.(?:example|test|invalid)(?:\/|$)|[@./]example\.(?:com|net|org)(?:\/|$)/i.test(address);
}
