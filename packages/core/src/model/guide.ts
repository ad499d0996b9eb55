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
  /** Pixels of its rendered pictures; these three are null where the picture is a drawing. */
  readonly width: number | null;
  readonly height: number | null;
  readonly subject: PictureBox | null;
  /** The room that it looks into, in a section whose cameras look into several; absent: the section's scene. */
  readonly room?: CameraRoom | undefined;
}

export interface CameraRoom {
  /** The folder of its pictures; empty: that of the section's scene. */
  readonly scene: string;
  /** What has layers there. Layers of other categories of the section are in other rooms. */
  readonly categories: readonly string[];
}

/** A box in a picture's own pixels, from its upper left corner. */
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
  /** Text of the palette's last card. */
  readonly productInformation: string;
  readonly defaultCameraId: string;
}

/** static: one picture. layers: pictures on each other, found by where they lie. manifest: pictures on each other that a manifest names. */
export type ImageRenderingMethod = 'static' | 'layers' | 'manifest';

/** How the more-information panel stands when the question is entered. The visitor opens and closes one that is not always so. */
export type MoreInformationRenderMode = 'closed' | 'open' | 'alwaysOpen' | 'alwaysClosed';

export interface GuideAnswer extends Answer {
  readonly parentQuestionId: QuestionId;
  readonly paletteImage: string;
  readonly productImage: string;
  /** It has no picture of a product: more information about it shows its sample. */
  readonly usePaletteReference: boolean;
  readonly staticFullscreenImage: string;
  /** `category:key`, what the answer shows in the picture. */
  readonly dynamicImageKeys: readonly string[];
  readonly manifestImageKeys: readonly string[];
  /** `category:key` that wins over every other answer's key of its category; empty: none. */
  readonly overrideImageKey: string;
  /** Why no picture tells it from its question's other answers, in the builder's words; empty: one does, or nobody says. */
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
  /** What it takes off the configuration that it comes with; null where it comes with none. Whoever shows a visit reckons for itself. */
  readonly calculated: Ore | null;
  /** What it took off when the house was saved, and what somebody has agreed on: other systems of the builder keep them. */
  readonly saved: Ore | null;
  readonly manual: Ore | null;
}
