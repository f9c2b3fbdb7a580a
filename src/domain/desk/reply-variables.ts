/** What can be filled in where the desk writes to somebody, by the name that stands in braces, and what it becomes. */
export const replyVariables = {
	name: 'Who is written to',
	subject: 'What they wrote about, or what they booked',
	reference: 'The booking’s reference',
	trip: 'Where they go',
	departure: 'The day on which they leave',
	total: 'What the trip costs',
	balance: 'What is still to be paid',
	'hold end': 'Until when the booking is held',
	job: 'The job that they applied for',
	'desk hours': 'When the desk is there',
	'desk phone': 'The desk’s telephone number',
	agent: 'Who of the desk writes',
} as const satisfies Record<string, string>;

export type ReplyVariable = keyof typeof replyVariables;
export const replyVariableNames = Object.keys(replyVariables) as ReplyVariable[];

/** What is known of the one who is written to; what is not known, or '', cannot be filled in. */
export type ReplyValues = Partial<Record<ReplyVariable, string>>;

/** '{hold end}' */
export function inBraces(name: string): string {
	return `{${name}}`;
}

/** The variables of a text, each once; capitals and double spaces are forgiven. */
export function variablesIn(text: string): { known: ReplyVariable[]; unknown: string[] } {
	const names = [...new Set([...text.matchAll(variable)].map(([, inside = '']) => plain(inside)))];
	const known = replyVariableNames.filter((name) => names.includes(name));
	return { known, unknown: names.filter((name) => !isVariable(name)) };
}

/** What is wrong with the variables of a text, by their names; null where all of them exist. */
export function unknownVariables(text: string): string | null {
	const { unknown } = variablesIn(text);
	if (unknown.length === 0) return null;
	const verb = unknown.length === 1 ? 'There is no variable' : 'There are no variables';
	return `${verb} ${listed(unknown)}. What can be filled in: ${listed(replyVariableNames)}.`;
}

/** The variables of a text of which nothing is known, as a sentence; null where all can be filled in. */
export function missingValues(text: string, values: ReplyValues): string | null {
	const missing = variablesIn(text).known.filter((name) => !values[name]);
	if (missing.length === 0) return null;
	const verb = missing.length === 1 ? 'is' : 'are';
	return `${listed(missing)} ${verb} not known here. Please write it out, or take it out.`;
}

/** The text with what is known in the place of its variables. What is filled in is not read again: a name may have braces. */
export function filledIn(text: string, values: ReplyValues): string {
	return text.replace(variable, (whole: string, inside: string) => {
		const name = plain(inside);
		return (isVariable(name) && values[name]) || whole;
	});
}

/** A few words between braces, on one line. */
const variable = /\{([^{}\n]{0,40})\}/g;

function plain(inside: string): string {
	return inside.trim().replace(/\s+/g, ' ').toLowerCase();
}

function isVariable(name: string): name is ReplyVariable {
	return Object.hasOwn(replyVariables, name);
}

function listed(names: readonly string[]): string {
	return names.map(inBraces).join(', ');
}
