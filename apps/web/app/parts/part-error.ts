/** Why a part of the program (a script or a style sheet) failed to load. */
export type PartFault =
  /** No answer came. */
  | 'unreachable'
  /** The server cannot send it now: 429 or a server error. */
  | 'busy'
  /** The server does not have it any more, or only a new document can load it. */
  | 'outdated';

export class PartError extends Error {
  override readonly name = 'PartError';
  readonly fault: PartFault;

  constructor(fault: PartFault, file: string, options?: ErrorOptions) {
    super(`${file}: ${fault}`, options);
    this.fault = fault;
  }
}

/** Whether `import()` failed to fetch a module. Each engine has its own message. */
export function isMissingModule(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|importing a module script failed/i.test(error.message);
}

/** Why a load failed. An error that is no `PartError` counts as `unreachable`: a retry may help. */
export function faultOf(error: unknown): PartFault {
  return error instanceof PartError ? error.fault : 'unreachable';
}
