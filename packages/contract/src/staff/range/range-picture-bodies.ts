import type { PictureBox } from '@gavel/core';
import { type Body, body, lenient } from '../../body.ts';
import { flag, integer, list, text, textOrNull } from '../../values.ts';
import { z } from '../../zod.ts';

/** `layer`: drawn over other pictures, and transparent around the choice that it shows. `scene`: the whole picture of a room. */
export const pictureKinds = ['layer', 'scene', 'sample', 'card', 'garden', 'thumbnail', 'bundle', 'section', 'splash'] as const;

/**
 * `there`: the answer has pictures of its own. `base`: the picture under all layers shows the answer. `hidden`: the camera does not see it.
 * `none`: the answer changes nothing in this view. `drawn`: the camera has no rendered pictures. `missing`: the camera has rendered
 * pictures, but none of them shows the answer. An answer that chooses a room is also `missing` if the camera has no pictures of this room.
 */
export const pictureStates = ['there', 'base', 'hidden', 'none', 'drawn', 'missing'] as const;

/** The largest uploaded file, in bytes: more than six times the demo range's largest rendered picture. */
export const LARGEST_UPLOAD = 6_000_000;

/** The value of `chapter` with which a page requests the pictures without a camera. No section has this key. */
export const NO_CHAPTER = '-';

/** A house or a section (`chapter`), and how many of its combinations of answer and camera lack a picture. */
export interface PictureChoice {
  readonly key: string;
  readonly title: string;
  readonly missing: number;
}

/** A picture file of the range, or the path at which a file is missing. */
export interface DeskPicture {
  /** The path inside the folder `pictures/` of the range. */
  readonly path: string;
  readonly kind: (typeof pictureKinds)[number];
  /** For a layer: the titles of the other answers that it requires. For a picture in `singles`: the name of what it shows. */
  readonly name: string;
  /** The size that a new layer needs, in pixels; the least size of any other new picture. */
  readonly width: number;
  readonly height: number;
  readonly isThere: boolean;
  /** The SHA-256 of an uploaded picture; null: the picture is part of the range folder, or there is no picture. */
  readonly upload: string | null;
}

/** An answer as one camera shows it. */
export interface PictureCell {
  readonly state: (typeof pictureStates)[number];
  readonly files: readonly DeskPicture[];
  /** The paths of the pictures to show for the answer, the lowest layer first; empty: there is nothing to show. */
  readonly shown: readonly string[];
  /** The part of the pictures in `shown` that the answer can change, or else the camera's subject, in pixels; null: the whole picture. */
  readonly box: PictureBox | null;
}

export interface PictureRow {
  readonly question: string;
  readonly questionTitle: string;
  readonly key: string;
  readonly title: string;
  /** The builder's reason why no picture shows the answer; empty: the builder gave no reason. */
  readonly reason: string;
  /** The picture file of the answer's sample; null: the sample is always a drawing. */
  readonly sample: DeskPicture | null;
  /** The address of the drawing that the site shows if the sample has no picture. */
  readonly drawnSample: string;
  /** One cell for each camera. */
  readonly cells: readonly PictureCell[];
}

export interface PictureCamera {
  readonly id: string;
  readonly title: string;
  /** The titles of the answers for which the camera exists, such as kitchen layouts; empty: the camera always exists. */
  readonly room: string;
  readonly width: number;
  readonly height: number;
}

/** The pictures of one section of a house in the draft. */
export interface RangePictures {
  readonly draftTag: string;
  /** The address of a published picture is this text, then the path of the picture. Empty: no pictures are published. */
  readonly address: string;
  /** The paths of the pictures that the draft changes. */
  readonly changed: readonly string[];
  readonly houses: readonly PictureChoice[];
  readonly chapters: readonly PictureChoice[];
  readonly house: string;
  /** The key of the section; empty: the response has the pictures without cameras, in `singles`. */
  readonly chapter: string;
  readonly cameras: readonly PictureCamera[];
  readonly rows: readonly PictureRow[];
  readonly singles: readonly DeskPicture[];
}

/** A change of a picture in the draft. */
export interface ChangedPicture {
  readonly path: string;
  readonly kind: DeskPicture['kind'];
  /** The house and the camera, or only the camera for a picture of a room; empty: the picture has neither. */
  readonly where: string;
  /** The address of the published picture; null: there is none. */
  readonly before: string | null;
  /** The SHA-256 of the new picture. */
  readonly upload: string;
}

/** A picture that a user adds to the draft. */
export interface DroppedPicture {
  readonly path: string;
  /** The `upload` of the picture that the user saw at this path (see `DeskPicture`). */
  readonly read: string | null;
  /** The bytes in base64: WebP, PNG or JPEG. */
  readonly file: string;
}

const kind: Body<DeskPicture['kind']> = z.enum(pictureKinds);

const picture: Body<DeskPicture> = body<DeskPicture>({
  path: ['Path', text],
  kind: ['Kind', kind],
  name: ['Name', text],
  width: ['Width', integer],
  height: ['Height', integer],
  isThere: ['IsThere', flag],
  upload: ['Upload', textOrNull],
});

const choices = list(body<PictureChoice>({ key: ['Key', text], title: ['Title', text], missing: ['Missing', integer] }));

const cell: Body<PictureCell> = body<PictureCell>({
  state: ['State', z.enum(pictureStates)],
  files: ['Files', list(picture)],
  shown: ['Shown', list(text)],
  box: [
    'Box',
    lenient<PictureBox | null>(
      body<PictureBox>({ x: ['X', integer], y: ['Y', integer], width: ['Width', integer], height: ['Height', integer] }),
      null,
    ),
  ],
});

export const rangePicturesBody: Body<RangePictures> = body<RangePictures>({
  draftTag: ['DraftTag', text],
  address: ['Address', text],
  changed: ['Changed', list(text)],
  houses: ['Houses', choices],
  chapters: ['Chapters', choices],
  house: ['House', text],
  chapter: ['Chapter', text],
  cameras: [
    'Cameras',
    list(
      body<PictureCamera>({
        id: ['Id', text],
        title: ['Title', text],
        room: ['Room', text],
        width: ['Width', integer],
        height: ['Height', integer],
      }),
    ),
  ],
  rows: [
    'Rows',
    list(
      body<PictureRow>({
        question: ['Question', text],
        questionTitle: ['QuestionTitle', text],
        key: ['Key', text],
        title: ['Title', text],
        reason: ['Reason', text],
        sample: ['Sample', lenient<DeskPicture | null>(picture, null)],
        drawnSample: ['DrawnSample', text],
        cells: ['Cells', list(cell)],
      }),
    ),
  ],
  singles: ['Singles', list(picture)],
});

export const changedPictureBody: Body<ChangedPicture> = body<ChangedPicture>({
  path: ['Path', text],
  kind: ['Kind', kind],
  where: ['Where', text],
  before: ['Before', textOrNull],
  upload: ['Upload', text],
});

export const droppedPictureBody: Body<DroppedPicture> = body<DroppedPicture>({
  path: ['Path', text],
  read: ['Read', textOrNull],
  file: ['File', z.string().check(z.minLength(1), z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'expected base64'))],
});
