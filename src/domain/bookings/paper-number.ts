/** Papers about money, each kind with numbers of its own. */
const letters = { invoice: 'I', 'credit note': 'C', receipt: 'R' } as const;

export type PaperKind = keyof typeof letters;
export const invoiceKinds = ['invoice', 'credit note'] as const satisfies readonly PaperKind[];
export type InvoiceKind = (typeof invoiceKinds)[number];

export type PaperNumber = { kind: PaperKind; year: number; number: number };

/** How a paper is called: 'I-2026-0001'. Within a year of New York and a kind the numbers have no gaps. */
export function paperNumber({ kind, year, number }: PaperNumber): string {
	return `${letters[kind]}-${year}-${String(number).padStart(4, '0')}`;
}

/** The paper that is called so; null of what calls none. */
export function readPaperNumber(text: string): PaperNumber | null {
	const [, letter, year, number] = /^([A-Z])-(\d{4})-(\d{4,9})$/.exec(text.toUpperCase()) ?? [];
	const kind = paperKinds.find((each) => letters[each] === letter);
	return kind ? { kind, year: Number(year), number: Number(number) } : null;
}

const paperKinds = Object.keys(letters) as PaperKind[];
