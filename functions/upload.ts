import type { Config } from '@netlify/functions';

import * as contract from '#src/contract/desk/pictures.ts';
import {
	mostPictureBytes,
	pictureMessages,
	picturePage,
	sentPicture,
} from '#src/contract/desk/pictures.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { serve } from '#src/server/http/serve.ts';
import { changePicture } from '#src/server/pictures/change-words.ts';
import { deletePicture } from '#src/server/pictures/delete-picture.ts';
import { dropUpload, uploadState } from '#src/server/pictures/picture-uploads.ts';
import { selectPictures } from '#src/server/pictures/pictures.ts';
import { receivePicture, uploadLimit } from '#src/server/pictures/receive-picture.ts';
import { takeUploadPlace } from '#src/server/pictures/upload-places.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';
import { deskUploadRoute } from '#src/server/users/upload-route.ts';

const file = { type: 'image/', mostBytes: mostPictureBytes, tooLarge: pictureMessages.tooLarge };

export const { handle, serveRequest, everyRoute, addresses } = serve(
	deskRoute(contract.listPictures, ({ url, deps }) =>
		listAnswer(url, picturePage, (page) => selectPictures(deps.db, page)),
	),
	deskUploadRoute(
		contract.uploadPicture,
		{ query: sentPicture, file, limit: uploadLimit, admit: takeUploadPlace },
		receivePicture,
	),
	deskRoute(contract.getPictureUpload, ({ id, deps }) => uploadState(deps.db, id)),
	deskRoute(contract.dropPictureUpload, ({ id, deps }) => dropUpload(deps.db, id)),
	deskRoute(contract.changePicture, changePicture),
	deskRoute(contract.deletePicture, deletePicture),
);
export default serveRequest;

export const config: Config = {
	path: addresses,
	// The outer wall, at the edge: nobody but the desk is answered.
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
