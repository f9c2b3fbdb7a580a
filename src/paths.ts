/** Every address of the site, written once. Pages, islands, functions and emails link through these. */
export const paths = {
	home: '/',
	flights: '/flights',
	flightCheckout: '/flight-checkout',
	tours: '/tours',
	tourSearch: '/tours/search',
	/** The tours that a filter leaves, as a page that needs no script. */
	toursFound: '/tours/found',
	destinations: '/destinations',
	contact: '/contact',
	/** The request for a custom offer, the newsletter and the request to be called, as pages of their own. */
	customOffer: '/custom-offer',
	newsletter: '/newsletter',
	callBack: '/call-back',
	/** What is said of a form that was sent without a script lies under it. */
	sent: '/sent',
	about: '/about',
	faqs: '/faqs',
	blog: '/blog',
	careers: '/careers',
	/** The jobs one can apply for, as JSON: what the server knows of them. */
	jobOpenings: '/careers/openings.json',
	refundPolicy: '/refund-policy',
	guides: '/guides',
	privacy: '/privacy',
	terms: '/terms',
	cookies: '/cookies',
	accessibility: '/accessibility',
	/** What is shown without a connection in place of a page that nobody has opened here. */
	offline: '/offline',
	/** The screen with both forms; the others are its other addresses. */
	auth: '/auth',
	signIn: '/signin',
	login: '/login',
	register: '/register',
	passwordReset: '/reset-password',
	/** The trips, travellers and settings of whoever is signed in. */
	account: '/account',
	/** The trips of whoever is signed in, as a page that needs no script. */
	accountTrips: '/account/trips',
	/** A booking by its reference and email address. */
	findBooking: '/find-booking',
	/** The links of all of somebody's trips, by letter; and what is said once they are asked for. */
	tripLinks: '/find-booking/links',
	tripLinksSent: '/find-booking/sent',
	/** The pages of trips lie under it, and those of quotes under the other. */
	trip: '/trip',
	quote: '/quote',
	/** What is booked by the browser alone lies under it, called as its quotes are. */
	book: '/book',
	/** The offers that the desk wrote lie under it. */
	proposal: '/offer',
	/** What of the catalog is not published yet, for whoever has a link. */
	preview: '/preview',
	/** The outlines of the earth as JSON, with which a preview's map is drawn. */
	mapOutlines: '/preview/outlines.json',
	/** Where a colleague who was invited by letter chooses name and password. */
	invitation: '/invitation',
	admin: '/admin',
	/** The editor of `content/` in the browser, where the build has put one. */
	edit: '/edit',
	/** The same, where a colleague gives the address of their own account. */
	adminOwnAccount: '/admin#own-account',
	/** The same, where the password was given already and the second factor is to follow. */
	adminSecondFactor: '/admin#second-factor',
	feed: '/rss.xml',
} as const;

/** What is said once a form has arrived that was sent without a script. @param form as `sentWords` calls it */
export function sentPath(form: string): string {
	return `${paths.sent}/${form}`;
}

/** The page of one deal. */
export function flightPath(id: number): string {
	return `${paths.flights}/${id}`;
}

/**
 * The page of one tour package.
 * @param departure the day of the departure that is chosen there, as `yyyy-MM-dd`
 */
export function tourPath(id: number, departure?: string): string {
	const path = `${paths.tours}/${id}`;
	return departure ? `${path}?${parameters.departure}=${departure}` : path;
}

/** The list of the tours that leave in a month, `yyyy-MM`. */
export function toursOfMonthPath(month: string): string {
	return `${paths.tours}?${parameters.month}=${month}`;
}

/** The page of one destination. */
export function destinationPath(id: number): string {
	return `${paths.destinations}/${id}`;
}

/** A post of the blog, by the name of its file. */
export function blogPostPath(id: string): string {
	return `${paths.blog}/${id}`;
}

/** The posts of one category, by the category's slug. */
export function blogCategoryPath(category: string): string {
	return `${paths.blog}/category/${category}`;
}

/** A travel guide, by the name of its file. */
export function guidePath(id: string): string {
	return `${paths.guides}/${id}`;
}

/** The guides of one category, by the category's slug. */
export function guideCategoryPath(category: string): string {
	return `${paths.guides}/category/${category}`;
}

/** The jobs of one department, by the department's slug. */
export function departmentPath(department: string): string {
	return `${paths.careers}/department/${department}`;
}

/** The form to apply for a job, by the name of its file. */
export function applicationPath(job: string): string {
	return `${paths.careers}/apply/${job}`;
}

/** The account's page as the letter opens it that shows whose an address is: no server sees the fragment. */
export function verificationPath(token: string): string {
	return `${paths.account}#confirm=${token}`;
}

/** The link of an invitation to work at the desk, by its token. */
export function invitationPath(token: string): string {
	return `${paths.invitation}#token=${token}`;
}

/** The preview of a deal, a tour or a destination, by the key of its link. */
export function previewPath(key: string): string {
	return `${paths.preview}/${key}`;
}

/** What the build knows of a place, as JSON: what the preview of a destination shows beside its row. */
export function placeFactsPath(slug: string): string {
	return `${paths.preview}/places/${encodeURIComponent(slug)}.json`;
}

/** The page of one trip, by its booking's reference. */
export function tripPath(reference: string): string {
	return `${paths.trip}/${encodeURIComponent(reference)}`;
}

/**
 * The page of an offer that the desk wrote.
 * @param key of its letter, which opens it in a browser
 */
export function proposalPath(reference: string, key = ''): string {
	const path = `${paths.proposal}/${encodeURIComponent(reference)}`;
	return key === '' ? path : `${path}?${new URLSearchParams({ [keyParameter]: key })}`;
}

/** A paper about the money of a trip, by its number: 'I-2026-0001'. */
export function tripPaperPath(reference: string, number: string): string {
	return `${tripPath(reference)}?${paperParameter}=${number}`;
}

/** The parameter by which the page of a trip shows one of its papers alone. */
export const paperParameter = 'paper';

/** The parameter that brings the key of an offer's letter. */
export const keyParameter = 'key';

/** The parameter by which the page of a trip asks once more before it is cancelled. */
export const cancelParameter = 'cancel';
export const askedOnceMore = 'ask';

/** The parameters of a quote's address; an offer's id says all of it. */
export const quoteParameters = ['travelers', 'date', 'room'] as const;

/**
 * How a price was made: of an offer by its id; of a deal or tour by what `src/domain/quotes/quote-id.ts` calls it, for so
 * many travellers and, of a tour, on the departure of a day.
 */
export function quotePath(
	id: string,
	asked: { travelers?: number; date?: string | undefined; room?: string } = {},
): string {
	const query = new URLSearchParams();
	for (const name of quoteParameters) {
		if (asked[name] !== undefined) query.set(name, String(asked[name]));
	}
	const path = `${paths.quote}/${encodeURIComponent(id)}`;
	return query.size === 0 ? path : `${path}?${query}`;
}

/** The page on which what has a quote is booked by the browser alone. @param quote as `quotePath` gives it */
export function bookPath(quote: string): string {
	return `${paths.book}${quote.slice(paths.quote.length)}`;
}

/** What each screen reads from its address. */
export const parameters = {
	subject: 'subject',
	message: 'message',
	destination: 'destination',
	duration: 'duration',
	dates: 'dates',
	month: 'month',
	departure: 'departure',
	price: 'price',
	pace: 'pace',
	sort: 'sort',
	search: 'q',
} as const;

/** The towns whose names start with two letters, as JSON. */
export function townsPath(start: string): string {
	return `/towns/${start}.json`;
}

/** The search for flights with its destination filled in: 'Osaka (KIX)'. */
export function flightsToPath(airport: string): string {
	return `${paths.flights}?${new URLSearchParams({ [parameters.destination]: airport })}`;
}

/** The inquiry form with its subject filled in, and where it is given how the message begins. */
export function inquiryPath(subject: string, message?: string): string {
	const query = new URLSearchParams({ [parameters.subject]: subject });
	if (message !== undefined) query.set(parameters.message, message);
	return `${paths.contact}?${query}`;
}

/** The parameter in which a flight travels to the checkout, as JSON. */
export const flightDataParameter = 'flightData';

/** The checkout of one flight: an offer, or a deal together with how many `travelers` take it. */
export function flightCheckoutPath(flight: object): string {
	const query = new URLSearchParams({ [flightDataParameter]: JSON.stringify(flight) });
	return `${paths.flightCheckout}?${query}`;
}
