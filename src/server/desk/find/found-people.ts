import { type FoundPerson, mostFound } from '#src/contract/desk/find.ts';
import { telephoneKey } from '#src/domain/people/telephone-key.ts';

/**
 * The people who left some rows: two rows of one address, or of one number where there is no address, are one person's.
 * @param left the likeliest rows first
 */
export function foundPeople(left: readonly FoundPerson[]): FoundPerson[] {
	const people = new Map<string, FoundPerson>();
	for (const row of left) {
		const key = row.email.toLowerCase() || telephoneKey(row.phone);
		if (key === '') continue;
		const known = people.get(key);
		const hasAccount = row.hasAccount || known?.hasAccount === true;
		people.set(key, { ...row, ...known, phone: known?.phone || row.phone, hasAccount });
	}
	return [...people.values()].slice(0, mostFound);
}
