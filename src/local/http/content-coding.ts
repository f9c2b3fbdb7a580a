import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Coding = 'br' | 'gzip' | 'identity';

/** The coding the client likes best; brotli where it likes several equally. */
export function chooseCoding(acceptEncoding: string | undefined): Coding {
	if (acceptEncoding === undefined) return 'identity';
	const quality = qualities(acceptEncoding);
	const any = quality.get('*') ?? 0;
	const brotli = quality.get('br') ?? any;
	const gzipped = quality.get('gzip') ?? any;
	if (brotli > 0 && brotli >= gzipped) return 'br';
	return gzipped > 0 ? 'gzip' : 'identity';
}

/** Whether content of this type shrinks enough to be worth compressing. */
export function isCompressible(contentType: string, length: number): boolean {
	return (
		length >= smallestWorthCompressing &&
		/^text\/|^application\/(json|javascript|xml|manifest\+json|ld\+json)|\+xml|^font\/ttf/.test(
			contentType,
		)
	);
}

/** `effort` is brotli's quality, 0 to 11. */
export async function compress(
	body: Buffer,
	coding: 'br' | 'gzip',
	effort: number,
): Promise<Buffer> {
	if (coding === 'gzip') return gzipAsync(body, { level: Math.min(effort, 9) });
	return brotliAsync(body, {
		params: {
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_QUALITY]: effort,
			[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
		},
	});
}

/** Below this the coding's own bytes eat the gain; the response fits one packet anyway. */
const smallestWorthCompressing = 860;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

function qualities(acceptEncoding: string): Map<string, number> {
	const found = new Map<string, number>();
	for (const part of acceptEncoding.toLowerCase().split(',')) {
		const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
		const weight = parameters.find((parameter) => parameter.startsWith('q='));
		const quality = weight === undefined ? 1 : Number(weight.slice(2));
		found.set(name, Number.isFinite(quality) ? quality : 0);
	}
	return found;
}
