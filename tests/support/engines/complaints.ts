import type { Page } from './page.ts';

/** Without what Firefox says of modules and answers that were on their way when their page was left. */
export function complaints(page: Page): string[] {
	const ofLeaving =
		/^(TypeError: (error loading dynamically imported module|NetworkError when attempting to fetch)|AbortError: The operation was aborted)/;
	return page.tab.complaints().filter((text) => !ofLeaving.test(text));
}
