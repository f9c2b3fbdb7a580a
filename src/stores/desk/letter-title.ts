import { capitalised } from '#src/domain/text/capitalised.ts';
import { site } from '#src/site.ts';

/** What a letter is about, as a list says it: its subject without whose letter it is. */
export function letterTitle(subject: string): string {
	return capitalised(subject.replace(`${site.name}: `, ''));
}
