import { NumberStepper } from './number-stepper.ts';

/**
 * What the panels that book have in common: how many travel. Whoever is too large a party to book at once sees what
 * `LargeParty.tsx` says in place of what is marked `data-bookable`.
 */
export abstract class BookableParty extends HTMLElement {
	connectedCallback(): void {
		this.addEventListener('input', () => this.#follow());
		this.#follow();
	}

	get travellers(): number {
		return this.stepper?.value ?? 1;
	}

	set travellers(count: number) {
		if (this.stepper) this.stepper.value = count;
	}

	/** The field that asks how many travel. */
	protected get stepper(): NumberStepper | null {
		const stepper = this.querySelector('number-stepper');
		return stepper instanceof NumberStepper ? stepper : null;
	}

	get isBookable(): boolean {
		return this.stepper?.isWithin ?? true;
	}

	/** Says what the party pays. */
	protected abstract showPrice(travellers: number): void;

	/** Writes into the elements that are marked so; what already stands there is not said again by screen readers. */
	protected write(mark: string, text: string): void {
		for (const element of this.querySelectorAll(`[data-${mark}]`)) {
			if (element.textContent !== text) element.textContent = text;
		}
	}

	/** Leads to how the price that is shown is made. */
	protected linkQuote(path: string): void {
		const link = this.querySelector<HTMLAnchorElement>('a[data-quote]');
		if (link) link.href = path;
	}

	#follow(): void {
		const { isBookable } = this;
		for (const part of this.querySelectorAll<HTMLElement>('[data-bookable]'))
			part.hidden = !isBookable;
		for (const part of this.querySelectorAll<HTMLElement>('[data-large-party]'))
			part.hidden = isBookable;
		if (isBookable) this.showPrice(this.travellers);
	}
}
