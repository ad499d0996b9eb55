import type { Member } from './member.ts';

/** A house that a visitor has begun. */
export interface BegunHouse {
  /** The body of a save, except its `Name`. */
  readonly house: {
    readonly Id: null;
    readonly HouseId: number;
    readonly MunicipalityId: string;
    readonly WebConfigurationId: number;
    /** The id of the chosen answer, by the id of the question. */
    readonly Answers: Readonly<Record<string, number>>;
    readonly PlotIds: readonly number[];
    readonly Price: null;
  };
  /** The ids of all answers of a question, by the id of the question. */
  readonly offered: ReadonlyMap<string, readonly number[]>;
}

interface Configuration {
  readonly WebConfigurationId: number;
  readonly AnswerModel: { readonly Answers: Readonly<Record<string, number>> };
  readonly QuestionModel: {
    readonly Sections: readonly {
      readonly Questions: readonly { readonly Id: number; readonly Answers: readonly { readonly Id: number }[] }[];
    }[];
  };
}

/** Begins a house with its default answers. */
export async function beginHouse(send: Member['send'], HouseId: number, MunicipalityId: string): Promise<BegunHouse> {
  const begun: Configuration = JSON.parse((await send('/api/guidemodel/new', { HouseId, MunicipalityId })).text());
  const questions = begun.QuestionModel.Sections.flatMap(({ Questions }) => Questions);
  const { WebConfigurationId, AnswerModel } = begun;
  return {
    house: { Id: null, HouseId, MunicipalityId, WebConfigurationId, Answers: AnswerModel.Answers, PlotIds: [], Price: null },
    offered: new Map(questions.map(({ Id, Answers }) => [String(Id), Answers.map((answer) => answer.Id)])),
  };
}

/** Returns the body of a logged-in customer's quote request for a saved house. */
export function quoteRequest(token: string, municipality: string, message: string) {
  return {
    SubmissionType: 'Quote',
    Name: '',
    Email: '',
    Phone: '',
    Message: message,
    Newsletter: false,
    ConfigurationId: token,
    HouseModelName: '',
    ConfigurationName: '',
    MunicipalityId: municipality,
    GdprConsentId: null,
    Plots: [],
  };
}
