import { type Body, body } from '../body.ts';
import { type SubmissionType, submissionType } from '../request-bodies.ts';
import { flag, instant, integer, list, text } from '../values.ts';
import { z } from '../zod.ts';

/** Why a request may come from a robot: the hidden field is filled in, the form was sent too fast, or one IP address sent too many. */
export const suspicions = ['trap', 'too-fast', 'too-many'] as const;
export type Suspicion = (typeof suspicions)[number];

/** A customer’s request that may come from a robot, with everything that staff need to judge it. */
export interface SuspectRequest {
  readonly id: string;
  readonly suspicion: Suspicion;
  readonly submissionType: SubmissionType;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  /** Empty: the request is about no house. */
  readonly houseTitle: string;
  readonly municipalityName: string;
  readonly arrivedAt: number;
}

/** The latest customers’ requests that may come from robots. */
export interface SuspectRequests {
  readonly leads: readonly SuspectRequest[];
  /** The number of all such requests, up to a limit. */
  readonly count: number;
  /** True: there are more requests than `count`. */
  readonly isMore: boolean;
}

export const suspectRequestsBody: Body<SuspectRequests> = body<SuspectRequests>({
  leads: [
    'Leads',
    list(
      body<SuspectRequest>({
        id: ['Id', text],
        suspicion: ['Suspicion', z.enum(suspicions)],
        submissionType: ['SubmissionType', submissionType],
        name: ['Name', text],
        email: ['Email', text],
        phone: ['Phone', text],
        message: ['Message', text],
        houseTitle: ['HouseModelName', text],
        municipalityName: ['MunicipalityName', text],
        arrivedAt: ['ArrivedAtUtc', instant],
      }),
    ),
  ],
  count: ['Count', integer],
  isMore: ['IsMore', flag],
});
