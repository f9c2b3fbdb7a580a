import { expect, test } from 'vitest';

import { deviceWords } from '#src/domain/users/device-words.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

test.each([
	[
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
		'Firefox on Windows',
	],
	[
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0.0.0`,
		'Edge on Windows',
	],
	[`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Chrome on Android'],
	[`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome on ChromeOS'],
	[`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 OPR/120.0.0.0`, 'Opera on Linux'],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
		'Safari on iPhone',
	],
	[
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
		'Safari on Mac',
	],
	['curl/8.5.0', 'Another device'],
	['', 'Another device'],
	['<b>Firefox/1</b>', 'Firefox'],
	['(Linux)', 'Something on Linux'],
])('%s is %s', (userAgent, words) => {
	expect(deviceWords(userAgent)).toBe(words);
});
