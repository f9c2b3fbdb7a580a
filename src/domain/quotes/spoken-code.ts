import { checkCodeLength } from './check-code.ts';

/**
 * The check code that somebody may mean who types one: in any case, with or without its dash, with O for 0 and I or L
 * for 1.
 * @returns '7K2-MQ4'; null of what can be none
 */
export function codeMeant(typed: string): string | null {
	const plain = typed
		.normalize('NFKC')
		.toUpperCase()
		.replaceAll(/[\s\p{Pd}.:#]+/gu, '')
		.replaceAll('O', '0')
		.replaceAll(/[IL]/g, '1');
	if (plain.length !== checkCodeLength || !/^[\dA-HJKMNP-TV-Z]+$/.test(plain)) return null;
	return `${plain.slice(0, checkCodeLength / 2)}-${plain.slice(checkCodeLength / 2)}`;
}
