/** What a blog post is about. */
export const blogCategories = [
	'Budget Travel',
	'Travel Tips',
	'Tour Guides',
	'Destinations',
] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** What a travel guide is about; each has a tile on the page of guides. */
export const guideCategories = [
	'City Breaks',
	'Islands & Beaches',
	'Mountains & Trails',
	'Food & Markets',
	'History & Ruins',
	'Wildlife & Nature',
	'Family Trips',
	'Trip Planning',
] as const;
export type GuideCategory = (typeof guideCategories)[number];

/** The departments that hire. */
export const jobDepartments = [
	'Engineering',
	'Product',
	'Marketing',
	'Customer Experience',
] as const;
export type JobDepartment = (typeof jobDepartments)[number];

export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;
export type JobType = (typeof jobTypes)[number];

/** The groups of the FAQ, in their order; each is a file of `content/faqs`. */
export const faqGroups = {
	'booking-and-reservations': 'Booking & Reservations',
	'pricing-and-payment': 'Pricing & Payment',
	'cancellations-and-changes': 'Cancellations & Changes',
	'travel-support': 'Travel Support',
} as const;

/** The legal pages; each is a file of `content/legal`. */
export const legalPages = [
	'privacy',
	'terms',
	'cookies',
	'refund-policy',
	'accessibility',
] as const;
export type LegalPageName = (typeof legalPages)[number];
