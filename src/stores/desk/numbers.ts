import { type PeriodFigures, readNumbers } from '#src/contract/desk/numbers.ts';
import { type PeriodLength, periodLengths } from '#src/domain/desk/periods.ts';

import { callDeskApi } from './call-desk-api.ts';
import { saveRows } from './csv-file.ts';
import type { CsvColumn } from './csv.ts';
import type { PanelAddress } from './panel-address.ts';

/** By what the address tells the figures. */
export function lengthOf({ by }: PanelAddress): PeriodLength {
	return periodLengths.find((length) => length === by) ?? 'week';
}

/** How business goes, by weeks or months. */
export function numbersQuery(by: PeriodLength) {
	return {
		queryKey: [readNumbers.path, { by }] as const,
		queryFn: ({ signal }: { signal: AbortSignal }) =>
			callDeskApi(readNumbers, { query: { by }, signal }),
	};
}

const columns: readonly CsvColumn<PeriodFigures>[] = [
	['From', ({ first }) => first],
	['To', ({ last }) => last],
	['Asked', ({ asked }) => asked.inquiries + asked.customOffers + asked.callBacks],
	['Booked', ({ booked }) => booked],
	['Confirmed', ({ confirmed }) => confirmed],
	['Cancelled', ({ cancelled }) => cancelled],
	['Traveled', ({ travelled }) => travelled],
	['Value confirmed', ({ value }) => value.toFixed(2)],
];

/** Saves the figures of all periods as `numbers-<last day>.csv`. */
export function saveNumbers(periods: readonly PeriodFigures[]): Promise<void> {
	const name = `numbers-${periods.at(-1)?.last ?? ''}.csv`;
	return saveRows({ name, rows: periods, columns, what: 'Numbers' });
}
