import {
	exportLedger,
	type LedgerRecord,
	listLedger,
	sumLedger,
} from '#src/contract/desk/ledger.ts';
import { readMonth } from '#src/contract/desk/month.ts';
import { moneyFlowLabels } from '#src/domain/desk/ledger.ts';

import { callDeskApi } from './call-desk-api.ts';
import type { CsvColumn } from './csv.ts';
import { listExport } from './list-export.ts';
import { type ListView, listQuery, viewParameters } from './list-view.ts';

/** The ledger in a view. */
export function ledgerQuery(view: ListView) {
	return listQuery(listLedger, view);
}

/** What all rows of a view come to, whatever its page. */
export function ledgerSumsQuery(view: ListView) {
	const { limit: _, offset: __, ...query } = viewParameters(view);
	return {
		queryKey: [sumLedger.path, query] as const,
		queryFn: ({ signal }: { signal: AbortSignal }) => callDeskApi(sumLedger, { query, signal }),
	};
}

/** The figures of a month; of the present one where the address names none. */
export function monthQuery(month: string | undefined) {
	const query = month === undefined ? {} : { month };
	return {
		queryKey: [readMonth.path, query] as const,
		queryFn: ({ signal }: { signal: AbortSignal }) => callDeskApi(readMonth, { query, signal }),
	};
}

// What was noted by mistake keeps its number in the file, and counts for nothing.
const columns: readonly CsvColumn<LedgerRecord>[] = [
	['Receipt', ({ receipt }) => receipt],
	['Day', ({ paidOn }) => paidOn],
	['Flow', ({ amount }) => moneyFlowLabels[amount > 0 ? 'in' : 'out']],
	['Amount', (row) => dollars(row.takenBackAt === null ? row.amount : 0)],
	[
		'Tax within',
		(row) => (row.tax === null ? '' : dollars(row.takenBackAt === null ? row.tax : 0)),
	],
	['Method', ({ method }) => method],
	['Booking', ({ reference }) => reference],
	['Traveler', ({ name }) => name],
	['Trip', ({ title }) => title],
	['Invoices', ({ invoices }) => invoices.join('; ')],
	['Noted by', ({ author }) => author],
	['Note', ({ note }) => note],
	['Noted by mistake', (row) => (row.takenBackAt === null ? '' : dollars(row.amount))],
];

/** The file for the accountant: amounts are dollars without a sign, days those of New York. */
export const ledgerExport = listExport({ endpoint: exportLedger, columns, name: 'ledger' });

function dollars(amount: number): string {
	return amount.toFixed(2);
}
