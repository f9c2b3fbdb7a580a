import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';

import type { ResponseHeaders } from '../http/response.ts';

/**
 * Where a request is sent: with a status from 301 on the visitor is, with 200 it is answered by the function at
 * `location`, which gets the request as it came.
 */
export type Redirect = { status: number; location: string; force: boolean };

/** The headers and redirects of `netlify.toml`, as Netlify applies them to files. */
export type SiteRules = {
	/** Later rules win over earlier ones that set the same header. */
	headersFor(path: string): ResponseHeaders;
	/**
	 * The first rule that matches the path and finds a value in the query for each parameter that it names. The
	 * `location` of a visitor has the query of the request.
	 */
	redirectFor(path: string, query: string): Redirect | null;
};

/** Throws an Error that names the rule when the file has one that Netlify would refuse. */
export async function readSiteRules(netlifyConfigPath: string): Promise<SiteRules> {
	const headerRules = await parseAllHeaders({
		netlifyConfigPath,
		headersFiles: [],
		configHeaders: [],
		minimal: false,
	});
	const redirectRules = await parseAllRedirects({
		netlifyConfigPath,
		redirectsFiles: [],
		configRedirects: [],
		minimal: false,
	});
	const [error] = [...headerRules.errors, ...redirectRules.errors];
	if (error !== undefined) throw error;

	const headers = headerRules.headers.flatMap((rule) =>
		'forRegExp' in rule ? [{ matches: rule.forRegExp, values: lowerCased(rule.values) }] : [],
	);
	const rules = redirectRules.redirects.filter(isRedirectRule);
	const strange = rules.find((rule) => !isRewrite(rule) && !isRedirect(rule));
	if (strange !== undefined) {
		throw new Error(
			`${netlifyConfigPath}: only redirects, and forced rewrites to functions, are served here; ${strange.path} is neither.`,
		);
	}
	const redirects = rules.map((rule) => ({
		...rule,
		matches: new URLPattern({ pathname: `${rule.path}{/}?` }),
	}));

	return {
		headersFor(path) {
			const matching = headers.filter((rule) => rule.matches.test(path));
			return Object.assign({}, ...matching.map((rule) => rule.values));
		},
		redirectFor(path, query) {
			const asked = new URLSearchParams(query);
			for (const rule of redirects) {
				const groups = rule.matches.exec({ pathname: path })?.pathname.groups;
				if (groups === undefined || !isAskedFor(rule, asked)) continue;
				const location = fillIn(rule.to, groups) + (isRewrite(rule) ? '' : query);
				return { status: rule.status ?? 301, location, force: rule.force };
			}
			return null;
		},
	};
}

type RedirectRule = {
	path: string;
	to: string;
	status?: number;
	force: boolean;
	/** The parameters that a request must have: of a value, or of any, which is then written ':name'. */
	query?: Record<string, string>;
};

function isRedirectRule(rule: unknown): rule is RedirectRule {
	return (
		typeof rule === 'object' &&
		rule !== null &&
		'path' in rule &&
		typeof rule.path === 'string' &&
		'to' in rule &&
		typeof rule.to === 'string'
	);
}

function isRedirect({ status = 301 }: RedirectRule): boolean {
	return status >= 300 && status <= 399;
}

function isRewrite({ status, force, to }: RedirectRule): boolean {
	return status === 200 && force && to.startsWith('/.netlify/functions/');
}

function isAskedFor({ query = {} }: RedirectRule, asked: URLSearchParams): boolean {
	return Object.entries(query).every(([name, value]) => {
		const given = asked.get(name);
		return value.startsWith(':') ? Boolean(given) : given === value;
	});
}

function fillIn(to: string, groups: Record<string, string | undefined>): string {
	return to.replaceAll(/:(\w+)/g, (whole, name: string) => {
		return (name === 'splat' ? groups['0'] : groups[name]) ?? whole;
	});
}

function lowerCased(values: Record<string, string>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]),
	);
}
