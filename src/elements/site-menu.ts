/**
 * The menu of small screens. It is a popover, so it opens, closes on Escape and returns the focus without
 * this script, which keeps the button's name and state true and closes the menu where the browser does not.
 */
class SiteMenu extends HTMLElement {
	connectedCallback(): void {
		const button = this.querySelector('button');
		const menu = this.querySelector<HTMLElement>('[popover]');
		if (!button || !menu) return;

		button.ariaExpanded = 'false';
		menu.addEventListener('toggle', (event) => {
			const isOpen = event.newState === 'open';
			button.ariaExpanded = String(isOpen);
			button.ariaLabel = isOpen ? 'Close menu' : 'Open menu';
		});

		const close = () => menu.hidePopover();
		menu.addEventListener('click', ({ target }) => {
			if (target instanceof Element && target.closest('a, button')) close();
		});
		// On wide screens the same element stands in the header, where an open popover cannot stand.
		matchMedia('(width >= 80rem)').addEventListener('change', ({ matches: isWide }) => {
			if (isWide) close();
		});
		addEventListener('pagehide', close);
	}
}

customElements.define('site-menu', SiteMenu);
