/** A map that forgets what was used longest ago once its values weigh more than `most` together. */
export class BoundedMap<Value> {
	readonly #most: number;
	readonly #weigh: (value: Value) => number;
	readonly #values = new Map<string, Value>();
	#weight = 0;

	constructor(most: number, weigh: (value: Value) => number) {
		this.#most = most;
		this.#weigh = weigh;
	}

	/** The value, which counts as used now. */
	get(key: string): Value | undefined {
		const value = this.#values.get(key);
		if (value === undefined) return undefined;
		this.#values.delete(key);
		this.#values.set(key, value);
		return value;
	}

	/** Keeps the value, unless it alone weighs more than the map may hold. */
	set(key: string, value: Value): void {
		this.delete(key);
		const weight = this.#weigh(value);
		if (weight > this.#most) return;
		this.#values.set(key, value);
		this.#weight += weight;
		for (const oldest of this.#values.keys()) {
			if (this.#weight <= this.#most) break;
			this.delete(oldest);
		}
	}

	delete(key: string): void {
		const value = this.#values.get(key);
		if (value === undefined) return;
		this.#values.delete(key);
		this.#weight -= this.#weigh(value);
	}

	deleteWhere(condition: (value: Value) => boolean): void {
		for (const [key, value] of this.#values) {
			if (condition(value)) this.delete(key);
		}
	}
}
