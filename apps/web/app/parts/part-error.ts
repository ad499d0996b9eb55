/** Why a part of the program (a script or a style sheet) failed to load. */
export type PartFault =
  /** The server did not respond. */
  | 'unreachable'
  /** The server is overloaded or has an error: status 429 or 5xx. */
  | 'busy'
  /** The server no longer has the file, or only a new document can load it. */
  | 'outdated';

export class PartError extends Error {
  override readonly name = 'PartError';
  readonly fault: PartFault;

  constructor(fault: PartFault, file: string, options?: ErrorOptions) {
    super(`${file}: ${fault}`, options);
    this.fault = fault;
  }
}

/** Returns whether `import()` failed to load a module. Each browser engine has its own message for this. */
export function isMissingModule(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|importing a module script failed/i.test(error.message);
}

/** Returns why loading failed. An error that is no `PartError` counts as `unreachable`, because a retry may help. */
export function faultOf(error: unknown): PartFault {
  return error instanceof PartError ? error.fault : 'unreachable';
}
