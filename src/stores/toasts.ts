import { atom } from 'nanostores';

import { storedValue } from '#src/browser/storage.ts';

const tones = ['default', 'success', 'destructive'] as const;
export type ToastTone = (typeof tones)[number];

export type Toast = {
	id: number;
	title: string;
	description?: string;
	/** Where the visitor may go instead; only for a toast of this page. */
	link?: { title: string; href: string };
	/** What can be done about it at once; the toast goes when one of them is pressed. */
	actions?: readonly { title: string; run: () => void }[];
	/** What it is about, its title unless given: a newer toast about the same takes its place. */
	about?: string;
	tone: ToastTone;
};

export type ToastMessage = Omit<Toast, 'id' | 'tone'> & { tone?: ToastTone };

const mostToasts = 3;

/** The toasts on screen, oldest first, at most three: where one has to go, no destructive one before the others. */
export const $toasts = atom<Toast[]>([]);

let lastId = 0;

/** Shows a toast on this page, in place of what was said of the same before. */
export function showToast({ tone = 'default', ...message }: ToastMessage): void {
	lastId += 1;
	const others = $toasts.get().filter((toast) => subject(toast) !== subject(message));
	const toasts = [...others, { ...message, tone, id: lastId }];
	while (toasts.length > mostToasts) {
		const passing = toasts.findIndex((toast) => toast.tone !== 'destructive');
		toasts.splice(Math.max(passing, 0), 1);
	}
	$toasts.set(toasts);
}

function subject({ about, title }: Pick<Toast, 'about' | 'title'>): string {
	return about ?? title;
}

/** Takes a toast off the screen. */
export function dismissToast(id: number): void {
	$toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** Takes what was said about something off the screen. */
export function dismissToastsAbout(about: string): void {
	$toasts.set($toasts.get().filter((toast) => toast.about !== about));
}

/** Keeps a toast for the page that the visitor is being sent to. */
export function showToastOnNextPage(message: Omit<ToastMessage, 'link' | 'actions'>): void {
	carried.write(message);
}

/** Shows the toast that the last page left; the toaster calls this once it listens. */
export function showCarriedToast(): void {
	const message = carried.read();
	carried.remove();
	if (message) showToast(message);
}

const carried = storedValue('session', 'carriedToast', parseMessage);

function parseMessage(json: unknown): ToastMessage {
	const { title, description, tone } = Object(json) as Partial<Record<keyof ToastMessage, unknown>>;
	if (typeof title !== 'string') throw new Error('The carried toast has no title.');
	return {
		title,
		tone: tones.find((name) => name === tone) ?? 'default',
		...(typeof description === 'string' && { description }),
	};
}
