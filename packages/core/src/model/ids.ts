/** A number that is the id of one kind of thing, so that an answer's id does not pass for a question's. */
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

// Each says of a number what it is the id of. They are called where numbers come in. Whether there is such a thing, a model tells.
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
