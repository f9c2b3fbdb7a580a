import * as z from 'zod/mini';

import { megapixels, pictureLimits } from '#src/domain/pictures/picture-limits.ts';

import { rowId } from '../catalog/row-id.ts';
import { command, forDesk, query, upload } from '../http/endpoint.ts';
import { page } from '../http/paging.ts';
import { text } from '../text.ts';
import { forAct } from './for-act.ts';

/**
 * The most bytes that an uploaded picture may have. A function on Netlify gets about 4.5 MB (6 MB as it is encoded on the
 * way), so that the panel makes what is larger smaller before it sends it; a server of one's own takes all of it.
 */
export const mostPictureBytes = 8 * 1024 * 1024;

/** Seconds after which a photograph is sent again at the latest, where others are made ready before it. */
export const longestPictureTurn = 60;

const kinds = 'a JPEG, PNG, WebP or AVIF file';
const { width, height, ratio } = pictureLimits.least;

/** What is said of a file that cannot be taken, and of a picture that cannot be deleted. */
export const pictureMessages = {
	missing: 'There is no picture with this number.',
	kind: `This is no picture that can be shown here. Please choose ${kinds}.`,
	heic: `This picture is HEIC, as iPhones take them, which few browsers show. Please export it as JPEG, or choose ${kinds}.`,
	moving: `This picture moves. Please choose one that stands still: ${kinds}.`,
	damaged: `This picture is damaged or incomplete. Please choose it again, or another one: ${kinds}.`,
	tooLarge: `This file is larger than ${mostPictureBytes / 1024 / 1024} MB. Please make the picture smaller, and choose it again.`,
	tooManyPixels: `This picture has more than ${megapixels} megapixels. Please make it smaller, and choose it again.`,
	tooSmall: `This picture is too small. Please choose one that is at least ${width} pixels wide and ${height} pixels high.`,
	tooLong: `This picture is too long. Please choose one whose longer side is at most ${ratio} times the shorter.`,
	tooSlow:
		'This picture takes too long to be made ready. Please make it smaller, and choose it again.',
	tooMany: 'You have uploaded very many pictures. Please wait a while before the next one.',
	/** @param seconds after which it is worth trying again */
	busy: (seconds: number) =>
		`Other photographs are being made ready. Please send this one again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
	/** What is waiting, refused or made ready is known for a day. */
	uploadMissing: 'Nothing is known of this upload: it was taken back, or it is older than a day.',
	/** What a row names that no picture has. */
	unknown: 'This picture is not there any more. Please choose another one.',
	inUse: (uses: readonly string[]) =>
		`This picture is still shown by ${new Intl.ListFormat('en').format(uses)}. Please choose another one there first.`,
} as const;

/** Characters of what a picture is said to show. */
export const longestPictureWords = 300;

/** What a picture shows, for whoever cannot see it. */
export const pictureWords = text({
	min: 5,
	max: longestPictureWords,
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

/**
 * What became of a file that was sent: it waits to be made ready, after so many others; it is a picture; or it cannot be one,
 * in words for whoever sent it.
 */
export type PictureUpload = z.infer<typeof pictureUpload>;
const pictureUpload = z.discriminatedUnion('state', [
	z.object({
		state: z.literal('waiting'),
		id: rowId,
		ahead: z.int().check(z.nonnegative()),
	}),
	z.object({ state: z.literal('done'), picture: uploadedPicture }),
	z.object({ state: z.literal('refused'), problem: z.string() }),
]);

const change = z.strictObject({ alt: pictureWords });

/** The newest first. */
export type PicturePage = z.output<typeof picturePage>;
export const picturePage = page;

/** What the address of an upload says. */
export const sentPicture = z.object({ alt: pictureWords });

export const listPictures = forDesk(query('GET', '/api/desk/pictures', z.array(uploadedPicture)));
/**
 * The file as it is, its type as `Content-Type`; `?alt=` is what it shows. It is kept, and answered 202: what becomes of it
 * is asked by its number. A file that is a picture already gets these words, and is answered 200.
 */
export const uploadPicture = forAct('publishing', upload('/api/desk/pictures', pictureUpload));
export const getPictureUpload = forAct(
	'publishing',
	query('GET', '/api/desk/picture-uploads/:id', pictureUpload),
);
/** Takes back what still waits. */
export const dropPictureUpload = forAct(
	'publishing',
	query('DELETE', '/api/desk/picture-uploads/:id', z.object({ id: rowId })),
);
export const changePicture = forAct(
	'publishing',
	command('PATCH', '/api/desk/pictures/:id', change, uploadedPicture),
);
/** For good: administrators alone, as of rows of the catalog. */
export const deletePicture = forAct(
	'deletions',
	query('DELETE', '/api/desk/pictures/:id', z.object({ id: rowId })),
);
