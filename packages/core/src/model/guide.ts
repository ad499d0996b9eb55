import type { QuestionId } from './ids.ts';
import type { Answer, Bundle, Campaign, Question, Section } from './model.ts';
import type { Ore } from './money.ts';

export interface GuideSection extends Section {
  readonly questions: readonly GuideQuestion[];
  /** HTML, shown with `bulletsText` on the section's first step. */
  readonly text: string;
  readonly bulletsText: string;
  readonly tip: string;
  readonly backgroundImage: string;
  readonly dynamicImageFolder: string;
  readonly dynamicImageCameras: readonly Camera[];
  readonly dynamicImageSceneFolderFromQuestionId: QuestionId | null;
  readonly dynamicImageSceneId: string;
  readonly useNewImageManifest: boolean;
}

export interface Camera {
  readonly id: string;
  readonly title: string;
  /** The size of the rendered pictures in pixels. `width`, `height` and `subject` are null for a camera without rendered pictures. */
  readonly width: number | null;
  readonly height: number | null;
  readonly subject: PictureBox | null;
  /** The room that the camera shows, in a section with cameras in several rooms; absent: the section's scene. */
  readonly room?: CameraRoom | undefined;
}

export interface CameraRoom {
  /** The folder with the room's pictures; empty: the folder of the section's scene. */
  readonly scene: string;
  /** The categories with layers in this room. The section's other categories have layers in other rooms. */
  readonly categories: readonly string[];
}

/** A rectangle of a picture, in pixels of the picture, measured from its upper left corner. */
export interface PictureBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface GuideQuestion extends Question {
  readonly answers: readonly GuideAnswer[];
  readonly tip: string;
  readonly showImageOnSummary: boolean;
  readonly imageRenderingMethod: ImageRenderingMethod;
  readonly moreInformationRenderMode: MoreInformationRenderMode;
  readonly staticFullscreenImage: string;
  readonly hasProductInformation: boolean;
  /** The text of the last card in the palette (the panel with a card for each answer). */
  readonly productInformation: string;
  readonly defaultCameraId: string;
}

/**
 * static: one picture. layers: pictures on top of each other, found by their file paths. manifest: pictures on top of each other, which
 * the file `manifest.json` in the house's picture folder lists.
 */
export type ImageRenderingMethod = 'static' | 'layers' | 'manifest';

/**
 * Whether the more-information panel is open when the visitor enters the question. The visitor can toggle it unless the mode begins with
 * `always`.
 */
export type MoreInformationRenderMode = 'closed' | 'open' | 'alwaysOpen' | 'alwaysClosed';

export interface GuideAnswer extends Answer {
  readonly parentQuestionId: QuestionId;
  readonly paletteImage: string;
  /**
   * The address of a sample that has the colours of other answers. `{14}` in it is replaced with the colour (`sampleColour`) of the
   * selected answer to question 14. Absent: the sample is always `paletteImage`.
   */
  readonly paletteImageTemplate?: string | undefined;
  /**
   * The colour that samples of other answers get from this answer: six hex digits, or `{14}` as in `paletteImageTemplate`. Absent: no other
   * sample depends on this answer.
   */
  readonly sampleColour?: string | undefined;
  readonly productImage: string;
  /** Whether the more-information panel shows the sample of the answer, because there is no product picture. */
  readonly usePaletteReference: boolean;
  readonly staticFullscreenImage: string;
  /** The picture keys of the answer, each written as `category:key`. */
  readonly dynamicImageKeys: readonly string[];
  readonly manifestImageKeys: readonly string[];
  /** The picture key (`category:key`) that overrides the keys of all other answers in this category; empty: it overrides no key. */
  readonly overrideImageKey: string;
  /**
   * The builder's reason why no picture shows how this answer differs from the question's other answers. Empty: a picture shows the
   * difference, or the builder gives no reason.
   */
  readonly unseen: string;
  /** HTML for the more-information panel. */
  readonly detailText: string;
  readonly altText: string;
}

export interface GuideBundle extends Bundle {
  readonly image: string;
  readonly description: string;
  readonly detailedInfo: string;
}

export interface GuideCampaign extends Campaign {
  readonly subTitle: string;
  readonly introduction: string;
  readonly text: string;
  readonly fineprint: string;
  readonly image: string;
  /**
   * The discount in the configuration that contains this campaign; null without a configuration. Code that shows a visit computes its own
   * discount.
   */
  readonly calculated: Ore | null;
  /** `saved`: the discount when the house was saved. `manual`: an agreed discount. Other systems of the builder store these two. */
  readonly saved: Ore | null;
  readonly manual: Ore | null;
}
