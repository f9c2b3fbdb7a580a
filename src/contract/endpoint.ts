import * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call that the browser can make and a function answers: the only place that knows its path and shapes. */
export type Endpoint<Body extends z.core.$ZodType, Reply extends z.core.$ZodType> = {
	method: Method;
	/** As in a Netlify function's `config.path`: '/api/flights/:id'. */
	path: string;
	/** What the request body must be; `z.undefined()` when there is none. */
	body: Body;
	/** What a successful answer holds. */
	reply: Reply;
};

/** Declares an endpoint that takes no body. */
export function query<Reply extends z.core.$ZodType>(
	method: 'GET' | 'DELETE',
	path: string,
	reply: Reply,
): Endpoint<z.ZodMiniUndefined, Reply> {
	return { method, path, body: z.undefined(), reply };
}

/** Declares an endpoint whose request carries JSON. */
export function command<Body extends z.core.$ZodType, Reply extends z.core.$ZodType>(
	method: 'POST' | 'PUT' | 'PATCH',
	path: string,
	body: Body,
	reply: Reply,
): Endpoint<Body, Reply> {
	return { method, path, body, reply };
}

/** Every unsuccessful answer. `issues` names each field that is wrong. */
export type ErrorReply = z.infer<typeof errorReply>;
export const errorReply = z.object({
	message: z.string(),
	issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

/** How lists are paged: `?limit=&offset=&q=`. */
export const listLimits = { default: 100, most: 1000 } as const;
