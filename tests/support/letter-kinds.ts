import { readdirSync, readFileSync } from 'node:fs';

/** What kinds of letters there are, as their files say. */
export function letterKinds(): string[] {
	const folder = 'src/server/mail/letters';
	return readdirSync(folder).flatMap((file) =>
		[...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/kind: ['`](.*)['`]/g)].map(
			([, kind = '']) => kind,
		),
	);
}
