import type { ReactNode } from 'react';

import { paths } from '#src/paths.ts';
import { site } from '#src/site.ts';

/** The frame of what stands before the panel. */
export function Door({ children }: { children: ReactNode }) {
	return (
		<div className="admin-door">
			<div className="card grid w-full max-w-md gap-6 p-6 sm:p-9">
				<div>
					<p className="eyebrow">{site.name}</p>
					<h1 className="mt-1 text-3xl sm:text-4xl">Back office</h1>
				</div>
				{children}
			</div>
			<a className="link inline-flex min-h-11 items-center text-paper" href={paths.home}>
				Back to the site
			</a>
		</div>
	);
}
