import { type FormProblem, problemAt } from '#src/domain/trips/form-problem.ts';

/** Leads the reader of a form that was refused to the first field that is wrong, without a script. */
export function wrongField(problem: FormProblem | null, name: string): { autoFocus?: true } {
	const isFirst = problemAt(problem, name) !== null && problem?.issues[0]?.path === name;
	return isFirst ? { autoFocus: true } : {};
}
