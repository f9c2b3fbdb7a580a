import { offlineWorkerPath } from '#src/domain/kept-pages.ts';
import { dismissToastsAbout, showToast } from '#src/stores/toasts.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

const inputs = ['pointerdown', 'keydown'] as const;

// Whoever does something here may come back without a connection. Not while the site is developed, whose pages change
// under it, and not where the visitor saves data.
if (import.meta.env.PROD && !Reflect.get(navigator, 'connection')?.saveData) {
	for (const type of inputs) addEventListener(type, register, { passive: true });
}

const { kept } = document.documentElement.dataset;
if (kept !== undefined) tell(kept);
addEventListener('offline', () => tell());
addEventListener('online', () => dismissToastsAbout('offline'));

function register({ isTrusted }: Event): void {
	// Scripts of ours replay what was pressed before they came.
	if (!isTrusted) return;
	for (const type of inputs) removeEventListener(type, register);
	// Where it is refused, the site works as it does without.
	whenIdle(() => void navigator.serviceWorker?.register(offlineWorkerPath).catch(() => {}));
}

/** @param since when the page came that is shown; '' where it is as it came, or nobody knows */
function tell(since = ''): void {
	const moment = new Date(since).toLocaleString('en-US', {
		dateStyle: 'medium',
		timeStyle: 'short',
	});
	showToast({
		about: 'offline',
		title: 'You are offline',
		description:
			since === ''
				? 'What you have open stays as it is; the rest comes with the connection.'
				: `This page is as it was when you last opened it: ${moment}.`,
	});
}
