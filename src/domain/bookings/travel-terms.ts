/** What is true of every trip and said on more than one page. */
export const travelTerms = {
	/** Months for which a passport must be valid after the return. */
	passportMonthsAfterReturn: 6,
	/** How many months ahead we advise to book. */
	bookMonthsAhead: { domestic: '2–3', international: '5–6', tour: '6' },
	/** Hours after booking within which a lower price for the same trip is matched. */
	priceGuaranteeHours: 24,
	/** Hours within which a custom offer request is answered. */
	customOfferHours: 24,
	/** Business days within which a refund that we owe is sent. */
	refundBusinessDays: 7,
	/** Years a customer must be old. */
	minimumAge: 18,
	/** Years below which the site is not meant for a child. */
	childAge: 13,
} as const;
