import { escaped } from '#src/domain/text/escaped.ts';
import type { FormProblem } from '#src/domain/trips/form-problem.ts';

import { withChoice, withValue } from './form-fields.ts';

/**
 * A page of the build again, with one of its forms as it was sent: what was typed stands in it, what is wrong is said at
 * its fields and summed up above them, where the focus goes, and the page's title begins with 'Error:'. What is added to
 * the form is marked: it goes before React takes the page over (`src/elements/intent/intent.ts`).
 * @param action where the form is sent to
 * @throws Error where the page has no such form
 */
export function refusedForm(page: string, action: string, problem: FormProblem): string {
	const form = new RegExp(`(<form\\b[^>]*\\baction="${action}"[^>]*>)([^]*?)(</form>)`).exec(page);
	const [whole, start = '', fields = '', end = ''] = form ?? [];
	if (whole === undefined) throw new Error(`The page of the build has no form for ${action}.`);
	const typed = Object.entries(problem.typed).reduce(
		(filled, [name, value]) => withTyped(filled, name, value),
		fields,
	);
	const told = problem.issues.reduce(
		(filled, { path, message }) => withMessage(filled, path, message),
		typed,
	);
	return page
		.replace(whole, () => `${start}${summary(told, problem)}${told}${end}`)
		.replace('<title>', '<title>Error: ');
}

/** What is wrong with the form in all, each of it leading to its field. */
function summary(fields: string, { message, issues }: FormProblem): string {
	const items = issues.map((issue) => {
		const id = idOf(controlNamed(fields, issue.path)?.[0] ?? '');
		const words = escaped(issue.message);
		return `<li>${id === null ? words : `<a class="link" href="#${id}">${words}</a>`}</li>`;
	});
	const title = issues.length === 0 ? message : 'Please look at this again:';
	const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
	return `<div data-added class="notice notice-error col-span-full" role="alert" tabindex="-1" autofocus><p>${escaped(title)}</p>${list}</div>`;
}

function withTyped(fields: string, name: string, value: string): string {
	const control = controlNamed(fields, name);
	if (!control || value === '') return fields;
	const [whole] = control;
	// What the page brings by itself is what counts now, and a password goes back to nobody.
	if (/^<input[^>]* type="(?:hidden|password)"/.test(whole)) return fields;
	if (whole.startsWith('<textarea')) return fields.replace(whole, () => withText(whole, value));
	const filled = whole.startsWith('<select')
		? withChoice(whole, value, undefined)
		: withValue(whole, value);
	return fields.replace(whole, () => filled);
}

function withText(textarea: string, value: string): string {
	return textarea.replace(/>[^]*$/, () => `>${escaped(value)}</textarea>`);
}

/** The fields with what is wrong with one of them, which names it. */
function withMessage(fields: string, name: string, message: string): string {
	const control = controlNamed(fields, name);
	const id = control && idOf(control[0]);
	if (!control || !id) return fields;
	const error = `${id}-error`;
	const marked = describedBy(control[0], error);
	const place = new RegExp(`(<p [^>]*id="${error}"[^>]*>)[^<]*(</p>)`);
	if (place.test(fields)) {
		return fields
			.replace(control[0], () => marked)
			.replace(place, (_, start: string, end: string) => `${start}${escaped(message)}${end}`);
	}
	const told = `<p data-added class="field-error wrap-anywhere" id="${error}">${escaped(message)}</p>`;
	return fields.replace(control[0], () => `${marked}${told}`);
}

function describedBy(control: string, error: string): string {
	const tag = /^<[^>]*>/.exec(control)?.[0] ?? '';
	const known = / aria-describedby="([^"]*)"/.exec(tag);
	const names = new Set([...(known?.[1] ?? '').split(' ').filter(Boolean), error]);
	const bare = tag
		.replace(known?.[0] ?? '', '')
		.replace(
			/^<\w+/,
			(start) => `${start} aria-invalid="true" aria-describedby="${[...names].join(' ')}"`,
		);
	return control.replace(tag, () => bare);
}

/** The first control of a name, with what closes it. */
function controlNamed(fields: string, name: string): RegExpExecArray | null {
	const named = `[^>]*\\bname="${RegExp.escape(name)}"[^>]*>`;
	return new RegExp(
		`<input\\b${named}|<textarea\\b${named}[^]*?</textarea>|<select\\b${named}[^]*?</select>`,
	).exec(fields);
}

function idOf(control: string): string | null {
	return /^<[^>]*\bid="([^"]*)"/.exec(control)?.[1] ?? null;
}
