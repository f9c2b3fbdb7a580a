import * as z from 'zod/mini';

import { rowId } from '../catalog/row-id.ts';
import { command, forDesk, query } from '../http/endpoint.ts';
import { page } from '../http/paging.ts';
import { text } from '../text.ts';

/** The most bytes that an uploaded picture may have. */
export const mostPictureBytes = 8 * 1024 * 1024;

/** What a picture shows, for whoever cannot see it. */
export const pictureWords = text({
	min: 5,
	max: 300,
	message: 'Please say in a few words what the picture shows, for whoever cannot see it.',
});

/** A photograph that the desk uploaded. */
export type UploadedPicture = z.infer<typeof uploadedPicture>;
export const uploadedPicture = z.object({
	id: rowId,
	/** The address by which rows name it: '/pictures/0123456789abcdef/1600x1067.webp'. */
	address: z.string(),
	alt: z.string(),
	/** Pixels, of its largest file. */
	width: z.int(),
	height: z.int(),
	/** What shows it, by kind and name: 'the tour Kyoto on Foot'; empty where nothing does. */
	usedBy: z.array(z.string()),
	createdAt: z.iso.datetime(),
});

const change = z.strictObject({ alt: pictureWords });

/** The newest first. */
export type PicturePage = z.output<typeof picturePage>;
export const picturePage = page;

export const listPictures = forDesk(query('GET', '/api/desk/pictures', z.array(uploadedPicture)));
export const changePicture = forDesk(
	command('PATCH', '/api/desk/pictures/:id', change, uploadedPicture),
);
export const deletePicture = forDesk(
	query('DELETE', '/api/desk/pictures/:id', z.object({ id: rowId })),
);
