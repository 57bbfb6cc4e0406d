import { Component, type ReactNode } from 'react'

type FocusReleaseProps = { pathname: string; children: ReactNode }

/**
 * Takes the focus from a link just before it is removed together with its page. Otherwise the browser does it during the removal, and first computes
 * the styles and the layout of a page that is half removed. Only a class can run code before the document changes.
 */
export class FocusRelease extends Component<FocusReleaseProps> {
  override getSnapshotBeforeUpdate(before: FocusReleaseProps): null {
    const focused = document.activeElement
    if (before.pathname !== this.props.pathname && focused instanceof HTMLElement && focused.closest('main')) focused.blur()
    return null
  }

  // Where `getSnapshotBeforeUpdate` is, React requires this.
  override componentDidUpdate() {}

  override render() {
    return this.props.children
  }
}
