/** A search that finds offers, as the address says it. */
export const search =
	'?origin=New+York+(JFK)&destination=London+(LHR)&departure=2099-06-15&passengers=2-adults&class=economy';
const roundTrip = `${search}&return=2099-06-29`;

/** Every kind of page, as a visitor can come to it. */
export const pages = [
	{ name: 'home', path: '/' },
	{ name: 'flights', path: '/flights' },
	{ name: 'flights with one-way offers', path: `/flights${search}` },
	{ name: 'flights with round-trip offers', path: `/flights${roundTrip}` },
	{ name: 'deal', path: '/flights/1' },
	{ name: 'tours', path: '/tours' },
	{ name: 'tours, none found', path: '/tours?destination=Atlantis' },
	{ name: 'tour search', path: '/tours/search?destination=Kyoto&dates=2099-01-01' },
	{ name: 'tours without scripts', path: '/tours/found?duration=8%2B&sort=price' },
	{ name: 'tour', path: '/tours/1' },
	{ name: 'destinations', path: '/destinations' },
	{ name: 'destinations, none found', path: '/destinations?q=Atlantis' },
	{ name: 'destination', path: '/destinations/1' },
	{ name: 'contact', path: '/contact?subject=Inquiry+about+Kyoto' },
	{
		name: 'quote that has ended',
		path: '/quote/NYC.LON.2099-06-15.oneway.economy.2-adults.2026-11-01.3',
	},
	{ name: 'quote of a tour', path: '/quote/tour-1?travelers=2' },
	{ name: 'booking without scripts', path: '/book/tour-1?travelers=2' },
	{ name: 'custom offer', path: '/custom-offer' },
	{ name: 'newsletter', path: '/newsletter' },
	{ name: 'call back', path: '/call-back' },
	{ name: 'sent', path: '/sent/message' },
	{ name: 'accessibility', path: '/accessibility' },
	{ name: 'blog', path: '/blog' },
	{ name: 'posts of a category', path: '/blog/category/travel-tips' },
	{ name: 'post', path: '/blog/what-a-package-tour-includes' },
	{ name: 'guides', path: '/guides' },
	{ name: 'guide', path: '/guides/santorini-without-the-crowds' },
	{ name: 'careers', path: '/careers' },
	{ name: 'job', path: '/careers/apply/travel-consultant' },
	{ name: 'questions', path: '/faqs' },
	{ name: 'about', path: '/about' },
	{ name: 'refund policy', path: '/refund-policy' },
	{ name: 'privacy policy', path: '/privacy' },
	{ name: 'sign in', path: '/auth' },
	{ name: 'register', path: '/register' },
	{ name: 'forgotten password', path: '/reset-password' },
	{ name: 'ended invitation', path: `/invitation#token=${'a'.repeat(43)}` },
	{ name: 'new password', path: `/reset-password#token=${'a'.repeat(43)}` },
	{ name: 'back office', path: '/admin' },
	{ name: 'not found', path: '/nowhere' },
	{ name: 'no such price', path: '/quote/deal-999999' },
	{ name: 'no such tour', path: '/tours/999999' },
	{ name: 'no such destination', path: '/destinations/999999' },
	{ name: 'no destination at all', path: '/destinations/abc' },
];
const ofEachKind = [
	'home',
	'flights with round-trip offers',
	'deal',
	'tours',
	'tour',
	'destination',
	'contact',
	'quote of a tour',
	'post',
	'questions',
	'register',
	'back office',
	'not found',
];

/** One page of each kind; all of them in the whole run and where their test is asked for by name. */
export const pagesOfEachKind =
	process.env['TEST_DEPTH'] === 'sample'
		? pages.filter(({ name }) => ofEachKind.includes(name))
		: pages;

/** Addresses that are meant to be missing: they answer 404, which Chromium also writes on the console. */
export const missing = /\/(nowhere|(deal-)?999999|abc|api\/invitations(\/\w+)?)$/;
