import type * as z from 'zod/mini';

import type { Endpoint } from '#src/contract/http/endpoint.ts';
import { trapField } from '#src/domain/requests/trap-field.ts';
import type { FormProblem } from '#src/domain/trips/form-problem.ts';

import { currentRequest } from '../platform/current-request.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { inAnswerTime } from './answer-time.ts';
import { errorBody, errorFor } from './error-answer.ts';
import { isForm, readForm } from './form-body.ts';
import { filledByProgram } from './form-use.ts';
import { type Answer, jsonAnswer } from './json-answer.ts';
import { readJsonObject } from './request-body.ts';
import { requireJson } from './request-guard.ts';
import type { Route } from './respond.ts';
import { retry } from './retry.ts';
import { seeOther } from './see-other.ts';
import { validated } from './validation.ts';

type FormCall<Body> = { request: Request; body: Body; deps: Dependencies };

export type FormRouteOptions<Reply> = {
	/** What of a form's fields is its body; all of them as they are, without it. */
	read?: (fields: Record<string, unknown>) => Record<string, unknown>;
	/** Where a form leads that was taken. */
	next: (reply: Reply) => string;
	/** A page that is shown at once in place of that; null where the form leads on. */
	show?: (reply: Reply, request: Request) => Promise<Response> | null;
	/** The page again, with what was wrong with its form: what was typed stays. */
	redraw: (
		request: Request,
		problem: FormProblem,
		status: number,
		open: () => Dependencies | Promise<Dependencies>,
	) => Promise<Response>;
};

/** As `route`, for an endpoint that takes JSON and, as it is, the form of a page that needs no script. */
export function formRoute<Body extends z.core.$ZodType, Reply extends z.core.$ZodType>(
	endpoint: Endpoint<Body, Reply>,
	handler: (call: FormCall<z.output<Body>>) => Promise<Answer<z.output<Reply>>>,
	{ read = (fields) => fields, next, show, redraw }: FormRouteOptions<z.output<Reply>>,
): Route {
	return {
		endpoint,
		async answer({ request, open }) {
			const handled = async (body: z.output<Body>) =>
				handler({ request, body, deps: await open() });
			const answerTo = async (given: unknown) => {
				const body = validated(endpoint.body, given);
				return inAnswerTime(retry(request, async () => handled(body), endpoint.takesAttempts));
			};
			if (!isForm(request)) {
				requireJson(request);
				return jsonAnswer(request, await answerTo(await readJsonObject(request)));
			}
			const { [trapField]: trapped = '', ...fields } = await readForm(request);
			try {
				if (trapped !== '') throw filledByProgram();
				const { body, cookies, headers } = await answerTo(read(fields));
				return (await show?.(body, request)) ?? seeOther(next(body), cookies, headers);
			} catch (error) {
				const refusal = errorFor(error);
				const { status } = refusal;
				const current = currentRequest();
				// What nobody expected is told of by the log, too.
				if (status === 500 && current) current.failure = error;
				const { message, issues = [] } = errorBody(refusal, current?.id ?? '');
				const form = endpoint.path.split('/').at(-1) ?? '';
				const problem = { form, message, issues, typed: texts(fields) };
				return redraw(request, problem, status, open);
			}
		},
	};
}

function texts(fields: Record<string, unknown>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(fields).flatMap(([name, value]) =>
			typeof value === 'string' ? [[name, value]] : [],
		),
	);
}
