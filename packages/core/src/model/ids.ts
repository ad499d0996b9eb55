/**
 * A number that identifies one kind of object, such as a question. The type checker refuses an answer's id where a question's id is
 * expected.
 */
type Id<Thing extends string> = number & { readonly __idOf: Thing };

export type QuestionId = Id<'question'>;
export type AnswerId = Id<'answer'>;
export type BaseQuestionId = Id<'base question'>;
export type BaseAnswerId = Id<'base answer'>;
export type SectionId = Id<'section'>;
export type BundleId = Id<'bundle'>;
export type CampaignId = Id<'campaign'>;
export type HouseId = Id<'house'>;
export type WebConfigurationId = Id<'web configuration'>;
export type PlotId = Id<'plot'>;
export type ConsentId = Id<'consent'>;
export type AccountId = Id<'account'>;
export type InvitationId = Id<'invitation'>;

// Each function marks a number as the id of one kind of object. Call these functions where numbers enter the program. They do not check
// that the model contains the id.
export const asQuestionId: (id: number) => QuestionId = branded;
export const asAnswerId: (id: number) => AnswerId = branded;
export const asBaseQuestionId: (id: number) => BaseQuestionId = branded;
export const asBaseAnswerId: (id: number) => BaseAnswerId = branded;
export const asSectionId: (id: number) => SectionId = branded;
export const asBundleId: (id: number) => BundleId = branded;
export const asCampaignId: (id: number) => CampaignId = branded;
export const asHouseId: (id: number) => HouseId = branded;
export const asWebConfigurationId: (id: number) => WebConfigurationId = branded;
export const asPlotId: (id: number) => PlotId = branded;
export const asConsentId: (id: number) => ConsentId = branded;
export const asAccountId: (id: number) => AccountId = branded;
export const asInvitationId: (id: number) => InvitationId = branded;

function branded<Some extends number>(id: number): Some {
  return id as Some;
}
