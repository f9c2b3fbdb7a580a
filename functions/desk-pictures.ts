import type { Config } from '@netlify/functions';

import {
	changePicture,
	deletePicture,
	listPictures,
	mostPictureBytes,
	pictureMessages,
	picturePage,
	pictureUpload,
	uploadPicture,
} from '#src/contract/admin/pictures.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';
import { administratorUploadRoute } from '#src/server/http/upload-route.ts';
import { changePicture as change } from '#src/server/pictures/change-words.ts';
import { deletePicture as remove } from '#src/server/pictures/delete-picture.ts';
import { selectPictures } from '#src/server/pictures/pictures.ts';
import { uploadLimit, uploadPicture as upload } from '#src/server/pictures/upload-picture.ts';

const file = { type: 'image/', mostBytes: mostPictureBytes, tooLarge: pictureMessages.tooLarge };

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(listPictures, ({ url, deps }) =>
		listAnswer(url, picturePage, (page) => selectPictures(deps.db, page)),
	),
	administratorUploadRoute(
		uploadPicture,
		{ query: pictureUpload, file, limit: uploadLimit },
		upload,
	),
	administratorRoute(changePicture, change),
	administratorRoute(deletePicture, remove),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/desk/pictures', '/api/desk/pictures/:id'],
	// The outer wall, at the edge: nobody but the desk is answered.
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
