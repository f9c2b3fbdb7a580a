import type { Home } from '#src/domain/flights/at-home.ts';

/** Where the visitor seems to be at home: by the clock and the languages of the browser. */
export function homeOfVisitor(): Home {
	const names = new Intl.DisplayNames('en', { type: 'region' });
	const regions = navigator.languages.flatMap((language) => regionOf(language) ?? []);
	return {
		timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
		countries: regions.flatMap((region) => names.of(region) ?? []),
	};
}

// A browser may list what is no language's name.
function regionOf(language: string): string | undefined {
	try {
		return new Intl.Locale(language).region;
	} catch {
		return undefined;
	}
}
