/** Keys pressed by journeys, with their DOM names. */
export type Key = 'Enter' | 'Escape' | 'Tab'

/** One browser window, independent of the protocol. */
export interface Tab {
  goto(url: string): Promise<void>
  /** Runs a function in the page; arguments and result must be JSON values. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>
  /** Adds a script to the open page, bypassing its policy. */
  addScript(text: string): Promise<void>
  /** Clicks the main pointer button at window coordinates in px. */
  clickAt(x: number, y: number): Promise<void>
  /** Types text into the focused element. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  reload(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Uncaught errors of the window's pages, if the protocol reports them. */
  errors: readonly string[]
  close(): Promise<void>
}

/** A running browser. */
export interface Engine {
  /** Opens a window with its own empty storage. */
  open(): Promise<Tab>
  close(): Promise<void>
}
