import { formatMoneyInCents } from '#src/domain/format.ts';

/** Dollars with cents; '' where there is no amount. */
export function money(dollars: number | null): string {
	return dollars === null ? '' : formatMoneyInCents(dollars);
}
