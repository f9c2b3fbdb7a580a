/** A mistake that an editor may make, and what is said of it. */
export type Broken = [
	what: string,
	/** A file, or a folder whose first file is taken. */
	place: string,
	edit: (text: string) => string,
	/** What is said of it. */
	said: RegExp,
];

export const broken: Broken[] = [
	['a post without a title', 'blog', without('title'), /title: is missing\. Write text of 1 to 65/],
	[
		'an unknown category',
		'blog',
		having('category', 'Budget'),
		/category: found "Budget"\. Choose one of: "Budget Travel", /,
	],
	[
		'a word that is neither yes nor no',
		'blog',
		having('draft', 'maybe'),
		/draft: found "maybe"\. Write true or false/,
	],
	[
		'a day that does not exist',
		'blog',
		having('date', '2026-02-30'),
		/date: found "2026-02-30"\. Write a day that exists, as 2026-03-14/,
	],
	[
		'a field that there is none of',
		'blog',
		having('colour', 'red'),
		/colour: there is no such field\. The fields here are: title, /,
	],
	[
		'an unknown poster',
		'blog',
		having('image', 'lisbonn'),
		/image: found "lisbonn"\. Write the name of a poster/,
	],
	[
		'a photograph that is not there',
		'blog',
		having('image', '../pictures/no.jpg'),
		/image: found "\.\.\/pictures\/no\.jpg"\./,
	],
	[
		'a description that is too short',
		'blog',
		having('description', 'Short.'),
		/description: found "Short\."\. Write at least 50/,
	],
	[
		'an unknown portrait',
		'guides',
		having('authorImage', 'nobody'),
		/authorImage: found "nobody"\. Choose one of the portraits: maya/,
	],
	[
		'an unknown category of guides',
		'guides',
		having('category', 'Cities'),
		/category: found "Cities"\. Choose one of: "City Breaks"/,
	],
	[
		'a department that there is none of',
		'careers',
		having('department', 'Sales'),
		/department: found "Sales"\. Choose one of: "Engineering"/,
	],
	[
		'pay that is no number',
		'careers',
		(text) => text.replace(/from: \d+/, 'from: $58,000'),
		/salary from: found "\$58,000"\. Write whole dollars/,
	],
	[
		'a group of questions without its place',
		'faqs',
		without('order'),
		/order: is missing\. Write a whole number/,
	],
	[
		'a legal page without its day',
		'legal',
		having('updated', ''),
		/updated: is empty\. Write a day as 2026-03-14/,
	],
	[
		'a leader without a name',
		'about.mdx',
		(text) => text.replace(/- name: .*\n\s+role/, '- role'),
		/leaders 1\. name: is missing/,
	],
	[
		'a testimonial of six stars',
		'testimonials.json',
		(text) => text.replace('"rating": 5', '"rating": 6'),
		/1\. rating: found 6\. Write a whole number from 1 to 5/,
	],
	[
		'a telephone number that is too short',
		'site.json',
		(text) => text.replace(/"phone": "[^"]*"/, '"phone": "12"'),
		/phone: found "12"\. Write a telephone number/,
	],
	[
		'a colon without quotes',
		'legal',
		having('summary', 'Money: back'),
		/line \d+: the fields cannot be read here, found "summary: Money: back"\. Text with a colon/,
	],
	[
		'fields that are not closed',
		'blog',
		(text) => text.replace(/\n---/, ''),
		/line 1: the file has to begin with its fields/,
	],
	[
		'an unknown piece',
		'blog',
		adding('Call <Telephone />.'),
		/line \d+: found <Telephone>\. There is no such piece, and HTML is not read: write one of <SiteName \/>/,
	],
	[
		'an unknown fact',
		'faqs',
		adding('It costs <Fact name="fee" />.'),
		/line \d+: found the fact "fee"\. Write one of: flexible-hours/,
	],
	[
		'an import',
		'guides',
		adding("import x from 'x'"),
		/line \d+: found "import x from 'x'"\. Leave it out/,
	],
	['a brace', 'legal', adding('{price}'), /line \d+: found a brace/],
	[
		'a picture in the text that is not there',
		'blog',
		adding('![A tram](../pictures/tram.jpg)'),
		/line \d+: found the picture "\.\.\/pictures\/tram\.jpg"\. There is none/,
	],
	[
		'a picture without words',
		'guides',
		adding('![](../pictures/tram.jpg)'),
		/line \d+: found a picture without words/,
	],
	[
		'what follows a # without quotes',
		'blog',
		having('title', 'Rome # by night'),
		/line 2: the fields cannot be read here, found "title: Rome # by night"\. .* needs quotes/,
	],
	[
		'a field that stands there twice',
		'blog',
		(text) => text.replace('---\n', '---\ntitle: Twice\n'),
		/line 3: .*The field stands there twice/,
	],
	[
		'curly quotes around a field',
		'blog',
		having('title', '“Rome”'),
		/title: found "“Rome”"\. Write straight quotes/,
	],
	[
		'a tab before a field',
		'careers',
		(text) => text.replace(/^ +from/m, '\tfrom'),
		/line \d+: .*Set it in with spaces/,
	],
	[
		'words for a poster that brings its own',
		'blog',
		having('imageAlt', 'A suitcase'),
		/imageAlt: found "A suitcase"\. Remove the line/,
	],
	[
		'a change before the day of the post',
		'blog',
		having('updated', '2000-01-01'),
		/updated: found "2000-01-01"\. Write the day of the date/,
	],
	[
		'pay that falls',
		'careers',
		(text) => text.replace(/from: \d+/, 'from: 900000'),
		/salary to: found \d+\. Write the amount after from/,
	],
	[
		'fields without a text',
		'blog',
		(text) => text.replace(/(\n---\n)[^]*/, '$1'),
		/the text: is missing/,
	],
	['an empty file', 'guides', () => '', /line 1: the file has to begin with its fields/],
	[
		'letters of another encoding',
		'blog',
		adding('Caf\uFFFD'),
		/Save it again as plain text in UTF-8/,
	],
	['a `<` that begins no piece', 'blog', adding('a < b'), /line \d+: found "<"\. Say it in words/],
	['a remark of HTML', 'blog', adding('<!-- no -->'), /line \d+: found "<!--"\. Write a remark/],
	[
		'a mistake in a file of Windows',
		'blog',
		(text) => adding('<br>')(text).replaceAll('\n', '\r\n'),
		/line \d+: found <br>\. There is no such piece/,
	],
	[
		'a piece written as a beginning',
		'legal',
		adding('Call <Phone>.'),
		/found <Phone>\. Write <Phone \/>/,
	],
	[
		'a note that is not closed',
		'blog',
		adding('<Note>\n\nEnd.'),
		/found <Note>, but no <\/Note> closes it/,
	],
	[
		'a block beside text',
		'legal',
		adding('Open <OpeningHours /> daily'),
		/<OpeningHours \/> beside text/,
	],
	[
		'a heading without a space',
		'guides',
		adding('##Walks'),
		/found "##Walks"\. Write a space after/,
	],
	[
		'a heading like the title',
		'guides',
		adding('# Walks'),
		/found a heading with #\. Write ## for/,
	],
	[
		'a link without its slash',
		'blog',
		adding('[x](tours)'),
		/found the link "tours"\. Begin it with \//,
	],
	[
		'a link that is torn',
		'blog',
		adding('[x] (/tours)'),
		/found "\] \(\/tours"\. Write a link in one piece/,
	],
	[
		'a table whose columns are aligned',
		'blog',
		adding('| a |\n| -: |\n| 1 |'),
		/found "\| -: \|"\. Leave the colons out/,
	],
	['a question without an answer', 'faqs', adding('## Why?'), /found "Why\?" without an answer/],
	[
		'a question asked twice',
		'faqs',
		adding('## Why?\n\nSo.\n\n## Why?\n\nSo.'),
		/question: found "Why\?"/,
	],
	[
		'a comma that is missing',
		'site.json',
		(text) => text.replace(',', ''),
		/line 3: the file cannot be read/,
	],
	[
		'a number that two testimonials have',
		'testimonials.json',
		(text) => text.replace('"id": 2', '"id": 1'),
		/2\. id: found 1, which another has/,
	],
];

/** The text of a file without one of its fields. */
export function without(field: string) {
	return (text: string) => text.replace(new RegExp(`^${field}:.*\n`, 'm'), '');
}

/** The text with a field that says something else. */
export function having(field: string, value: string) {
	return (text: string) => without(field)(text).replace(/^---\n/, `---\n${field}: ${value}\n`);
}

/** The text with a line more. */
export function adding(line: string) {
	return (text: string) => `${text}\n${line}\n`;
}
