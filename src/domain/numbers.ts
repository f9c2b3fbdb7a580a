import { lazily } from './lazily.ts';

const grouped = lazily(() => new Intl.NumberFormat('en-US'));
const compact = lazily(() => new Intl.NumberFormat('en-US', { notation: 'compact' }));

/** '12,345' */
export function formatNumber(value: number): string {
	return grouped().format(value);
}

/** '12K', under the bars of a chart. */
export function formatNumberShortly(value: number): string {
	return compact().format(value);
}

const amount = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/;

/**
 * The number that a person typed, as '1299', '1,299.50' or '$ 1,299'.
 * @returns undefined for nothing; NaN for what is no such number, as '12,5', which could be read in two ways
 */
export function readNumber(typed: string): number | undefined {
	const text = typed.replace(/\s+/g, '').replace(/^(-?)\$/, '$1');
	if (text === '') return undefined;
	const digits = text.replace(/^-/, '');
	if (!/\d/.test(digits) || !amount.test(digits)) return Number.NaN;
	return Number(text.replaceAll(',', ''));
}
