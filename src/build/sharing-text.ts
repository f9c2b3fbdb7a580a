import { readFile } from 'node:fs/promises';

import { createElement as element } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import satori from 'satori';
import type { Font } from 'satori';

import { brand } from '#src/brand.ts';
import { fontPackage } from '#src/domain/brand/typeface.ts';
import { site } from '#src/site.ts';

/** Letters as outlines in SVG on no ground, so that the fonts of the machine do not matter; pixels. */
export type Lettering = { svg: Buffer; height: number };

type Measures = { width: number; highest: number };

const titleSizes = [112, 98, 84, 76, 70, 64, 58, 52, 46, 41];
/** The width of a letter of a heading beside its size, on the safe side. */
const letterWidth = 0.58;

/**
 * A title in the largest letters with which it keeps within its place, in pixels; what follows a colon in it
 * stands below in smaller ones. A title that is too long for the smallest ends in an ellipsis.
 */
export async function titleLettering(
	title: string,
	{ width, highest }: Measures,
): Promise<Lettering> {
	const [headline = '', ...details] = unbroken(title).split(': ');
	const detail = details.join(': ');
	const longestWord = Math.max(...headline.split(/[\s-]+/).map((word) => word.length));
	const sizes = titleSizes.filter((size) => longestWord * size * letterWidth <= width);
	for (const fontSize of sizes) {
		const lines = [paragraph(headline, { ...headlineStyle, fontSize })];
		if (detail !== '') lines.push(paragraph(detail, detailStyle(fontSize)));
		const lettering = await letter(lines, width);
		if (lettering.height <= highest) return lettering;
	}
	const fontSize = titleSizes.at(-1) ?? 0;
	const lineClamp = Math.floor(highest / (fontSize * headlineStyle.lineHeight)) - 1;
	const style = {
		...headlineStyle,
		fontSize,
		lineClamp,
		wordBreak: 'break-word',
		textWrap: 'wrap',
	} as const;
	return letter([paragraph(title, style)], width);
}

/** A line of small letters. */
export async function lineLettering(words: string, width: number): Promise<Lettering> {
	return letter([paragraph(words, { fontFamily: sans, fontSize: 27 })], width);
}

/** The name of the business, as it stands beside its mark: on one line, whatever its length. */
export async function nameLettering(name: string, width: number): Promise<Lettering> {
	const style = { fontFamily: serif, fontSize: 35, lineHeight: 1, lineClamp: 1 } as const;
	return letter([paragraph(name, style)], width);
}

// Each file holds a part of the alphabet: letters that the first lacks come from the second.
const serif = 'headings, headings extended';
const sans = 'text, text extended';

const headlineStyle = {
	fontFamily: serif,
	lineHeight: 1.06,
	letterSpacing: '-0.01em',
	textWrap: 'balance',
} as const;

function detailStyle(headlineSize: number): Style {
	const fontSize = Math.max(32, Math.round(headlineSize * 0.48));
	return { fontFamily: sans, fontSize, lineHeight: 1.25, marginTop: 8, textWrap: 'balance' };
}

/** Keeps a number on the line of what it counts: '7 days'. */
function unbroken(title: string): string {
	return title.replaceAll(/(\d) (?=\p{Letter})/gu, '$1\u00a0');
}

type Style = CSSProperties & { fontSize: number };

function paragraph(words: string, style: Style): ReactElement {
	// Below the last line, room for what hangs from letters.
	const room = { paddingBottom: Math.ceil(style.fontSize / 4) };
	return element('div', { key: words, style: { display: 'block', ...style, ...room } }, words);
}

async function letter(paragraphs: ReactElement[], width: number): Promise<Lettering> {
	const style = {
		display: 'flex',
		flexDirection: 'column',
		width,
		color: brand.ink,
	} as const;
	// Without a height, the drawing is as high as its words are.
	const svg = await satori(element('div', { style }, paragraphs), { width, fonts: await fonts() });
	return { svg: Buffer.from(svg), height: Number(/\sheight="([\d.]+)"/.exec(svg)?.[1]) };
}

let loaded: Promise<Font[]> | null = null;

function fonts(): Promise<Font[]> {
	loaded ??= Promise.all([
		font('headings', 'latin', 600),
		font('headings extended', 'latin-ext', 600),
		font('text', 'latin', 400),
		font('text extended', 'latin-ext', 400),
	]);
	return loaded;
}

async function font(name: string, alphabet: string, weight: 400 | 600): Promise<Font> {
	const { headings, text } = site.brand.typefaces;
	const slug = fontPackage(weight === 600 ? headings : text);
	const address = import.meta.resolve(
		`@fontsource/${slug}/files/${slug}-${alphabet}-${weight}-normal.woff`,
	);
	return { name, data: await readFile(new URL(address)), style: 'normal' };
}
