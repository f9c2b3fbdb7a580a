import type { Config, Context } from '@netlify/functions';

import { pictureStore } from '#src/server/pictures/open-picture-store.ts';
import { type PictureSource, servePicture } from '#src/server/pictures/serve-picture.ts';
import { openDatabase } from '#src/server/world/dependencies.ts';

export function handle(
	request: Request,
	source: Partial<PictureSource> = {},
	requestId?: string,
): Promise<Response> {
	return servePicture(request, { openDatabase, store: pictureStore(), ...source }, requestId);
}

export default function serveRequest(request: Request, context: Context): Promise<Response> {
	return handle(request, {}, context.requestId);
}

export const config: Config = { path: ['/pictures/:key/:file'] };
