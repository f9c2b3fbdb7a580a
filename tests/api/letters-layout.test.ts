import fc from 'fast-check';
import { expect, test } from 'vitest';

import { action, fact, facts, lines, note, paragraph } from '#src/server/mail/layout/blocks.ts';
import { laidOut } from '#src/server/mail/layout/laid-out.ts';
import { greeting } from '#src/server/mail/letters/addressee.ts';
import { signature } from '#src/server/mail/letters/signature.ts';
import { site } from '#src/site.ts';

const link = 'https://site.example/reset-password?a=1&b=2#token=abc';

function letterOf(typed: string) {
	return laidOut({
		kind: 'test',
		recipient: 'ada@example.com',
		subject: `${site.name}: your booking BD2000001 of ${typed}`,
		reference: 'BD2000001',
		keepsText: true,
		blocks: [
			greeting('Ada Lovelace'),
			paragraph(`Your reference is BD2000001. Call ${site.phone}. ${typed}`),
			facts(
				typed,
				fact('Departure', typed),
				fact('Travelers', '2', { text: 'For 2 travelers', details: [typed] }),
				null,
				note(typed),
			),
			action(`Read on: ${typed}`, 'Open', link),
			lines('Grace', `${typed}\nand on`),
			signature,
		],
	});
}

/** What a person sees of a letter's HTML, and the tags that bring it there. */
function readingOf(html = '') {
	const tags = [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
	const text = html
		.replace(/<style>[^]*?<\/style>/, '')
		.replaceAll(/<[^>]*>/g, '\n')
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&#39;', "'")
		.replaceAll('&amp;', '&');
	return { tags, text };
}

test('plain text and HTML of a letter say the same, and the text names where each link goes', () => {
	const { body, html } = letterOf('Kyoto');
	expect(body).toBe(`Dear Ada Lovelace,

Your reference is BD2000001. Call ${site.phone}. Kyoto

Kyoto
Departure: Kyoto
For 2 travelers
  Kyoto
Kyoto

Read on: Kyoto
${link}

Grace
Kyoto
and on

${site.name}
Call us: ${site.phone}
Monday to Friday 9 AM to 8 PM, Saturday 10 AM to 6 PM, New York time
${site.email}
`);
	const { text, tags } = readingOf(html);
	const words = body.replaceAll(/Departure: |For 2 travelers/g, '').split(/\s+/);
	expect(words.filter((word) => !text.includes(word))).toEqual([]);
	expect(tags).toContainEqual(
		expect.stringContaining('href="https://site.example/reset-password?a=1&amp;b=2#token=abc"'),
	);
	expect(tags).toContainEqual(expect.stringContaining('href="tel:+12125550142"'));
	expect(text).toMatch(/Travelers\s+2\s/);
});

test('the HTML is a whole page for the light and the dark, and asks nobody for anything', () => {
	const { html } = letterOf('Kyoto');
	expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
	expect(html).toContain('<title>Your booking BD2000001 of Kyoto</title>');
	expect(html).toContain('<meta name="color-scheme" content="light dark">');
	expect(html).toContain('@media (prefers-color-scheme: dark)');
	expect(html).not.toMatch(/<(img|script|link|iframe|form|object|base)\b|url\(|@import|\bon\w+=/i);
	expect(html).toMatch(/<body[^>]*>\n<div style="display:none[^>]*>Your reference is BD2000001\./);
});

test('whatever is typed is text: no tag, attribute or control of direction comes of it', () => {
	const hostile = fc.oneof(
		fc.string({ unit: 'binary', maxLength: 60 }),
		fc.constantFrom(
			'<script>alert(1)</script>',
			'"><img src=x onerror=alert(1)>',
			"' style='position:fixed'",
			'</td></tr></table></body>',
			'<!--[if mso]>',
			'&lt;b&gt;&#0;',
			'\u202egnp.exe\u202c \u2066inside\u2069',
			'שלום <b>\u200fעולם</b>',
			'$& $1 $` BD2000001',
			'a\u0000b\u0007c\u001b[31m\r\nBcc: eve@example.com\u2028x',
		),
	);
	const { tags: known } = readingOf(letterOf('Kyoto').html);
	fc.assert(
		fc.property(hostile, (typed) => {
			const { html } = letterOf(typed);
			expect(readingOf(html).tags.filter(isOfLayout)).toEqual(known.filter(isOfLayout));
			expect(html).not.toMatch(/[\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
			expect(html?.replaceAll(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u);
			expect(html).not.toMatch(/<a [^>]*href="(?!https:\/\/site\.example|tel:|mailto:hello@)/);
		}),
	);
	const { text } = readingOf(letterOf('שלום <b>x</b> & "y"').html);
	expect(text).toContain('שלום <b>x</b> & "y"');
});

/** Not of a word that stands out, a line break or a link of ours, of which a text may bring more. */
function isOfLayout(tag: string): boolean {
	return !/^<(\/?strong|br>|\/?a\b)/.test(tag);
}
