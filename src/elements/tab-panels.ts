/**
 * Makes the tabs of `TabPanels.tsx` choose between their panels. They have one stop in the tab order: arrow keys, Home
 * and End move between them.
 */
class TabPanels extends HTMLElement {
	connectedCallback(): void {
		this.addEventListener('click', ({ target }) => {
			const tab = this.#tabs().find((each) => target instanceof Node && each.contains(target));
			if (tab) this.#choose(tab);
		});
		this.addEventListener('keydown', (event) => this.#move(event));
	}

	#move(event: KeyboardEvent): void {
		const tabs = this.#tabs();
		const current = tabs.findIndex((tab) => tab === event.target);
		if (current === -1) return;
		const next = tabs.at(nextTab(event.key, current, tabs.length) ?? current);
		if (!next || next === event.target) return;
		event.preventDefault();
		this.#choose(next);
		next.focus();
	}

	#choose(chosen: HTMLElement): void {
		for (const tab of this.#tabs()) {
			const isChosen = tab === chosen;
			tab.ariaSelected = String(isChosen);
			tab.tabIndex = isChosen ? 0 : -1;
			const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
			panel?.classList.toggle('hidden', !isChosen);
		}
	}

	#tabs(): HTMLElement[] {
		return [...this.querySelectorAll<HTMLElement>('[role=tab]')];
	}
}

/** The index of the tab that a key leads to; null where it leads to none. */
function nextTab(key: string, current: number, count: number): number | null {
	switch (key) {
		case 'ArrowRight':
			return (current + 1) % count;
		case 'ArrowLeft':
			return (current + count - 1) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return null;
	}
}

customElements.define('tab-panels', TabPanels);
