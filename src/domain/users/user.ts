/** Only an active account can sign in; the first is the default. */
export const accountStatuses = ['active', 'suspended', 'inactive'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** Characters that a password may have. */
export const passwordLength = { least: 6, most: 128 } as const;

/** Characters that the administrator's password may have. */
export const administratorPasswordLength = { least: 12, most: passwordLength.most } as const;

/** How long a link to a new password works, for the clock and in words. */
export const resetLinkLasts = { hours: 1, text: 'an hour' } as const;

/** How long a link works that shows whose an address is, for the clock and in words. */
export const verificationLinkLasts = { hours: 48, text: 'two days' } as const;

type Named = { fullName: string; email: string };

/** The user name that an email address suggests: the part before the @. */
export function usernameFromEmail(email: string): string {
	return email.trim().split('@', 1)[0] ?? '';
}

/** What the header calls a person: the full name, or the part of the email before the @. */
export function displayName({ fullName, email }: Named): string {
	return visible(fullName) === '' ? usernameFromEmail(email) : fullName.trim();
}

/** The letter of a person's avatar as it is seen, in upper case: a flag or an accented letter is one. */
export function avatarLetter(person: Named): string {
	const [first] = new Intl.Segmenter('en').segment(visible(displayName(person)));
	return (first?.segment ?? '').toLocaleUpperCase('en');
}

// Without what nobody sees in front of it, such as marks of the direction of writing.
function visible(name: string): string {
	return name.replace(/^[\p{Default_Ignorable_Code_Point}\p{White_Space}]+/u, '').trim();
}

/** A full name as a form asks for it: the first word, and all that follows it. Together they are the name again. */
export function namesOf(fullName: string): { firstName: string; lastName: string } {
	const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
	return { firstName, lastName: rest.join(' ') };
}
