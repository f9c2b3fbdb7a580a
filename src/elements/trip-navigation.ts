/** Marks in the links to the parts of a page where its reader is, and keeps that link in sight. */
class TripNavigation extends HTMLElement {
	#observer: IntersectionObserver | undefined;

	connectedCallback(): void {
		const links = [...this.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
		const parts = links.flatMap((link) => document.querySelector(link.hash) ?? []);
		const inSight = new Set<Element>();
		// What is read stands in the upper third of the window, under the strip.
		this.#observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries) {
					if (isIntersecting) inSight.add(target);
					else inSight.delete(target);
				}
				const current = parts.find((part) => inSight.has(part));
				if (current) mark(links, current.id);
			},
			{ rootMargin: '-25% 0px -65%' },
		);
		for (const part of parts) this.#observer.observe(part);
	}

	disconnectedCallback(): void {
		this.#observer?.disconnect();
	}
}

function mark(links: readonly HTMLAnchorElement[], id: string): void {
	for (const link of links) {
		if (link.hash !== `#${id}`) {
			link.removeAttribute('aria-current');
			continue;
		}
		link.setAttribute('aria-current', 'location');
		// Along the strip only: the page stays where it is.
		const strip = link.closest('ul');
		strip?.scrollTo({ left: link.offsetLeft - strip.clientWidth / 3 });
	}
}

customElements.define('trip-navigation', TripNavigation);
