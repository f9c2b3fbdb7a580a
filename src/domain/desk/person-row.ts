/** The kinds of rows by any one of which a person's page is opened. */
export const personRowKinds = [
	'booking',
	'inquiry',
	'custom-offer',
	'offer',
	'call-back',
	'application',
	'waiting-list',
	'account',
] as const;
export type PersonRowKind = (typeof personRowKinds)[number];

/** A row that somebody left, whose address says who they are. */
export type PersonRow = { kind: PersonRowKind; id: number };

/** Gives 'booking-12'. */
export function personRowName({ kind, id }: PersonRow): string {
	return `${kind}-${id}`;
}

/** Reads 'booking-12'; null of anything else. */
export function readPersonRow(name: string): PersonRow | null {
	const [, kind = '', id = ''] = /^([a-z-]+)-([1-9]\d{0,9})$/.exec(name) ?? [];
	const known = personRowKinds.find((each) => each === kind);
	return known ? { kind: known, id: Number(id) } : null;
}
