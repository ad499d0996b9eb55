/** Why a part of the program, a script or a style sheet, could not be loaded. */
export type PartFault =
  /** Nobody answered. */
  | 'unreachable'
  /** The server answered that it cannot send it now: 429 or a server error. */
  | 'busy'
  /** The server does not have it any more, or this document cannot load it again: only a new document can. */
  | 'outdated';

export class PartError extends Error {
  override readonly name = 'PartError';
  readonly fault: PartFault;

  constructor(fault: PartFault, file: string, options?: ErrorOptions) {
    super(`${file}: ${fault}`, options);
    this.fault = fault;
  }
}

/** Whether `import()` could not fetch a module, in the words of the three browser engines. */
export function isMissingModule(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|importing a module script failed/i.test(error.message);
}

/** Why something could not be loaded; what is no `PartError` is told as one that a retry may help. */
export function faultOf(error: unknown): PartFault {
  return error instanceof PartError ? error.fault : 'unreachable';
}
