import { lazily } from './lazily.ts';

const wholeDollars = lazily(() => dollarFormat({ maximumFractionDigits: 0 }));
const dollarsAndCents = lazily(() => dollarFormat({}));
const shortDollars = lazily(() => dollarFormat({ notation: 'compact' }));

/** Dollars as people read them: '$1,240', or with cents where there are any: '$1,049.75'. */
export function formatMoney(dollars: number): string {
	const format = Number.isInteger(dollars) ? wholeDollars() : dollarsAndCents();
	return format.format(dollars);
}

/** What a line of a sum adds or takes off: '$78' or '−$78'. */
export function formatAmount(dollars: number, money = formatMoney): string {
	return `${dollars < 0 ? '−' : ''}${money(Math.abs(dollars))}`;
}

/** Dollars with two decimals always, so that a column of them lines up: '$1,240.00'. */
export function formatMoneyInCents(dollars: number): string {
	return dollarsAndCents().format(dollars);
}

/** How amounts of one sum are written under each other: all with cents, where any has some. */
export function formatSum(amounts: readonly number[]): (dollars: number) => string {
	return amounts.every(Number.isInteger) ? formatMoney : formatMoneyInCents;
}

/** Dollars under the bars of a chart: '$1.2K'. */
export function formatMoneyShortly(dollars: number): string {
	return shortDollars().format(dollars);
}

/** Dollars as whole cents, which a number adds up exactly. */
export function centsOf(dollars: number): number {
	return Math.round(dollars * 100);
}

function dollarFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
	return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', ...options });
}
