import { formatMoneyInCents } from '#src/domain/money.ts';

/** Dollars with cents; '' where there is no amount. */
export function money(dollars: number | null): string {
	return dollars === null ? '' : formatMoneyInCents(dollars);
}
