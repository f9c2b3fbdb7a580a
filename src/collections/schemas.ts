import { blogPost, guide } from './articles.ts';
import { aboutPage, faqGroup, job, legalPage } from './pages.ts';

/** The files of `content/` that people edit, and what their front matter may hold. */
export const editedSchemas = {
	'blog/*.mdx': blogPost,
	'guides/*.mdx': guide,
	'careers/*.mdx': job,
	'faqs/*.mdx': faqGroup,
	'legal/*.mdx': legalPage,
	'about.mdx': aboutPage,
};
