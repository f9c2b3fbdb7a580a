/** What somebody can be reached at: email addresses in lower case, and telephone numbers by `telephoneKey`. */
export type Addresses = { emails: ReadonlySet<string>; phones: ReadonlySet<string> };

/** What one row says of whoever left it; '' where it says nothing. */
export type RowAddress = { email: string; phone: string };

/** A telephone that more email addresses than these stand beside is an office's or a hotel's: it is nobody's own. */
export const mostSharing = 4;

/** A person has no more addresses than these; whoever seems to is several people. */
const mostAddresses = 20;

/** What is known of somebody: what is theirs, and the numbers that they give with many others. */
export type Known = Addresses & { shared: ReadonlySet<string> };

/**
 * Whoever has one of some addresses, as far as rows tell: who gave an address with a number has both, and so on from there.
 * Names say nothing: two people of one name stay two, and one with two numbers stays one. Over a number that many share
 * nobody is reached; it is somebody's only where nothing else is.
 * @param rows all that have one of `known`
 * @returns `known` and what stands beside it
 */
export function samePerson(known: Known, rows: readonly RowAddress[]): Known {
	const shared = new Set([...known.shared, ...sharedNumbers(rows)]);
	const emails = new Set(known.emails);
	const phones = new Set(known.phones);
	for (const { email, phone } of rows) {
		if (emails.size + phones.size >= mostAddresses) break;
		if (shared.has(phone)) continue;
		if (phone !== '' && known.emails.has(email)) phones.add(phone);
		if (email !== '' && known.phones.has(phone)) emails.add(email);
	}
	if (emails.size > 0) for (const phone of shared) phones.delete(phone);
	return { emails, phones, shared };
}

function sharedNumbers(rows: readonly RowAddress[]): string[] {
	const beside = new Map<string, Set<string>>();
	for (const { email, phone } of rows) {
		if (phone === '' || email === '') continue;
		beside.set(phone, (beside.get(phone) ?? new Set()).add(email));
	}
	return [...beside].filter(([, emails]) => emails.size > mostSharing).map(([phone]) => phone);
}
