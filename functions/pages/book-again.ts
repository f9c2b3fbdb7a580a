import type { FormRouteOptions } from '#src/server/http/form-route.ts';
import { bookPageAgain } from '#src/server/pages/book-page.ts';
import { builtPage } from '#src/server/platform/built-page.ts';
import { clock } from '#src/server/platform/clock.ts';
import { openDatabase } from '#src/server/world/dependencies.ts';

import { drawBook } from './draw.ts';

/** What a form of the page that books by the browser alone gets where it is refused. @param action where it is sent to */
export function bookAgain(action: string): FormRouteOptions<unknown>['redraw'] {
	return (request, problem, status) => {
		const pages = { builtPage: (path: string) => builtPage(request, path), draw: drawBook };
		return bookPageAgain({ ...pages, openDatabase, now: clock }, action, problem, status);
	};
}
