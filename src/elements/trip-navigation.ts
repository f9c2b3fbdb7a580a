/**
 * Marks in the links to the parts of a page where its reader is, and keeps that link in sight. A part that is folded opens
 * for whoever follows a link to it.
 */
class TripNavigation extends HTMLElement {
	#observer: IntersectionObserver | undefined;
	#leaving = new AbortController();

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
		this.#leaving = new AbortController();
		const { signal } = this.#leaving;
		unfold(location.hash);
		addEventListener('hashchange', () => unfold(location.hash), { signal });
		document.addEventListener('click', unfoldLinked, { signal });
	}

	disconnectedCallback(): void {
		this.#observer?.disconnect();
		this.#leaving.abort();
	}
}

/** The link to a part is pressed again, where its address stands already. */
function unfoldLinked({ target }: MouseEvent): void {
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
	if (link) unfold(link.hash);
}

function unfold(hash: string): void {
	const fold = document.getElementById(hash.slice(1))?.querySelector(':scope > details');
	if (fold instanceof HTMLDetailsElement) fold.open = true;
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
