import { expect, test } from 'vitest';

import { stylesOfPages } from '#src/build/styles-of-pages.ts';

const sheet = `
	@layer base { :root { --ink: #123; --soft: var(--ink); --lost: red } html, body { margin: 0 } table { width: 100% } }
	@layer components {
		.card { color: var(--soft); &:hover { opacity: .5 } [data-state="open"] & { opacity: .6 } }
		.dialog::backdrop { opacity: .1 }
		.notice-error, .notice-success { opacity: .2 }
		.sm\\:grid { display: grid }
		.toast { animation: rise 1s }
		.skeleton { animation: breathe 1s }
		:is(.card, .tab):not(.quiet) { opacity: .3 }
		.mark[data-astro-cid-abc] { opacity: .4 }
		.mark[data-astro-cid-xyz] { opacity: .45 }
	}
	@keyframes rise { to { top: 0 } }
	@keyframes breathe { to { top: 1px } }
	@media print { .card { color: #000 } .chip { color: #111 } }
	@media (forced-colors: active) { .card { border: 1px solid } }`;

function stylesOf(
	body: string,
	scripts: Record<string, string> = {},
	drawings: Record<string, string> = {},
): string {
	const html = `<html><head><style>${sheet}</style></head><body>${body}</body></html>`;
	const rewrite = stylesOfPages(
		new Map(Object.entries(scripts)),
		new Map(Object.entries(drawings)),
	);
	return /<style>([^]*)<\/style>/.exec(rewrite(html))?.[1] ?? '';
}

test('a page keeps the rules of what stands in it, in every state and on paper', () => {
	const css = stylesOf('<p class="card">');
	expect(css).toContain('.card{color:var(--soft)');
	expect(css).toContain(':hover');
	expect(css).toContain('[data-state=open]');
	expect(css).toContain(':is(.card,.tab):not(.quiet)');
	expect(css).toContain('@media print{.card{color:#000}}');
	expect(css).toContain('@media (forced-colors:active){.card');
	expect(css).toMatch(/--ink:.*--soft:/);
});

test('a page loses the rules of what neither it nor a script can hold', () => {
	const css = stylesOf('<p class="card">A .chip, a table and a toast are words here.</p>');
	for (const gone of ['table', '.dialog', '.notice', '.chip', '.toast', 'rise', '--lost']) {
		expect(css).not.toContain(gone);
	}
});

test("a component's styles stay on pages that hold the component", () => {
	const css = stylesOf('<p class="mark" data-astro-cid-abc></p>');
	expect(css).toContain('[data-astro-cid-abc]');
	expect(css).not.toContain('[data-astro-cid-xyz]');
});

test('what a function draws into a page is styled, and what draws into another page is not', () => {
	const css = stylesOf(
		'<section data-filled="quotes/draw"></section>',
		{},
		{ 'quotes/draw': 'jsx("table",{className:"toast"})', 'trips/draw': '"card"' },
	);
	expect(css).toContain('table{width:100%}');
	expect(css).toContain('.toast');
	expect(css).not.toContain('.card');
});

test('what a script of the page may add later is styled, however late the script comes', () => {
	const page = '<script type="module" src="/_astro/first.js"></script>';
	const css = stylesOf(page, {
		'first.js': 'import"./second.js";element("div",`toast ${tone}`)',
		'second.js': 'const later=()=>import("./third.js")',
		'third.js': 'e("table",{className:`notice-${tone} sm:grid`});e(`chip${isOn?` quiet`:``}`)',
		'other.js': '"dialog"',
	});
	expect(css).toContain('.toast{animation:1s rise}');
	expect(css).toContain('@keyframes rise');
	expect(css).toContain('table{');
	expect(css).toContain('.notice-error');
	expect(css).toContain('.sm\\:grid');
	expect(css).toContain('.chip');
	expect(css).not.toContain('.dialog');
	expect(css).not.toContain('breathe');
});

test('a script that fetches the whole stylesheet when it is asked for needs nothing of the page', () => {
	const page = '<script type="module" src="/_astro/first.js"></script>';
	const css = stylesOf(page, {
		'first.js': 'const open=()=>import("./dialog.js")',
		'dialog.js': 'fetchSheet("/_astro/global.abc_1.css");e({className:"dialog"})',
	});
	expect(css).not.toContain('.dialog');
	const atOnce = stylesOf(page, {
		'first.js': 'import"./dialog.js"',
		'dialog.js': 'fetchSheet("/_astro/global.abc_1.css");e({className:"dialog"})',
	});
	expect(atOnce).toContain('.dialog');
});

test('all styles of a page come to stand in one element, at the end of its head', () => {
	const html = '<head><style>p{top:0}</style><title>A</title><style>p{left:0}</style></head><p>';
	const page = stylesOfPages(new Map())(html);
	expect(page).toBe('<head><title>A</title><style>p{top:0;left:0}</style></head><p>');
});
