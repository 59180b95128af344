/** Keys that a journey presses, by their names in the DOM. */
export type Key = 'ArrowRight' | 'Enter' | 'Escape' | 'Tab' | '/'

/** One window of a browser, whatever protocol drives it. */
export interface Tab {
  goto(url: string): Promise<void>
  /** Runs a function in the page, with values that JSON can hold. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>
  /** Adds a script to the page that is open, past its policy. */
  addScript(text: string): Promise<void>
  /** Presses and releases the main button of the pointer at a place in the window. */
  clickAt(x: number, y: number): Promise<void>
  /** Types where the focus is. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  reload(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** What the pages of this window threw and nobody caught, where the protocol tells it. */
  errors: readonly string[]
  close(): Promise<void>
}

/** A running browser. */
export interface Engine {
  /** Opens a window whose storage is its own and empty; without scripts where asked. */
  open(options?: { scripts: boolean }): Promise<Tab>
  close(): Promise<void>
}
