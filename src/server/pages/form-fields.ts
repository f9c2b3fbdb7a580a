import { escaped } from '#src/domain/text/escaped.ts';

/** An `<input>` with a value in the place of its own. */
export function withValue(input: string, value: string): string {
	if (value === '') return input;
	const bare = input.replace(/ (?:value|data-empty)="[^"]*"/g, '');
	return bare.replace(/\/?>$/, (end) => ` value="${escaped(value)}"${end}`);
}

/** A `<select>` with a value chosen. @param label what it is called where it is not offered; undefined: then it is left */
export function withChoice(select: string, value: string, label: string | undefined): string {
	const option = `<option value="${escaped(value)}"`;
	const unchosen = select.replaceAll(' selected=""', '');
	if (select.includes(option)) return unchosen.replace(option, () => `${option} selected=""`);
	if (label === undefined) return select;
	// Marked, for it has to go before React takes the page over: see `src/elements/intent/intent.ts`.
	const added = `${option} selected="" data-added>${escaped(label)}</option>`;
	return unchosen.replace(/(?=<\/select>$)/, () => added);
}
