import { expect, test } from 'vitest';

import { placeholdersIn } from '#src/domain/editorial/placeholders.ts';

const own = {
	url: 'https://www.fjordtours.no',
	email: 'hello@fjordtours.no',
	phone: '+47 55 55 01 42',
	registration: ['Org. 900 100 700'],
};

test('what is an agency’s own is not taken for made up', () => {
	expect(placeholdersIn(own)).toEqual([]);
	expect(placeholdersIn({ ...own, registration: undefined })).toEqual([]);
	expect(placeholdersIn({ ...own, url: 'https://exampletours.com/' })).toEqual([]);
});

test.each([
	[{ url: 'https://fjordtours.example/' }, 'web address'],
	[{ url: 'https://www.example.com' }, 'web address'],
	[{ email: 'hello@example.org' }, 'email address'],
	[{ phone: '+1 (212) 555-0142' }, 'telephone number'],
	[{ registration: ['Seller of travel 000-000-000'] }, 'registration numbers'],
])('%o is made up', (facts, what) => {
	expect(placeholdersIn({ ...own, ...facts })).toEqual([what]);
});
