/** The name of a typeface as packages of Fontsource carry it: 'source-sans-3'. */
export function fontPackage(typeface: string): string {
	return typeface.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
}
