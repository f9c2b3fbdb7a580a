/** Why a form that was sent without a script was not taken: the page that it stands on says so, and keeps what was typed. */
export type FormProblem = {
	/** Which of the page's forms it is: the last part of the address it is sent to, 'travellers'. */
	form: string;
	message: string;
	/** The fields that are wrong: 'name.2'. */
	issues: readonly { path: string; message: string }[];
	/** What was typed, by the names of the fields: 'name[2]'. */
	typed: Readonly<Record<string, string>>;
};

/** What is said at a field of a form; null where nothing is wrong with it. */
export function problemAt(problem: FormProblem | null, path: string): string | null {
	return problem?.issues.find((issue) => issue.path === path)?.message ?? null;
}
