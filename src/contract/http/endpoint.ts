import * as z from 'zod/mini';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call that the browser can make and a function answers: the only place that knows its path and shapes. */
export type Endpoint<
	Body extends z.core.$ZodType,
	Reply extends z.core.$ZodType,
	Path extends string = string,
> = {
	method: Method;
	/** As in a Netlify function's `config.path`; its one parameter is `:id`, a row id: '/api/flights/:id'. */
	path: Path;
	/** What the request body must be; `z.undefined()` when there is none. */
	body: Body;
	/** What a successful answer holds. */
	reply: Reply;
	/** The body is a file as it is, and not JSON: the endpoint's server says which; `body` is then `z.undefined()`. */
	takesFile?: true;
	/** Calls may carry an attempt's id (`attemptHeader`): repeated under it, what they bring is stored once. */
	takesAttempts?: true;
};

/** Who of the back office an endpoint answers: administrators alone, or whoever works at the desk, agents too. */
export type BackOfficeAccess = 'administrator' | 'desk';

/** An endpoint that answers the back office and nobody else. */
export type DeskEndpoint<
	Body extends z.core.$ZodType,
	Reply extends z.core.$ZodType,
	Path extends string = string,
> = Endpoint<Body, Reply, Path> & {
	access: BackOfficeAccess;
	/** Also one who has yet to set up the second factor that the site asks for. */
	isForSetUp?: boolean;
	/** It answers whoever gave the password or a code again a moment ago (`confirmIdentity`). */
	asksAgain?: boolean;
};

/** An endpoint that answers whoever is signed in, about their own account. */
export type AccountEndpoint<
	Body extends z.core.$ZodType,
	Reply extends z.core.$ZodType,
	Path extends string = string,
> = Endpoint<Body, Reply, Path> & { access: 'account' };

/** Declares an endpoint that takes no body. */
export function query<Path extends string, Reply extends z.core.$ZodType>(
	method: 'GET' | 'DELETE',
	path: Path,
	reply: Reply,
): Endpoint<z.ZodMiniUndefined, Reply, Path> {
	return { method, path, body: z.undefined(), reply };
}

/** Declares an endpoint whose request carries a JSON object. */
export function command<
	Path extends string,
	Body extends z.core.$ZodType,
	Reply extends z.core.$ZodType,
>(
	method: 'POST' | 'PUT' | 'PATCH',
	path: Path,
	body: Body,
	reply: Reply,
): Endpoint<Body, Reply, Path> {
	return { method, path, body, reply };
}

/** Declares an endpoint whose request carries a file as it is; what else there is to say stands in its address. */
export function upload<Path extends string, Reply extends z.core.$ZodType>(
	path: Path,
	reply: Reply,
): Endpoint<z.ZodMiniUndefined, Reply, Path> {
	return { method: 'POST', path, body: z.undefined(), reply, takesFile: true };
}

/** As `command`, of what is stored once for each attempt. */
export function attempted<
	Path extends string,
	Body extends z.core.$ZodType,
	Reply extends z.core.$ZodType,
>(path: Path, body: Body, reply: Reply): Endpoint<Body, Reply, Path> {
	return { ...command('POST', path, body, reply), takesAttempts: true };
}

/**
 * Keeps an endpoint to whoever works at the desk: the server asks who it is before it reads anything of a request. What is
 * not every agent's goes by `forAct`.
 * @param options.isForSetUp it answers one, too, who has yet to set up the second factor that the site asks for
 * @param options.asksAgain as in `forAct`
 */
export function forDesk<
	Path extends string,
	Body extends z.core.$ZodType,
	Reply extends z.core.$ZodType,
>(
	endpoint: Endpoint<Body, Reply, Path>,
	options: { isForSetUp?: true; asksAgain?: true } = {},
): DeskEndpoint<Body, Reply, Path> {
	return { ...endpoint, access: 'desk', ...options };
}

/** Keeps an endpoint to whoever is signed in: the server asks for them before it reads anything of a request. */
export function forAccount<
	Path extends string,
	Body extends z.core.$ZodType,
	Reply extends z.core.$ZodType,
>(endpoint: Endpoint<Body, Reply, Path>): AccountEndpoint<Body, Reply, Path> {
	return { ...endpoint, access: 'account' };
}

/**
 * Every unsuccessful answer. `issues` names each field that is wrong: 'details.zipCode'; `requestId` is the request's in
 * the log, where the failure is the server's.
 */
export type ErrorReply = z.infer<typeof errorReply>;
export const errorReply = z.object({
	message: z.string(),
	issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
	requestId: z.optional(z.string()),
});
