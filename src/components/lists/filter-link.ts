/** A link that filters a list: to the page on which the list is filtered so. */
export type FilterLink = {
	/** What the link says: 'Travel Tips'. */
	name: string;
	path: string;
	/** What `data-in` of the items says; `noFilter` for all. */
	filter: string;
	/** The title of the page there, without the name of the business. */
	title: string;
};
