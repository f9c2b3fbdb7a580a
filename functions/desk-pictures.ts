import type { Config } from '@netlify/functions';

import {
	changePicture,
	deletePicture,
	dropPictureUpload,
	getPictureUpload,
	listPictures,
	mostPictureBytes,
	pictureMessages,
	picturePage,
	sentPicture,
	uploadPicture,
} from '#src/contract/admin/pictures.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';
import { administratorUploadRoute } from '#src/server/http/upload-route.ts';
import { changePicture as change } from '#src/server/pictures/change-words.ts';
import { deletePicture as remove } from '#src/server/pictures/delete-picture.ts';
import { dropUpload, uploadState } from '#src/server/pictures/picture-uploads.ts';
import { selectPictures } from '#src/server/pictures/pictures.ts';
import { receivePicture, uploadLimit } from '#src/server/pictures/receive-picture.ts';
import { takeUploadPlace } from '#src/server/pictures/upload-places.ts';

const file = { type: 'image/', mostBytes: mostPictureBytes, tooLarge: pictureMessages.tooLarge };

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(listPictures, ({ url, deps }) =>
		listAnswer(url, picturePage, (page) => selectPictures(deps.db, page)),
	),
	administratorUploadRoute(
		uploadPicture,
		{ query: sentPicture, file, limit: uploadLimit, admit: takeUploadPlace },
		receivePicture,
	),
	administratorRoute(getPictureUpload, ({ id, deps }) => uploadState(deps.db, id)),
	administratorRoute(dropPictureUpload, ({ id, deps }) => dropUpload(deps.db, id)),
	administratorRoute(changePicture, change),
	administratorRoute(deletePicture, remove),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/desk/pictures', '/api/desk/pictures/:id', '/api/desk/picture-uploads/:id'],
	// The outer wall, at the edge: nobody but the desk is answered.
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
