import { lazily } from '#src/domain/lazily.ts';

/** The visitor's time zone (IANA); null where the browser hides it. The same answer each time. */
export const browserZone = lazily((): { name: string | null } => {
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	try {
		return { name: Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone };
	} catch {
		// A browser that does not know where it is says 'Etc/Unknown', and cannot reckon with that.
		return { name: null };
	}
});
