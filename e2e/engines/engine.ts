/** The browser engines that journeys run in. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** A running browser, started once for each worker process. */
export interface Engine {
  /** Name and version as the browser reports them. */
  readonly version: string;
  /** Opens a profile: nothing in it is shared with another one. */
  openProfile(): Promise<Profile>;
  stop(): Promise<void>;
}

/** Cookies and storage of one person. */
export interface Profile {
  /** Folder that the browser saves downloads in. */
  readonly downloads: string;
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** What every driver can do with one tab. `Screen` builds on it. Input comes as real events of mouse and keyboard. */
export interface Tab {
  goto(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** @param size of the viewport, CSS pixels */
  resize(size: { readonly width: number; readonly height: number }): Promise<void>;
  /** The value of a JavaScript expression in the page, awaited; it has to be one that JSON can carry. */
  evaluate(expression: string): Promise<unknown>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses a key by its name: 'Enter', 'Escape', 'Tab', 'ArrowDown'. */
  press(key: Key): Promise<void>;
  /** PNG of the viewport. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp' | 'Backspace';
