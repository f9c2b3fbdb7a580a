import type { FormRouteOptions } from '../http/form-route.ts';
import { htmlAnswer } from './html-answer.ts';
import { privatePageHeaders } from './private-page.ts';
import { refusedForm } from './refused-form.ts';

type PlainForm = {
	/** Where the form is sent to. */
	action: string;
	/** The page that it stands on, as it was before; what was typed may say which. */
	page: (request: Request, typed: Readonly<Record<string, string>>) => Promise<string>;
	/** Where it leads once it is stored. */
	sent: string;
};

/**
 * What becomes of a form that is sent without a script: it leads on once it is stored, and comes back, as
 * it was typed and with what is wrong with it, where it is refused. A field that was left empty was not given.
 */
export function plainForm({ action, page, sent }: PlainForm): FormRouteOptions<unknown> {
	return {
		read: (fields) =>
			Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
		next: () => sent,
		async redraw(request, problem, status) {
			const before = await page(request, problem.typed);
			return htmlAnswer(refusedForm(before, action, problem), status, privatePageHeaders);
		},
	};
}
