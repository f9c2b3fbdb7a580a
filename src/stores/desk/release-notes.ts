import * as z from 'zod/mini';

const releaseDays = z.array(
	z.object({
		day: z.string(),
		notes: z.array(z.object({ reader: z.string(), text: z.string() })),
	}),
);

/** What the latest releases change, by day; the site was built with it. */
export const releaseNotesQuery = {
	queryKey: ['release-notes'],
	async queryFn({ signal }: { signal: AbortSignal }) {
		const response = await fetch('/release-notes.json', { signal });
		if (!response.ok) throw new Error(`The release notes were answered with ${response.status}.`);
		return z.parse(releaseDays, await response.json());
	},
};
