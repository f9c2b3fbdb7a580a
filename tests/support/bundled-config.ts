/**
 * The `config` of a bundled function as Netlify finds it: in the text, without running it. It takes an object that is
 * written out beside `export { x as config }`, and of what is in it only plain literals.
 * @throws where anything else stands there; Netlify would lose the function's addresses, schedule and limits
 */
export function writtenConfig(code: string): unknown {
	const name = /export\s?\{[^}]*?([\w$]+) as config\b/.exec(code)?.[1] ?? '';
	const [, literal = ''] =
		new RegExp(`[\\s,;]${RegExp.escape(name)}=(\\{[^;]*?\\})(;|,[\\w$]+=)`).exec(code) ?? [];
	const json = literal
		.replace(/([{,])(\w+):/g, '$1"$2":')
		.replace(/:!0\b/g, ':true')
		.replace(/:!1\b/g, ':false');
	return JSON.parse(json);
}
