type Sign = [pattern: RegExp, name: string];

// Most call themselves by the names of others too: the first that fits counts.
const browsers: Sign[] = [
	[/\bEdg(e|A|iOS)?\//, 'Edge'],
	[/\b(OPR|Opera)\//, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\b(Firefox|FxiOS)\//, 'Firefox'],
	[/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
];
const systems: Sign[] = [
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bAndroid\b/, 'Android'],
	[/\bWindows\b/, 'Windows'],
	[/\bCrOS\b/, 'ChromeOS'],
	[/\bMac(intosh| OS X)\b/, 'Mac'],
	[/\bLinux\b/, 'Linux'],
];

/** What a person calls a device, of what a browser says of itself: 'Firefox on Windows'. It names nobody. */
export function deviceWords(userAgent: string): string {
	const browser = nameOf(browsers, userAgent);
	const system = nameOf(systems, userAgent);
	if (browser === undefined && system === undefined) return 'Another device';
	return system === undefined ? (browser ?? '') : `${browser ?? 'Something'} on ${system}`;
}

function nameOf(signs: Sign[], userAgent: string): string | undefined {
	return signs.find(([pattern]) => pattern.test(userAgent))?.[1];
}
