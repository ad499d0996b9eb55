/** The browser engines in which these tests run. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** A running browser, started once for each worker process. */
export interface Engine {
  /** The browser's name and version, as it reports them. */
  readonly version: string;
  /** Opens a profile that shares nothing with other profiles. */
  openProfile(): Promise<Profile>;
  stop(): Promise<void>;
}

/** A browser profile: the cookies and the storage of one person. */
export interface Profile {
  /** The folder in which the browser saves downloads. */
  readonly downloads: string;
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** The commands of one tab that every driver supports; `Screen` uses them. Input arrives as real mouse and keyboard events. */
export interface Tab {
  goto(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** @param size the size of the viewport, in CSS pixels */
  resize(size: { readonly width: number; readonly height: number }): Promise<void>;
  /** Returns the value of a JavaScript expression in the page, after awaiting it. The value must be serializable as JSON. */
  evaluate(expression: string): Promise<unknown>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses a key by its name. */
  press(key: Key): Promise<void>;
  /** Returns the visible part of the page as a PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type Key =
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'PageDown'
  | 'PageUp'
  | 'Backspace';
