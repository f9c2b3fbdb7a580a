import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';

import type { ResponseHeaders } from '../http/response.ts';

type Redirect = { status: number; location: string; force: boolean };

/** The headers and redirects of `netlify.toml`, as Netlify applies them to files. */
export type SiteRules = {
	/** Later rules win over earlier ones that set the same header. */
	headersFor(path: string): ResponseHeaders;
	/** The first rule that matches the path. `location` has the query of the request. */
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
	const rewrite = rules.find(({ status = 301 }) => {
		return status < 300 || status > 399;
	});
	if (rewrite !== undefined) {
		throw new Error(
			`${netlifyConfigPath}: only redirects are served here, ${rewrite.path} is none.`,
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
			for (const rule of redirects) {
				const groups = rule.matches.exec({ pathname: path })?.pathname.groups;
				if (groups === undefined) continue;
				const location = fillIn(rule.to, groups) + query;
				return { status: rule.status ?? 301, location, force: rule.force };
			}
			return null;
		},
	};
}

type RedirectRule = { path: string; to: string; status?: number; force: boolean };

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
