/** Characters that a password may have. */
export const passwordLength = { least: 6, most: 128 } as const;

/** Characters that the administrator's password may have. */
export const administratorPasswordLength = { least: 12, most: passwordLength.most } as const;

type Named = { fullName: string; email: string };

/** The user name that an e-mail address suggests: the part before the @. */
export function usernameFromEmail(email: string): string {
	return email.trim().split('@', 1)[0] ?? '';
}

/** What the header calls a person: the full name, or the part of the e-mail before the @. */
export function displayName({ fullName, email }: Named): string {
	return fullName.trim() || usernameFromEmail(email);
}

/** The letter of a person's avatar, in upper case. */
export function avatarLetter(person: Named): string {
	const [first = ''] = displayName(person);
	return first.toLocaleUpperCase('en');
}
