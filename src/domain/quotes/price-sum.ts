/** One line of how a price is made. */
export type PriceLine = {
	/** 'Season' */
	name: string;
	/** By which rule, in words: 'July: +25%'. */
	rule: string;
	/** What the line adds, in dollars; negative where it takes off. */
	amount: number;
	/** The price after it, in dollars. */
	soFar: number;
};

/** A price as a sum: the amounts of its lines add up to its total, exactly. */
export type PriceSum = { lines: readonly PriceLine[]; total: number };

/** A line before its amount is known: what the price is after it, in dollars and whole cents. */
export type PricedRule = Omit<PriceLine, 'amount'>;

/** Makes a sum of the prices that lines lead to: each adds what it differs by from the line before. */
export function priceSum(rules: readonly PricedRule[]): PriceSum {
	const lines = rules.map((rule, index) => {
		const before = rules[index - 1]?.soFar ?? 0;
		return { ...rule, amount: (cents(rule.soFar) - cents(before)) / 100 };
	});
	return { lines, total: rules.at(-1)?.soFar ?? 0 };
}

/** How a price for one becomes that of a party: '2 adults, 1 child: each pays the same'. */
export function partyRule(who: string, travellers: number): string {
	return `${who}: ${travellers === 1 ? 'the price is for one' : 'each pays the same'}`;
}

function cents(dollars: number): number {
	return Math.round(dollars * 100);
}
