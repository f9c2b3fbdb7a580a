import { mayOnlyRead } from '../platform/preview.ts';
import { HttpError } from './http-error.ts';

/**
 * Refuses what another site made a browser send. A browser names the sender of every unsafe request in
 * `Sec-Fetch-Site` (pages cannot forge it) or at least in `Origin`; a request with neither comes from a
 * program, which carries nobody's cookies but its own.
 * @throws HttpError 403
 */
export function refuseCrossSite(request: Request): void {
	const site = request.headers.get('Sec-Fetch-Site');
	const origin = request.headers.get('Origin');
	const ownRequest =
		site === null
			? origin === null || hostOf(origin) === new URL(request.url).host
			: site === 'same-origin' || site === 'none';
	if (!ownRequest) throw new HttpError(403, { message: 'Requests from other sites are refused.' });
}

/**
 * Refuses a change to a preview deploy that has the production's database.
 * @throws HttpError 403
 */
export function refuseToPreview(deployContext: string): void {
	if (!mayOnlyRead(deployContext)) return;
	const message = 'This is a preview of the site: nothing can be sent or changed here.';
	throw new HttpError(403, { message });
}

/**
 * Refuses a body that does not say it is JSON: forms can send any other type from any site.
 * @throws HttpError 415
 */
export function requireJson(request: Request): void {
	const type = request.headers.get('Content-Type')?.trim() ?? '';
	const encoding = request.headers.get('Content-Encoding') ?? 'identity';
	if (
		!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?;?$/i.test(type) ||
		encoding !== 'identity'
	) {
		throw new HttpError(415, {
			message: 'Send the body as uncompressed JSON: Content-Type: application/json.',
		});
	}
}

function hostOf(origin: string): string | null {
	return URL.canParse(origin) ? new URL(origin).host : null;
}
