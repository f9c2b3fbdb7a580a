type Press =
	| { target: HTMLElement; type: 'click' }
	| { target: HTMLElement; type: 'key'; key: string };
type Release = {
	/** Stops holding, and does what was held: by React where it has taken over, else by the browser. */
	release: () => void;
};

/** It opens a calendar of ours, not the browser's. */
const dateField = 'input[type=date]';
/** The keys that move between tabs; of a button, the browser knows the others. */
const tabKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Holds what is pressed on an island and the browser would do otherwise than its code, or not at all. */
export function holdPresses(island: HTMLElement): Release {
	let presses: Press[] = [];
	const touched = new Set<HTMLInputElement>();
	const holding = new AbortController();
	const listen = <Type extends keyof HTMLElementEventMap>(
		type: Type,
		listener: (event: HTMLElementEventMap[Type]) => void,
	) => island.addEventListener(type, listener, { capture: true, signal: holding.signal });

	// A form's button too, and so the Enter key in its fields: the browser would check and send it by itself.
	listen('click', (event) => {
		const target = closest(event, `button, ${dateField}`);
		if (!target) return;
		event.preventDefault();
		// Who presses again, or elsewhere, means the last one, and once.
		presses = [...presses.filter(({ type }) => type === 'key'), { target, type: 'click' }];
	});
	// A phone would open its calendar with the focus, and ours would come on top of it.
	listen('pointerdown', (event) => {
		const field = closest(event, dateField);
		if (!(field instanceof HTMLInputElement) || event.pointerType === 'mouse') return;
		field.readOnly = true;
		touched.add(field);
	});
	listen('submit', (event) => event.preventDefault());
	listen('keydown', (event) => {
		const target = closest(event, '[role=tab]');
		if (!target || !tabKeys.includes(event.key)) return;
		event.preventDefault();
		presses.push({ target, type: 'key', key: event.key });
	});

	return {
		release() {
			holding.abort();
			for (const field of touched) field.readOnly = false;
			for (const press of presses) {
				if (press.type === 'click') press.target.click();
				else pressKey(press.target, press.key);
			}
		},
	};
}

function closest({ target }: Event, selector: string): HTMLElement | null {
	return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

// A press before this one may have moved the focus to another tab.
function pressKey(target: HTMLElement, key: string): void {
	const focused = document.activeElement;
	const tab = focused?.role === 'tab' ? focused : target;
	tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
