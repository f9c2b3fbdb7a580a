import { formUseHeader, leastFillTime } from '#src/contract/http/form-use.ts';
import { site } from '#src/site.ts';

import { HttpError } from './http-error.ts';

/**
 * Refuses a form that, by what its page tells, a program filled in. It is a refusal and no feigned success: should the
 * browser of a person have done it, what was typed still stands in the form, and our pages empty the field and wait by
 * themselves, so that sending it again does. A client that tells nothing is not judged.
 * @throws HttpError 403
 */
export function refuseFilledByProgram(request: Request): void {
	const use = /^(\d{1,9})( filled)?$/.exec(request.headers.get(formUseHeader) ?? '');
	if (use === null) return;
	const [, milliseconds, isFilled] = use;
	if (isFilled !== undefined || Number(milliseconds) < leastFillTime) {
		throw filledByProgram();
	}
}

/** The 403 to a form that a program seems to have filled in. */
export function filledByProgram(): HttpError {
	return new HttpError(403, {
		message: `This looks as if a program had filled in the form. If it was you, please send it again, or call us: ${site.phone}.`,
	});
}
