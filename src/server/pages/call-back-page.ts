import { paths } from '#src/paths.ts';

import { fillPage } from './fill-page.ts';
import type { FormPageSources, Loaded, PageCall } from './page-route.ts';
import { privatePageHeaders } from './private-page.ts';

const shell = `${paths.callBack}/shell`;

/** The page on which the desk is asked to call: its hours are those of now. */
export async function loadCallBackPage({ now }: Pick<PageCall, 'now'>): Promise<Loaded<Date>> {
	return { page: shell, view: now(), status: 200, headers: privatePageHeaders };
}

/** The same page, for what was wrong with its form to be written into it. */
export async function callBackFormPage(
	{ builtPage, draw }: FormPageSources<Date>,
	now: Date,
): Promise<string> {
	return fillPage(await builtPage(shell), await draw(now));
}
