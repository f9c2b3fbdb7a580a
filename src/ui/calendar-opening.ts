/**
 * What opened a calendar. A mouse on the field leaves the focus in it, where a date can be typed meanwhile; after the
 * button, a key or a finger the focus goes to a day.
 */
export type OpenedBy = 'mouse' | 'button' | 'key' | 'touch';

/** A date field as it stands in the page; `button` says by `aria-expanded` whether the calendar is open. */
export type DateFieldParts = {
	/** Everything of it, the label too. */
	field: HTMLElement;
	input: HTMLInputElement;
	button: HTMLButtonElement;
};

/** The way from a field to its calendar. */
export type CalendarDoor<Calendar> = {
	/** Fetches the calendar. It may be called often, and again after it has failed. */
	load: () => Promise<Calendar>;
	show: (calendar: Calendar, by: OpenedBy) => void;
	hide: () => void;
};

const keysThatTypeNothing = ['Tab', 'Shift', 'Alt', 'Control', 'Meta', 'Escape'];

/**
 * Opens a calendar of ours from a field of the browser's own (`type="date"`): by a click or tap on it, by its button, and
 * by the keys that browsers open theirs with (F4, Alt and Down, Space). Typing closes it. The browser's own calendar
 * stays away, but comes where ours cannot be fetched.
 * @returns ends it
 */
export function openFromField<Calendar>(
	{ field, input, button }: DateFieldParts,
	{ load, show, hide }: CalendarDoor<Calendar>,
): () => void {
	const ending = new AbortController();
	const { signal } = ending;
	const isOpen = () => button.getAttribute('aria-expanded') === 'true';
	// Whether the calendar is still wanted once it has come.
	let isWanted = false;
	// Assistive technology, and a press that was made before this code had come, click without a pointer.
	let isTouched = matchMedia('(pointer: coarse)').matches;

	const open = async (by: OpenedBy) => {
		isWanted = true;
		try {
			const calendar = await load();
			if (isWanted && !signal.aborted) show(calendar, by);
		} catch {
			input.readOnly = false;
			input.focus();
			showBrowsersOwn(input);
		}
	};

	for (const intent of ['pointerenter', 'focusin']) {
		// Fetched ahead of the press, which tries again where this fails.
		field.addEventListener(intent, () => void load().catch(() => {}), { signal });
	}
	const pressed: HTMLElement[] = [input, button, ...(input.labels ?? [])];
	for (const part of pressed) {
		part.addEventListener(
			'pointerdown',
			({ pointerType }) => {
				isTouched = pointerType === 'touch' || pointerType === 'pen';
				// Phones open their calendar as soon as the field has the focus; of one that is read only they do not.
				input.readOnly = isTouched && part !== button;
			},
			{ signal },
		);
	}
	for (const over of ['blur', 'keydown', 'pointercancel']) {
		input.addEventListener(over, () => (input.readOnly = false), { signal });
	}
	input.addEventListener(
		'click',
		(event) => {
			// Or the browser opens its own as well.
			event.preventDefault();
			if (!isOpen()) void open(isTouched ? 'touch' : 'mouse');
		},
		{ signal },
	);
	input.addEventListener(
		'keydown',
		(event) => {
			const { key, altKey } = event;
			if (key === 'F4' || key === ' ' || (altKey && key === 'ArrowDown')) {
				event.preventDefault();
				void open('key');
			} else if (!keysThatTypeNothing.includes(key)) {
				// Who types a date needs no calendar.
				isWanted = false;
				hide();
			}
		},
		{ signal },
	);
	field.addEventListener(
		'keydown',
		({ key }) => {
			if (key !== 'Escape') return;
			isWanted = false;
			// What it does to an open one, that knows; another may be on the way to the screen.
			if (!field.querySelector('dialog')) hide();
		},
		{ signal },
	);
	button.addEventListener(
		'click',
		({ detail }) => {
			if (isOpen()) hide();
			// Pressed by a key, it counts no clicks.
			else void open(isTouched && detail > 0 ? 'touch' : 'button');
		},
		{ signal },
	);
	return () => ending.abort();
}

function showBrowsersOwn(input: HTMLInputElement): void {
	try {
		input.showPicker();
	} catch {
		// It may come only right after a press: a date can be typed.
	}
}
