/**
 * What a page may cost before anybody touches it; kilobytes are compressed with brotli. A number that a page falls below
 * for good is to be lowered.
 */
export type PageBudget = {
	name: string;
	/** Files of the build without their ending: 'tours/1'. The first that fits counts. */
	pages: RegExp;
	/** What the page, its styles and all its scripts may weigh. */
	html: number;
	styles: number;
	script: number;
	/** Files of script, and the steps in which the browser finds them. */
	files: number;
	steps: number;
	/** Elements of the page as it was built. */
	elements: number;
	/**
	 * What the browser asks for while the top of the page is looked at on a phone: page, fonts, pictures and scripts.
	 * Left out where a page only shows something after another.
	 */
	requests?: number;
	/** Whether React may run before there is any input. */
	react?: true;
};

const text = { styles: 9, script: 4.3, files: 2, steps: 1, requests: 7 };
const rows = { styles: 13, script: 11, files: 3, steps: 1 };

const pageBudgets: PageBudget[] = [
	// With how it is printed.
	{
		name: 'home',
		pages: /^index$/,
		...rows,
		styles: 13.1,
		// Whether the desk is there now; the refund table, and the people of the desk.
		script: 12.9,
		files: 4,
		html: 31.3,
		elements: 850,
		requests: 15,
	},
	{
		name: 'flights',
		pages: /^flights$/,
		...rows,
		// With the looks of departures: what refreshes rows of the build may draw a tour; and how results are printed, and kept
		// whole at 320.
		styles: 14,
		// Each deal says when it flies, and has a picture of the season.
		html: 27,
		elements: 500,
		requests: 14,
	},
	{
		// As the list of tours, with a calendar.
		name: 'tour search',
		pages: /^tours\/search$/,
		...rows,
		script: 14.35,
		files: 4,
		html: 24,
		elements: 810,
		requests: 10,
	},
	{
		// A map of all tours (2.3 KB, 60 elements), and a count beside every choice of four; the seats of now; links that
		// carry along when somebody wants to go.
		name: 'list of tours',
		pages: /^tours$/,
		...rows,
		script: 12.8,
		html: 23.5,
		elements: 800,
		requests: 20,
	},
	{
		name: 'list of destinations',
		pages: /^destinations$/,
		...rows,
		html: 22,
		elements: 720,
		requests: 20,
	},
	{
		// Their contents come with them, drawn by a function, and no React.
		name: 'pages that functions fill',
		pages: /^(trip\/shell|quote\/.+|find-booking(\/links)?)$/,
		...rows,
		html: 14,
		// A trip's with the tour as it was bought, and its invoices.
		styles: 9.8,
		// With what keeps who asks to be called, for the form.
		script: 11.15,
		files: 5,
		elements: 210,
	},
	{
		// As the pages of their rows, and no row in them; a tour's has the looks of those that are like it.
		name: 'previews',
		pages: /^preview\//,
		...rows,
		script: 14.35,
		files: 6,
		html: 15.7,
		elements: 210,
	},
	{
		// A dozen days with what is known of each (some 60 elements a day with its departures), a map (0.6 to 5 KB), and
		// three tours that are like it, kept fresh; its tabs follow what is read, and its pictures open (0.3 KB).
		name: 'tours',
		pages: /^tours\/\d+$/,
		...rows,
		script: 13.75,
		files: 5,
		// A drawing of nearly every day, in two formats and three widths.
		html: 31.4,
		elements: 1290,
		// Its wide picture, and on a phone the first drawings: browsers fetch what lies a little below the window too.
		requests: 16,
	},
	{
		// The shells too, into which rows are drawn that the build did not know.
		name: 'details',
		pages: /^(flights|tours|destinations)\/./,
		...rows,
		// A tour's follows the seats of its departures and opens the waiting list; one file it shares with deals. What can
		// be done about a toast is a tenth, and so is what comes back where not all was paid.
		script: 13.75,
		files: 5,
		html: 22,
		// Two years of departures among them.
		elements: 480,
		// Where Chromium takes the connection for slow, it fetches pictures that lie 2,500 pixels ahead: one more.
		requests: 11,
	},
	{
		name: 'checkout',
		pages: /^flight-checkout$/,
		html: 20,
		styles: 13,
		// With what is known of a tour and its days, which an answer with a tour is checked by, what its pictures show,
		// until when a trip is sold, held and to be paid, for which ages, and what keeps what was typed.
		script: 120.6,
		files: 10,
		steps: 1,
		elements: 200,
		react: true,
	},
	{
		// All that it shows is somebody's own: nothing of it is in the file.
		name: 'account',
		pages: /^account$/,
		html: 16,
		styles: 13,
		script: 114,
		files: 12,
		steps: 1,
		elements: 200,
		react: true,
	},
	{
		name: 'contact',
		pages: /^contact$/,
		...rows,
		// It says whether the desk is there, which takes its hours, their zone and its holidays; a hash more or less in the
		// names of its files is some bytes.
		script: 9.2,
		html: 24,
		elements: 320,
		requests: 7,
	},
	{
		// Filled again by a function, so that it keeps every style.
		name: 'what finds a booking',
		pages: /^find-booking(\/links)?$/,
		...rows,
		styles: 16,
		script: 6,
		html: 22,
		elements: 320,
		requests: 8,
	},
	{
		name: 'accounts',
		pages: /^(auth|signin|login|register|reset-password|invitation)$/,
		...rows,
		script: 7.2,
		html: 24,
		elements: 310,
		requests: 7,
	},
	{
		// The looks of its forms among it, of how they take photographs, and of how colleagues are invited.
		name: 'back office',
		pages: /^admin$/,
		html: 20,
		styles: 16.2,
		script: 10,
		files: 3,
		steps: 1,
		elements: 80,
		requests: 9,
	},
	{
		name: 'lists of posts, guides and jobs',
		pages: /^(blog|guides|careers)(\/(category|department)\/.*)?$/,
		...text,
		html: 20,
		elements: 600,
		requests: 20,
	},
	{
		name: 'posts and guides',
		pages: /^(blog|guides)\/./,
		...text,
		html: 18,
		elements: 400,
		requests: 7,
	},
	{ name: 'text', pages: /./, ...text, html: 18, elements: 428 },
];

/** The budget of a page of the build, named by its file: 'tours/1.html'. */
export function budgetOf(file: string): PageBudget {
	const page = file.replace(/\.html$/, '');
	const budget = pageBudgets.find(({ pages }) => pages.test(page));
	if (!budget) throw new Error(`There is no budget for ${file}.`);
	return budget;
}
