import type { FunctionHandler, SiteFunction } from './load-functions.ts';

export type Match =
	| {
			kind: 'function';
			name: string;
			handler: FunctionHandler;
			params: Record<string, string>;
			preferStatic: boolean;
	  }
	| { kind: 'wrong method'; allowed: string[]; preferStatic: boolean }
	| { kind: 'none' };

export type Router = { match(method: string, path: string): Match };

/**
 * Finds the function for a request as Netlify does: a path is a URLPattern, with or without a slash at
 * its end. Where several patterns fit, the one with fewer wildcards wins.
 */
export function createRouter(functions: SiteFunction[]): Router {
	const routes = functions.flatMap(compile).toSorted((a, b) => a.wildness - b.wildness);

	return {
		match(method, path) {
			const wanted = method === 'HEAD' ? 'GET' : method;
			const fitting: Route[] = [];
			for (const route of routes) {
				const params = route.params(path);
				if (params === null) continue;
				const { name, methods, handler, preferStatic } = route.function;
				if (methods.length === 0 || methods.includes(wanted)) {
					return { kind: 'function', name, handler, params, preferStatic };
				}
				fitting.push(route);
			}
			if (fitting.length === 0) return { kind: 'none' };
			return {
				kind: 'wrong method',
				allowed: [...new Set(fitting.flatMap((route) => route.function.methods))],
				preferStatic: fitting.every((route) => route.function.preferStatic),
			};
		},
	};
}

type Route = {
	function: SiteFunction;
	/** 0 for a plain path; a `*` weighs more than any number of `:params`. */
	wildness: number;
	params(path: string): Record<string, string> | null;
};

function compile(siteFunction: SiteFunction): Route[] {
	const excluded = siteFunction.excludedPaths.map(pattern);
	return siteFunction.paths.map((path) => {
		const included = pattern(path);
		// Most of two hundred patterns are told from a path by how it begins: a pattern takes a hundred times as long.
		const beginning = path.replace(/[^\w/-].*$/, '');
		return {
			function: siteFunction,
			wildness: count(path, /:\w/g) + 100 * count(path, /\*/g),
			params(pathname) {
				if (!pathname.startsWith(beginning)) return null;
				const groups = included.exec({ pathname })?.pathname.groups;
				if (groups === undefined) return null;
				return excluded.some((other) => other.test({ pathname })) ? null : given(groups);
			},
		};
	});
}

function pattern(path: string): URLPattern {
	return new URLPattern({ pathname: `${path}{/}?` });
}

function given(groups: Record<string, string | undefined>): Record<string, string> {
	const params: Record<string, string> = {};
	for (const [name, value] of Object.entries(groups)) {
		if (value !== undefined) params[name] = value;
	}
	return params;
}

function count(text: string, part: RegExp): number {
	return text.match(part)?.length ?? 0;
}
