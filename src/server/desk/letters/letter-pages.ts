import type { Database } from '../../db/database.ts';
import type { FileAnswer } from '../../http/file-answer.ts';
import { HttpError } from '../../http/http-error.ts';
import { letterSamples } from '../../mail/samples/letter-samples.ts';
import { selectWhole } from './letter-rows.ts';

/**
 * The HTML of a letter, to be shown in a frame of the panel.
 * @throws HttpError 404 where it is not there, or has none
 */
export async function readLetterPage(db: Database, id: number): Promise<FileAnswer> {
	return pageOf((await selectWhole(db, id)).html);
}

/**
 * The HTML of a sample.
 * @throws HttpError 404
 */
export async function readSamplePage(siteUrl: string, id: number): Promise<FileAnswer> {
	return pageOf(letterSamples(siteUrl)[id - 1]?.html ?? '');
}

/** What was typed is in it as text only; and should a tag come through all the same, it can do nothing here. */
const policy =
	"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups";

function pageOf(text: string): FileAnswer {
	if (text === '') throw new HttpError(404, { message: 'This letter has no page to show.' });
	return { text, type: 'text/html; charset=utf-8', name: null, policy };
}
