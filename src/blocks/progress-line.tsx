/** A line at the top of the page while something is on its way to it; the stylesheet shows it after 200 ms. */
export function ProgressLine() {
  return <div className="progress-line" aria-hidden="true" />
}
