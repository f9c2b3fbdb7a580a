import { nextTab } from '#src/ui/next-tab.ts';

/**
 * What of the page lies above the line across which the section lies that one reads, as margins of an observer's root: a
 * section has begun when it is within.
 */
const aboveReadingLine = '100000% 0px -65%';

/**
 * Marks the tab of the section that is read, of those that `SectionTabs.tsx` draws. The tabs have one stop in the tab
 * order: arrow keys, Home and End move between them, Enter and Space follow one.
 */
class SectionTabs extends HTMLElement {
	#observer: IntersectionObserver | null = null;

	connectedCallback(): void {
		this.#choose(this.#tabs().find(isChosen) ?? null);
		this.addEventListener('click', ({ target }) => {
			this.#choose(target instanceof Element ? target.closest<HTMLElement>('[role=tab]') : null);
		});
		this.addEventListener('keydown', (event) => this.#move(event));
		const begun = new Set<Element>();
		this.#observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries) {
					if (isIntersecting) begun.add(target);
					else begun.delete(target);
				}
				this.#choose(this.#tabs()[Math.max(begun.size - 1, 0)]);
			},
			{ rootMargin: aboveReadingLine },
		);
		for (const panel of this.querySelectorAll('[role=tabpanel]')) this.#observer.observe(panel);
	}

	disconnectedCallback(): void {
		this.#observer?.disconnect();
	}

	#move(event: KeyboardEvent): void {
		const tabs = this.#tabs();
		const current = tabs.findIndex((tab) => tab === event.target);
		if (current === -1) return;
		const next = tabs.at(nextTab(event.key, current, tabs.length) ?? current);
		if (event.key !== ' ' && next === event.target) return;
		event.preventDefault();
		if (event.key === ' ') next?.click();
		else next?.focus();
	}

	#choose(chosen: HTMLElement | null | undefined): void {
		if (!chosen) return;
		for (const tab of this.#tabs()) {
			tab.ariaSelected = String(tab === chosen);
			tab.tabIndex = tab === chosen ? 0 : -1;
		}
	}

	#tabs(): HTMLElement[] {
		return [...this.querySelectorAll<HTMLElement>('[role=tab]')];
	}
}

function isChosen({ ariaSelected }: HTMLElement): boolean {
	return ariaSelected === 'true';
}

customElements.define('section-tabs', SectionTabs);
